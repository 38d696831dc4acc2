import BrowserScreens
import HeadlessUI
import TestSupport
import Testing

struct FieldTests {
  private static func lines(_ node: Node<Int>) -> [String] {
    let html = Screen(title: "", content: [node]).html(.english)
    return html.split(separator: "\n").dropFirst(4).dropLast().map(String.init)
  }

  @Test func `a field has a label, a description, and the numbers of what is done in it`() {
    let field = Node.field(
      "Name", text: "Ann", placeholder: "First name", entered: 7, submitted: 8, focused: 5, left: 6,
      offered: ["Bob"], status: Status("Taken", holds: true, isWarning: true), identifier: "name")
    #expect(
      Self.lines(field) == [
        #"<div class="field" data-id="name">"#,
        #"<label class="name" for="n1" dir="auto">Name</label>"#,
        #"<input id="n1" type="text" data-action="1" data-submit="2" data-focused="3" "#
          + #"data-left="4" placeholder="First name" aria-invalid="true" aria-describedby="n1-status" list="n1-list" dir="auto" "#
          + #"value="Ann">"#,
        #"<small class="status warning" id="n1-status" dir="auto">Taken</small>"#,
        #"<datalist id="n1-list">"#, #"<option value="Bob" dir="auto"></option>"#, "</datalist>",
        "</div>",
      ])
  }

  private func input(isHidden: Bool, isMultiline: Bool) -> String {
    let field = Node<Int>.field(
      "", text: "a\n", entered: nil, isHidden: isHidden, isMultiline: isMultiline)
    return Self.lines(field)[2]
  }

  @Test func `a secret text is a password, and any other one of several lines has room for them`() {
    let password = #"<input id="n1" type="password" readonly="" dir="auto" value="a"#
    #expect(input(isHidden: true, isMultiline: false).hasPrefix(password))
    #expect(input(isHidden: true, isMultiline: true).hasPrefix(password))
    let area = #"<textarea id="n1" readonly="" dir="auto">&#10;a&#10;</textarea>"#
    #expect(input(isHidden: false, isMultiline: true).hasPrefix(area))
  }

  @Test(arguments: try rows(in: "Tables/typed.txt"))
  func `a typed text comes back as it was`(text: String, escaped: String) {
    for isMultiline in [false, true] {
      let field = Node.field("", text: text, entered: 1, isMultiline: isMultiline)
      let end = isMultiline ? "&#10;\(escaped)</textarea>" : " value=\"\(escaped)\">"
      #expect(Self.lines(field)[2].utf8.reversed().starts(with: end.utf8.reversed()))
    }
  }

  @Test func `a text is for a field alone`() {
    var port = BrowserPort(Orchard("Kiwi"), words: .english)
    var outcomes = [port.enter("bat", number: 1)]
    for number in [0, 2, 3, 4, -1, .max] { outcomes.append(port.enter("x", number: number)) }
    outcomes.append(port.perform(1))
    #expect(outcomes == [true] + Array(repeating: false, count: 7))
    #expect(port.app.state.query == "bat")
    port.perform(2)
    #expect(port.app.counts == [1])
  }

  @Test(
    arguments: [
      String(repeating: "a 1<", count: TestSizes.size(quick: 1 << 15, exhaustive: 1 << 18)),
      "\u{202E}\u{2066}\0\r\n\u{1B}[2J\u{FFFD}",
      "</textarea><script>", String(repeating: "\u{301}", count: 1_000),
    ])
  func `any text can be typed, and is written as it is`(text: String) throws {
    var port = BrowserPort(Orchard("Kiwi"), words: .english)
    port.enter(text, number: 1)
    let value = try WrittenHTML(port.html).values("value").first
    #expect(value?.utf8.elementsEqual(text.utf8) == true)
    #expect(port.app.state.query.utf8.elementsEqual(text.utf8))
  }
}
