import BrowserUI
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
    port.perform(3)
    for _ in 0..<10 { port.perform(10) }
    html = port.html
    screen = port.app.screen.numbered
  }

  @Test(
    arguments: [
      (#"<main lang="en">"#, #"<main style="" lang='en' tabindex="-1">"#),
      ("<dialog ", #"<dialog open="" "#), ("\n", ""), ("\n", "\n  \n"),
      (#"class="sheet""#, #"class="top sheet""#), (#" hidden="""#, " hidden"),
    ])
  func `what a browser serializes is read`(written: String, serialized: String) throws {
    let html = html.replacing(written, with: serialized)
    #expect(try Screen(page: html) == screen)
    #expect(try Screen(page: #"<div id="app">\#(html)</div>"#) == screen)
  }

  @Test func `references are read`() throws {
    let named = html.replacing(
      "Edit stock", with: "&lt;&amp;&gt;&quot;&apos;&nbsp;&#39;", maxReplacements: 1)
    #expect(try Screen(page: named).bar.first?.name == "<&>\"'\u{A0}'")
  }

  @Test(
    arguments: [
      (">10<", ">9<"), ("11</output>", "12</output>"), (#"status" dir"#, #"status" hidden dir"#),
      (#"status" id="n4-status""#, #"status" id="n5-status""#), ("n4 n4-status", "n4"),
      (#"aria-disabled="true""#, ""), (#"data-action="3""#, #"aria-disabled="true""#),
      (#"data-action="2""#, ""), (#"data-action="2""#, #"data-action="two""#),
      (#"class="sheet""#, ""), (#"role="group""#, ""), ("<h2 ", "<h3 "), ("</main>", ""),
      ("</main>", "</main>text"), ("Increase Strawberry", "Increase"),
      (#"labelledby="n3""#, #"labelledby="n2""#), ("<dt>", "<dt><b></b>"), ("Stock", "&#x30;"),
      (#" data-id="kiwi""#, ""), (#"data-id="kiwi""#, "data-id=kiwi"), ("<dialog", "<main"),
      (#"data-dismiss="12""#, ""), ("Edit stock", "Edit &stock;"), ("Edit", "\u{2060}Edit"),
    ])
  func `a page with a fault isn't the screen's`(right: String, wrong: String) {
    let faulty = html.replacing(right, with: wrong, maxReplacements: 1)
    #expect(((try? Screen(page: faulty)) == screen) == false)
  }
}
