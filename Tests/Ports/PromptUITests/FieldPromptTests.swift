import FlowDriver
import HeadlessUI
import PromptUI
import TestSupport
import Testing

/// A form that looks at what a person has typed once they leave the field.
private struct SignUp: HeadlessApp {
  enum Action { case type, come, leave }

  private var email = ""
  private var isWrong = false

  var screen: Screen<Action> {
    let status = Status("No @ in it", holds: isWrong, isWarning: true)
    let field = Node<Action>.field(
      "Email", text: email, entered: .type, focused: .come, left: .leave, status: status)
    return Screen(title: "Sign up", content: [field])
  }

  mutating func perform(_ action: Action) {
    isWrong = action == .leave && email.contains("@") == false
  }

  mutating func perform(_ action: Action, entering text: String) { email = text }
}

/// Two fields that nothing tells apart.
private struct Twins: HeadlessApp {
  private(set) var performed: [String] = []

  var screen: Screen<String> {
    let fields = ["a", "b"].map { (action: String) in
      Node.field("Text", text: "", entered: action, focused: "to \(action)", left: "from \(action)")
    }
    return Screen(title: "Twins", content: fields)
  }

  mutating func perform(_ action: String) { performed.append(action) }

  mutating func perform(_ action: String, entering text: String) { performed.append(action) }
}

private let orchard = Orchard("Kiwi", "Mango")

struct FieldPromptTests {
  private static let offers = "Texts to choose from:\n  kiwi\n  mango\n"
  private static let emptying = PromptWords.english.emptying + "\n"
  private static let asked = "\(field(""))\(offers)Search: "

  private static func field(_ text: String) -> String {
    "field \"Search\" \"\(text)\", enter [1], submit [2]\n"
  }

  private static let conversations: [([String?], String)] = [
    (["1", "bat", "q"], "\(asked)\(field("bat"))> "),
    (["search", "", "q"], "\(asked)Nothing has changed.\n> "),
    (
      ["Sea", "bat", "search", "\"\"", "q"],
      "\(asked)\(field("bat"))> \(field("bat"))\(offers)\(emptying)Search: \(field(""))> "
    ),
    (
      ["1", "bat", "1", "", "1", "bat", "q"],
      "\(asked)\(field("bat"))> \(field("bat"))\(offers)\(emptying)Search: Nothing has changed.\n> "
        + "\(field("bat"))\(offers)\(emptying)Search: Nothing has changed.\n> "
    ),
    (["2", "q"], "value \"Count\" \"1\"\n> "),
    (["count", "q"], "value \"Count\" \"0\"\nvalue \"Count\" \"0\"\n> "),
    (["Mango Count", "q"], "value \"Count\" \"0\"\n> "),
    (["1"], "\(asked)\n"),
  ]

  @Test(arguments: conversations)
  func `a field says what it holds, and asks for a line`(lines: [String?], expected: String) {
    let conversation = talk(to: orchard, lines)
    #expect([conversation.answers, conversation.refusals] == [expected, ""])
  }

  @Test func `an app that asks for it is told when a person comes to a field and leaves it`() {
    let signUp = talk(to: SignUp(), ["1", "ann", "email", "", "1", "a@b", "3", "q"])
    let fields = ["", "ann", "ann", "a@b"].map { "field \"Email\" \"\($0)\", enter [1]\n" }
    let wrong = "field \"Email\" \"ann\", No @ in it, enter [1]\n"
    let again = "\(fields[1])\(fields[1])\(Self.emptying)Email: "
    #expect(
      signUp.answers
        == "\(fields[0])Email: \(fields[1])\(wrong)> \(again)Nothing has changed.\n\(wrong)> "
        + "\(again)\(fields[3])> > ")
    #expect(signUp.refusals == "No control has this number: 3\n")
  }

  @Test func `a field is read and asked for in another language`() {
    let korean = talk(to: orchard, ["검색", "Search", "배", "q"], words: .korean)
    let field = "입력란 \"Search\" \"\", 입력 [1], 확정 [2]\n고를 수 있는 글:\n  kiwi\n  mango\nSearch: "
    #expect(korean.answers.contains(field) && korean.app.state.query == "배")
  }

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

  @Test func `an arrow key is refused, and the text is still asked for`() {
    let typed = talk(to: orchard, ["1", "\u{1B}[A", "bat", "q"])
    #expect(typed.refusals == "The arrow keys do nothing here.\n")
    #expect(typed.app.state.query == "bat")
    #expect(typed.answers == "\(Self.asked)Search: \(Self.field("bat"))> ")
  }

  @Test func `the end of a terminal's line leaves the field unchanged, and a second end the app`() {
    let ended = talk(to: orchard, ["1", nil, nil], asksAtEnd: true)
    #expect(ended.answers == "\(Self.asked)\nNothing has changed.\n> \n")
    #expect(ended.app == orchard)
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

  @Test func `a name that fits several controls is refused with what tells them apart`() {
    let refusal = #"2 buttons are named "Add"; use in "Kiwi" or in "Mango""# + "\n"
    let typed = talk(to: orchard, ["ad", "q"])
    #expect(typed.refusals == refusal)
    #expect(typed.answers.hasSuffix("button \"Add\" [3]\nbutton \"Add\" [4]\n> "))
    let korean = talk(to: orchard, ["Add", "q"], words: .korean).refusals
    #expect(korean.hasSuffix(#"고를 수 있는 것: in "Kiwi", in "Mango""# + "\n"))
  }

  @Test func `the second of two fields that nothing tells apart is told of by itself`() {
    let typed = talk(to: Twins(), ["4", "bat", "q"])
    #expect(typed.app.performed == ["to b", "b", "from b"])
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
    let board = Board(screen: Screen(outline: "screen \"A\"\n  \(before)\n"))
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
}

/// An app that changes by itself.
private final class Board: HeadlessApp {
  var screen: Screen<Int>
  var inputs: [Input<Int>] = []

  init(screen: Screen<Int>) { self.screen = screen }

  func perform(_ action: Int) {}

  func take(_ input: Input<Int>) -> Bool {
    inputs.append(input)
    return true
  }
}
