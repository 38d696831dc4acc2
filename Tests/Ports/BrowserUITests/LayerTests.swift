import BrowserUI
import HeadlessUI
import PageReading
import Testing

struct LayerTests {
  @Test(
    arguments: [
      (nil, nil, "", []),
      ("Title", nil, #" aria-labelledby="n1""#, [#"<h2 id="n1" dir="auto">Title</h2>"#]),
      (nil, "Message", #" aria-labelledby="n1""#, [#"<p id="n1" dir="auto">Message</p>"#]),
      (
        "Title", "Message", #" aria-labelledby="n1" aria-describedby="n2""#,
        [#"<h2 id="n1" dir="auto">Title</h2>"#, #"<p id="n2" dir="auto">Message</p>"#]
      ),
    ] as [(String?, String?, String, [String])])
  func `an alert is labelled by its title, or else by its message`(
    title: String?, message: String?, labels: String, texts: [String]
  ) throws {
    let alert = Alert(title: title, message: message, buttons: [], dismissal: 9)
    let screen = Screen(title: "Shop", modal: .alert(alert))
    let lines = screen.html(.english).split(separator: "\n").dropFirst(5).map(String.init)
    let dialog = #"<dialog lang="en" class="alert" role="alertdialog"\#(labels) data-dismiss="1">"#
    #expect(lines == [dialog] + texts + [#"<div class="buttons">"#, "</div>", "</dialog>"])
    #expect(try Screen(page: screen.html(.english)) == screen.numbered)
  }

  @Test func `every layer is there from the bottom to the top, with numbers of its own`() throws {
    let alert = Alert(message: "Sure?", buttons: [Button("Yes", action: 5, role: .destructive)])
    let bar = [Button("Close", action: 3), Button("Help", action: nil), Button("More", action: 4)]
    let upper = Screen(title: "Second", bar: bar, modal: .alert(alert))
    let lower = Screen(title: "First", bar: bar, modal: .sheet(upper, dismissal: nil))
    let screen = Screen(title: "Shop", bar: bar, modal: .sheet(lower, dismissal: 6))
    let html = screen.html(.korean)
    let layers = html.split(separator: "\n").filter {
      $0.hasPrefix("<main") || $0.hasPrefix("<dialog")
    }
    #expect(
      layers == [
        #"<main lang="ko">"#,
        #"<dialog lang="ko" class="sheet" aria-labelledby="n1" data-dismiss="4">"#,
        #"<dialog lang="ko" class="sheet" aria-labelledby="n2">"#,
        #"<dialog lang="ko" class="alert" role="alertdialog" aria-labelledby="n3">"#,
      ])
    let numbers = html.matches(of: /data-action="(\d+)"/).compactMap { Int($0.1) }
    #expect(numbers == [1, 3, 1, 3, 1, 3, 1])
    #expect(try Screen(page: html) == screen.numbered)
  }

  @Test func `hundreds of groups inside each other are read back`() throws {
    var node = Node<Int>.button(Button("Dig", action: 1))
    for depth in 0..<400 { node = .group(Group(depth % 2 == 0 ? "G" : nil, children: [node])) }
    let screen = Screen(title: "Mine", content: [node])
    #expect(try Screen(page: screen.html(.english)) == screen.numbered)
  }

  @Test func `an app that looks the same has the same HTML`() {
    let screen = Screen(title: "Shop", bar: [Button("Order", action: 41)])
    #expect(screen.html(.english) == screen.map { "\($0)" }.html(.english))
  }
}
