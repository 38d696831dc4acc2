import BrowserScreens
import HeadlessUI
import JuiceScreens
import JuiceViewModels
import PageReading
import Testing

struct PageReadingTests {
  private let html: String
  private let screen: Screen<Int>

  init() {
    var port = BrowserPort(JuiceKiosk(phrases: .english), words: .english)
    port.perform(1)
    port.perform(4)
    for _ in 0..<10 { port.perform(11) }
    html = port.html
    screen = port.app.screen.numbered
  }

  @Test(
    arguments: [
      (">10<", ">9<"), ("\n", ""), ("\"", "'"), ("11</output>", "12</output>"),
      (#"status" dir"#, #"status" hidden dir"#),
      (#"status" id="n6-status""#, #"status" id="n5-status""#), ("n6 n6-status", "n6"),
      (#"hint" id="n5""#, #"hint" id="n4""#), (#"describedby="n4""#, ""), ("to save", "to lose"),
      (#" data-unsaved="""#, ""),
      (#"aria-disabled="true""#, ""), (#"data-action="3""#, #"aria-disabled="true""#),
      (#"data-action="2""#, ""), (#"data-action="2""#, #"data-action="two""#),
      (#"class="sheet""#, ""), (#"role="group""#, ""), ("<h2 ", "<h3 "), ("</main>", ""),
      ("</main>", "</main>text"), ("Increase Strawberry", "Increase"),
      (#"labelledby="n3""#, #"labelledby="n2""#), ("<dt>", "<dt><b></b>"), ("Stock", "&#x30;"),
      (#" data-id="kiwi""#, ""), (#"data-id="kiwi""#, "data-id=kiwi"), ("<dialog", "<main"),
      (#" role="list""#, ""), ("<li>", "<div>"),
      (#"data-dismiss="13""#, ""), ("Edit stock", "Edit &stock;"), ("Edit", "&amp;Edit"),
      ("Edit", "␀Edit"),
    ])
  func `a page with a fault isn't the screen's`(right: String, wrong: String) {
    let faulty = html.replacing(right, with: wrong, maxReplacements: 1)
    #expect(((try? Screen(page: faulty)) == screen) == false)
  }
}
