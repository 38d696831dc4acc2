import FlowDriver
import HeadlessUI
import PromptUI
import TestSupport
import Testing

private let orchard = Orchard("Kiwi", "Mango")

struct FieldPromptTests {
  @Test(arguments: [
    "q", "?", "help", "help flow", "3", "[1]", "show", "dismiss", "tap \"Add\"", "나가기", " a ",
    "a\t",
    "\"a\"", "'", "\\n", "repeat 2", "#", "ㅂ", "Kiwi +3", "a\u{202E}b", "\u{7}", "e\u{301}",
    String(repeating: "a", count: TestSizes.size(quick: 100_000, exhaustive: 1_000_000)),
  ])
  func `the text of a field is what's typed, whatever it would mean elsewhere`(text: String) {
    let typed = talk(to: orchard, ["1", text, "q"])
    #expect(typed.app.state.query.utf8.elementsEqual(text.utf8) && typed.refusals.isEmpty)
    #expect(typed.answers.hasSuffix("\n> "))
    #expect(typed.answers.unicodeScalars.contains { ["\u{7}", "\u{202E}"].contains($0) } == false)
  }

  private static let places: [(line: String, counts: [Int])] = [
    ("mango add", [0, 1]), ("MangoAdd", [0, 1]), ("Kiwi Add", [1, 0]), ("“Mango Add”", [0, 1]),
    ("mango a", [0, 1]), ("망고 Add", [0, 0]), ("Add", [0, 0]), ("mango", [0, 0]),
  ]

  @Test(arguments: places)
  func `the same name in several groups is told apart by the group`(line: String, counts: [Int]) {
    let chosen = talk(to: orchard, [line, "q"])
    #expect(chosen.app.counts == counts)
    #expect(chosen.refusals.isEmpty == counts.contains(1))
  }

  @Test func `the second of two fields that nothing tells apart is told of by itself`() {
    let twins = Screen(
      outline: """
        screen "Twins"
          field "Text" "" enter [1] focus [2] leave [3]
          field "Text" "" enter [4] focus [5] leave [6]

        """)
    let typed = talk(to: Log(Still(twins)), ["4", "bat", "q"])
    #expect(typed.app.inputs == [.action(5), .text("bat", 4), .action(6)])
  }

  @Test func `a stepper in a group is changed`() {
    let pantry = Screen(
      outline: """
        screen "Pantry"
          group "Kiwi"
            stepper "Count" "0" decrease [1] increase [2]
          group "Mango"
            stepper "Count" "5" decrease [3] increase [4]

        """)
    let changed = talk(to: Log(Still(pantry)), ["Mango Count +2", "Mango Count 5", "Count 3", "q"])
    #expect(changed.app.inputs == [.action(4), .action(4)])
    #expect(
      changed.refusals == #"2 steppers are named "Count"; use in "Kiwi" or in "Mango""# + "\n")
  }

  @Test func `a secret text isn't read, and a field that can't be used isn't asked for`() {
    let login = Screen(
      outline: """
        screen "Login"
          field "Name" ""
          field "Password" "hunter1" secret enter [1]
          group "Card"
            field "Code" "" enter [2]
          group "Gate"
            field "Code" "" enter [3]

        """)
    let lines = ["Password", "hunter2", "password", "", "name", "bat", "code", "a", "q"]
    let typed = talk(to: Log(Still(login)), lines)
    #expect(typed.app.inputs == [.text("hunter2", 1)])
    #expect(typed.answers.contains("field \"Password\" \"•••••••\", enter [2]\n"))
    #expect(typed.answers.contains("hunter") == false)
    let several = #"2 fields are named "Code"; use in "Card" or in "Gate""#
    let unknown = ["bat", "a"].map { "no button \"\($0)\"\n" }
    #expect(typed.refusals == "field \"Name\" is disabled\n\(unknown[0])\(several)\n\(unknown[1])")
  }

  /// What an app gets of a text for its first control if it shows other nodes once that is typed.
  private func inputs(before: String, after: String) -> [Input<Int>] {
    let board = Board("screen \"A\"\n  \(before)\n")
    let next = Screen(outline: "screen \"A\"\n  \(after)\n")
    var lines = ["1", "bat", "q"].makeIterator()
    var rest = AnyIterator { () -> String? in
      let line = lines.next()
      if line == "bat" { board.screen = next }
      return line
    }
    var output = ""
    var errors = ""
    var port = PromptPort(board)
    port.run(&rest, &output, &errors)
    #expect(errors.isEmpty || board.inputs.isEmpty)
    return board.inputs
  }

  @Test func `a text goes to the field that was asked for, or nowhere`() {
    func note(_ number: Int) -> String { "field \"Note\" \"\" enter [\(number)]" }
    let ok = "button \"Ok\" [1]"
    #expect(inputs(before: note(1), after: "\(ok)\n  \(note(2))") == [.text("bat", 2)])
    #expect(inputs(before: note(1), after: ok) == [])
    #expect(inputs(before: note(1), after: "field \"Note\" \"\"") == [])
    #expect(inputs(before: note(1), after: "alert \"Ok\"\n    \(ok)") == [])
    #expect(inputs(before: note(1), after: "sheet \"Ok\"\n    \(note(1))") == [])
    let notes = "\(note(1))\n  \(note(2))"
    #expect(inputs(before: notes, after: notes) == [.text("bat", 1)])
    #expect(inputs(before: notes, after: "\(ok)\n  \(note(2))\n  \(note(3))") == [])
  }

  @Test(arguments: ["bat", ""])
  func `a field that the app itself moves gets the text, and is left`(text: String) {
    let typed = talk(to: Log(Finder()), ["1", text, "q"])
    let entering: [Input<Finder.Action>] = text.isEmpty ? [] : [.text(text, .type)]
    #expect(typed.app.inputs == [.action(.come)] + entering + [.action(.leave)])
    #expect(typed.refusals.isEmpty)
  }

  @Test(arguments: [Finder(isCovered: true), Finder(isHidden: true)])
  private func `a field that the app covers or hides once a person comes to it isn't asked for`(
    finder: Finder
  ) {
    let typed = talk(to: Log(finder), ["1", "go", "q"])
    #expect(typed.app.inputs == [.action(.come), .action(.clear)])
    #expect(typed.refusals == "no field \"Find\"\n")
  }
}

/// A field after buttons that come when a person comes to it, and when it has a text.
private struct Finder: HeadlessApp {
  enum Action { case come, type, leave, clear }

  /// Whether an alert covers the field when a person comes to it.
  var isCovered = false
  /// Whether the field disappears when a person comes to it.
  var isHidden = false
  var text = ""
  var isTyping = false

  var screen: Screen<Action> {
    let field = Node<Action>.field(
      "Find", text: text, entered: .type, focused: .come, left: .leave)
    let clear = Node.button(Button("Clear", action: Action.clear))
    let go = Node.button(Button("Go", action: Action.clear))
    let isGone = isHidden && isTyping
    let content = (isTyping ? [go] : []) + (text.isEmpty ? [] : [clear]) + (isGone ? [] : [field])
    let alert = Layer<Action>.alert(
      AlertIntent(message: "Wait", buttons: [.init("Go", action: .clear)]))
    return Screen(
      title: "A", content: content, coveredBy: isCovered && isTyping ? [alert] : [])
  }

  mutating func perform(_ action: Action) { isTyping = action == .come }
  mutating func perform(_ action: Action, entering text: String) { self.text = text }
}
