import BrowserUI
import HeadlessUI
import PageReading
import Testing

struct SemanticsTests {
  /// Returns the lines between the bar of a screen and its end.
  private func lines(
    _ nodes: Node<Int>...,
    words: BrowserWords = .english
  ) -> [Substring] {
    let html = Screen(title: "Shop", content: nodes).html(words)
    return html.split(separator: "\n").dropFirst(4).dropLast()
  }

  @Test func `headings nest with the groups that have names, and end at the sixth level`() {
    var node = Node<Int>.text("The deepest text")
    for depth in (2...8).reversed() {
      node = .group(Group("\(depth)", children: [.group(Group(children: [node]))]))
    }
    let headings = lines(node).filter { $0.hasPrefix("<h") }.map { $0.dropFirst().prefix(2) }
    #expect(headings == ["h2", "h3", "h4", "h5", "h6", "h6", "h6"])
  }

  @Test func `a group is labelled by its heading, or is no group without one`() {
    let named = lines(.group(Group("Fruits", children: [])))
    #expect(
      named == [
        #"<div class="group" role="group" aria-labelledby="n1">"#,
        #"<h2 id="n1" dir="auto">Fruits</h2>"#, "</div>",
      ])
    #expect(lines(.group(Group(children: []))) == [#"<div class="group">"#, "</div>"])
  }

  @Test func `neighbouring values make one list`() {
    let (kiwi, fig) = (Node<Int>.value(Value("Kiwi", value: "1")), Node<Int>.text("Fig"))
    let lists = lines(kiwi, kiwi, fig, kiwi).filter { $0.contains("dl>") || $0.hasPrefix("<p") }
    #expect(lists == ["<dl>", "</dl>", #"<p dir="auto">Fig</p>"#, "<dl>", "</dl>"])
  }

  @Test func `a value has its symbol hidden from screen readers`() {
    let value = Value("Kiwi", value: "10", symbol: "🥝", identifier: "kiwi")
    #expect(
      lines(.value(value)) == [
        "<dl>", #"<div data-id="kiwi">"#, "<dt>",
        #"<span class="symbol" aria-hidden="true" dir="auto">🥝</span>"#,
        #"<span class="name" dir="auto">Kiwi</span>"#, "</dt>", #"<dd dir="auto">10</dd>"#,
        "</div>", "</dl>",
      ])
  }

  @Test func `a disabled button can keep the focus and has no number`() {
    let disabled = lines(.button(Button("Order", action: nil)))
    #expect(disabled.first == #"<button type="button" aria-disabled="true">"#)
  }

  @Test(
    arguments: [
      (nil, #"<button type="button" data-action="1">"#),
      (.cancel, #"<button type="button" class="cancel" data-action="1">"#),
      (.destructive, #"<button type="button" class="destructive" data-action="1">"#),
    ] as [(ButtonRole?, String)])
  func `a button's role is its class`(role: ButtonRole?, line: String) {
    #expect(lines(.button(Button("OK", action: 7, role: role))).first ?? "" == line)
  }

  @Test func `a status is hidden while it doesn't hold`() {
    let status = Status("Not enough fruit", holds: true, isWarning: true)
    let other = Status("Changed", holds: false)
    let found = [status, other].map { lines(.button(Button("Order", action: 1, status: $0)))[2] }
    #expect(
      found == [
        #"<small class="status warning" dir="auto">Not enough fruit</small>"#,
        #"<small class="status" hidden="" dir="auto">Changed</small>"#,
      ])
  }

  @Test func `a stepper is a group with two labelled buttons`() {
    let stepper = Stepper("키위", value: "0", decrement: nil, increment: 1, identifier: "kiwi")
    let expected: [Substring] = [
      #"<div class="stepper" role="group" aria-labelledby="n1" data-id="kiwi">"#,
      #"<span class="name" id="n1" dir="auto">키위</span>"#,
      #"<button type="button" class="decrement" aria-label="키위 줄이기" aria-disabled="true" dir="auto">−</button>"#,
      #"<output aria-labelledby="n1" dir="auto">0</output>"#,
      #"<button type="button" class="increment" aria-label="키위 늘리기" data-action="2" dir="auto">+</button>"#,
      "</div>",
    ]
    let korean = lines(.stepper(stepper), words: .korean)
    let english = lines(.stepper(stepper)).filter { $0.contains(" 키위\"") }.count
    #expect(korean == expected)
    #expect(english == 2)
  }

  @Test(arguments: [true, false])
  func `a stepper's label has the status that holds`(holds: Bool) {
    let stepper = Stepper(
      "Kiwi", value: "0", decrement: 1, increment: 2, status: Status("Changed", holds: holds))
    let label = holds ? "n1 n1-status" : "n1"
    let line = #"<div class="stepper" role="group" aria-labelledby="\#(label)">"#
    #expect(lines(.stepper(stepper)).first ?? "" == line)
  }
}
