import CellText
import HeadlessUI
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct TypingTests {
  private static let down = "\u{1B}[B"
  private static let paste = (start: "\u{1B}[200~", end: "\u{1B}[201~")

  /// A field "t" that holds what is typed, as the app accepts it, before a button "Go".
  private static func board(
    _ text: String = "", submitted: String? = nil, isHidden: Bool = false,
    isMultiline: Bool = false, accept: @escaping (String) -> String = { $0 }
  ) -> Board {
    func screen(_ text: String) -> Screen<String> {
      let field = Node.field(
        "Text", text: text, entered: "t", submitted: submitted, isHidden: isHidden,
        isMultiline: isMultiline)
      return Board.screen([field] + Board.nodes(["Go", "Stop"]))
    }
    return Board(screen(text)) { board, _ in board.screen = screen(accept(board.texts["t"] ?? "")) }
  }

  private static func text(_ board: Board) -> String? {
    board.screen.topLayer.content.first?.value
  }

  @Test(arguments: [
    ("bat", "left x", "baxt", 3), ("bat", "home x", "xbat", 1), ("bat", "ctrl-a x", "xbat", 1),
    ("bat", "home end x", "batx", 4), ("bat", "home ctrl-e x", "batx", 4),
    ("bat", "backspace", "ba", 2), ("bat", "home backspace", "bat", 0),
    ("bat", "home delete", "at", 0), ("bat", "delete", "bat", 3),
    ("bat", "left left right x", "baxt", 3),
    ("bat", "right right x", "batx", 4), ("bat", "left left left left left x", "xbat", 1),
    ("one two  ", "ctrl-w", "one ", 4), ("one two", "ctrl-w ctrl-w ctrl-w", "", 0),
    ("one two", "left ctrl-u", "o", 0), ("one two", "left left ctrl-k", "one t", 5),
    ("e\u{301}🇰🇷👩‍👩‍👧한", "backspace backspace", "e\u{301}🇰🇷", 2),
    ("e\u{301}🇰🇷👩‍👩‍👧한", "left left left delete", "e\u{301}👩‍👩‍👧한", 1),
    ("", "q ? 1 + - space q", "q?1+- q", 7), ("", "ㅂ Q ？", "ㅂQ？", 3), ("", "한 글", "한글", 2),
    ("", "👩‍👩‍👧 🇰🇷", "👩‍👩‍👧🇰🇷", 2), ("", "\u{202E} \u{9B} a", "a", 1),
  ])
  func `keys edit the text by what a person takes for a character`(
    text: String, keys: String, result: String, caret: Int
  ) {
    let board = Self.board(text)
    let session = ViewSession(board)
    session.press(keys)
    #expect(Self.text(board) == result)
    #expect(session.state.focus.text.caret == caret)
    #expect(session.state.isOpen && session.focused == "Text")
    let isDrawn = (text + result).unicodeScalars.count == (text + result).count
    #expect(isDrawn == false || session.shows(session.state.frame.text))
  }

  @Test func `each key is a change, and a part of a character joins the one before`() {
    let board = Self.board()
    let session = ViewSession(board)
    session.type("b한e\u{301}a")
    let texts = ["b", "b한", "b한e", "b한e\u{301}", "b한e\u{301}a"]
    #expect(board.performed == texts.map { "t=\($0)" })
    session.press("left home end")
    #expect(board.performed.count == 5)
    session.type("\u{301}👩‍👩‍👧🇰🇷")
    #expect(Self.text(board) == texts[4] + "\u{301}👩‍👩‍👧🇰🇷")
    #expect(session.state.focus.text.caret == 6)
  }

  @Test(arguments: [
    (false, "a\r\nb\nc\td", "a b c d"), (true, "a\r\nb\rc\td", "a\nb\nc d"),
    (false, "\u{1B}[31mred\u{7}\u{202E}\u{2066}!", "[31mred!"), (false, "q\u{3}1\u{1B}", "q1"),
    (true, "a\u{2028}b\u{85}c", "a\nb\nc"), (false, "한글 👩‍👩‍👧", "한글 👩‍👩‍👧"),
  ])
  func `a paste comes in one piece, without what can't be printed`(
    isMultiline: Bool, pasted: String, result: String
  ) {
    let board = Self.board("xy", isMultiline: isMultiline)
    let session = ViewSession(board)
    session.press("left")
    session.type(Self.paste.start + pasted + Self.paste.end)
    #expect(board.performed == ["t=x\(result)y"])
    #expect(session.model.unknown == [])
    session.press("tab")
    session.type(Self.paste.start + "\rq1" + Self.paste.end)
    #expect(board.performed.count == 1 && session.state.isOpen && session.focused == "Go")
  }

  @Test func `a megabyte can be pasted, and typed on`() {
    let board = Self.board()
    let session = ViewSession(board)
    let text = String(repeating: "한글 and more 🍓 ", count: 30_000)
    session.type(Self.paste.start + text + Self.paste.end)
    session.press("x left left y")
    #expect(Self.text(board) == text.dropLast() + "y x")
    #expect(session.shows(session.state.frame.text))
  }

  @Test(
    arguments: [
      (false, "sent", "a enter", ["t=a", "sent"], "Text"), (false, nil, "a enter", ["t=a"], "Text"),
      (true, "sent", "a enter b", ["t=a", "t=a\n", "t=a\nb"], "Text"),
      (true, nil, "a enter enter", ["t=a", "t=a\n", "t=a\n\n"], "Text"),
      (false, "sent", "a tab", ["t=a"], "Go"), (false, "sent", "a backtab", ["t=a"], "Stop"),
      (false, "sent", "a down", ["t=a"], "Go"),
      (false, "sent", "a down up b", ["t=a", "t=ab"], "Text"),
      (true, "sent", "a left down enter", ["t=a", "Go"], "Go"),
    ] as [(Bool, String?, String, [String], String)])
  func `Enter submits or begins a line, and Tab and the arrows move the focus`(
    isMultiline: Bool, submitted: String?, keys: String, performed: [String], focused: String
  ) {
    let board = Self.board(submitted: submitted, isMultiline: isMultiline)
    let session = ViewSession(board)
    session.press(keys)
    #expect(board.performed == performed)
    #expect(session.focused == focused)
  }

  @Test(arguments: [
    ("one\ntwo\nthree", "left ctrl-u", "one\ntwo\ne", 8),
    ("one\ntwo", "home left home x", "xone\ntwo", 1),
    ("one\ntwo", "ctrl-a left ctrl-a ctrl-k", "\ntwo", 0),
    ("one\ntwo", "home backspace", "onetwo", 3),
    ("one\ntwo", "ctrl-a left end x", "onex\ntwo", 4), ("a\n\nb", "home left home x", "a\nx\nb", 3),
  ])
  func `keys that mean a line keep to it`(text: String, keys: String, result: String, caret: Int) {
    let board = Self.board(text, isMultiline: true)
    let session = ViewSession(board)
    session.press(keys)
    #expect(Self.text(board) == result)
    #expect(session.state.focus.text.caret == caret)
  }

  private static func answer(_ name: String, to text: String) -> String {
    switch name {
    case "refuses": "abcd"
    case "takes over": text.uppercased()
    case "trims": String(text.drop { $0 == " " })
    case "groups": text.replacing("-", with: "").map { "\($0)" }.joined(separator: "-")
    case "limits": String(text.prefix(4))
    default: ""
    }
  }

  @Test(arguments: [
    ("refuses", "left left x", 2), ("takes over", "left x", 4), ("trims", "home space", 0),
    ("groups", "left x", 8), ("clears", "x", 0), ("limits", "x", 4), ("limits", "home x", 1),
  ])
  func `the caret stays where it makes sense if the app answers with another text`(
    name: String, keys: String, caret: Int
  ) {
    let board = Self.board("abcd") { Self.answer(name, to: $0) }
    let session = ViewSession(board)
    session.press(keys)
    #expect(session.state.focus.text.caret == caret, "\(name)")
    #expect(session.state.focus.text.whole == Self.text(board))
  }

  @Test func `nothing that is typed is too soon, but a key that was held down elsewhere is`() {
    for (script, text) in [
      ("enter l 10 l 10 o 10 space 10 space", "llo  "), ("enter 20 enter 20 enter", ""),
      ("space 20 space 20 space 20 x", "x"), ("space 300 x 20 space", "x "), ("enter q", "q"),
    ] {
      let board = Board("New") { board, action in
        let field = Node.field(
          "Note", text: board.texts["t"] ?? "", entered: "t", isMultiline: true)
        board.screen.covers =
          action == "Bye" ? [] : [Board.sheet([field], bar: ["Bye"], dismissal: "Bye")]
      }
      let session = ViewSession(board)
      session.play("2000 \(script)")
      #expect(board.texts["t"] ?? "" == text, "\(script)")
      #expect(board.performed.first == "New" && session.state.isOpen)
      session.press("esc")
      #expect(board.performed.last == "Bye")
    }
  }

  @Test func `a field that disappears takes the rest of what is typed with it`() {
    for keys in ["uit\rq1", "\r\r", "  ", "\u{7F}\r", Self.paste.start + "q\r" + Self.paste.end] {
      let board = Board(Board.screen([.field("Text", text: "", entered: "t")])) { board, action in
        board.screen = Board.screen(Board.nodes(["Buy", "Pay"]))
      }
      let session = ViewSession(board)
      session.play("2000 q")
      session.send(keys)
      #expect(board.performed == ["t=q"] && session.state.isOpen, "\(keys.visible)")
      session.wait(50)
      #expect(session.state.showsNumbers == false)
      session.press("enter q")
      #expect(board.performed == ["t=q", "Buy"] && session.state.isOpen == false)
    }
  }

  @Test func `a click goes to a field, with the caret at the end of its text`() throws {
    let board = Self.board("하나 and two")
    let session = ViewSession(board, columns: 40)
    session.press("home tab")
    let region = try #require(session.state.frame.regions.first { $0.affordance == 0 })
    let (press, release) = TerminalScreensTests.click(row: region.row, column: region.column + 2)
    session.sendLater(press + release)
    #expect(session.state.focus.text.caret == 10)
    #expect(session.focused == "Text" && board.performed == [])
    session.press("x")
    #expect(Self.text(board) == "하나 and twox")
  }

  @Test func `the model moves the focus while the layer stays`() {
    func screen(_ focus: String?) -> Screen<String> {
      let fields = ["a", "b"].map {
        Node.field($0, text: "", entered: $0, submitted: "next \($0)", identifier: $0)
      }
      return Screen(title: "Board", content: fields + Board.nodes(["Go"]), focus: focus)
    }
    let board = Board(screen("b")) { board, action in
      if action.hasPrefix("next") { board.screen = screen(action == "next b" ? "a" : nil) }
    }
    let session = ViewSession(board)
    #expect(session.focused == "b")
    session.press("enter")
    #expect(session.focused == "a")
    session.press("tab tab enter")
    #expect(session.focused == "Go")
    board.screen = screen("b")
    session.send("")
    session.wait(2_000)
    #expect(session.focused == "b")
    board.screen = screen("no such")
    session.wait(2_000)
    #expect(session.focused == "b")
  }

  @Test func `an app that asks for it is told which field the user comes to and leaves`() {
    let fields = ["a", "b"].map { name in
      Node.field(name, text: "", entered: name, focused: "to \(name)", left: "from \(name)")
    }
    let board = Board(Board.screen(fields + Board.nodes(["Go"])))
    let session = ViewSession(board)
    session.press("tab x tab")
    #expect(board.performed == ["to a", "from a", "to b", "b=x", "from b"])
    session.press("backtab")
    let screen = board.screen
    board.screen = screen.covered(by: Board.alert("Wait", ["OK"]))
    session.send("")
    board.screen = screen
    session.send("")
    #expect(session.focused == "b")
    #expect(board.performed.suffix(2) == ["from b", "to b"])
  }

  @Test func `fields that nothing tells apart are told of one by one`() {
    let fields = ["a", "b"].map { (action: String) in
      Node.field("Text", text: "", entered: action, focused: "to \(action)", left: "from \(action)")
    }
    let board = Board(Board.screen(fields))
    let session = ViewSession(board)
    session.press("tab x backtab")
    #expect(board.performed == ["to a", "from a", "to b", "b=x", "from b", "to a"])
  }

  @Test func `numbers choose a field, and are typed into it afterwards`() {
    let board = Board(
      Board.screen(Board.nodes(["a"]) + [.field("Text", text: "", entered: "t", submitted: "s")]))
    let session = ViewSession(board)
    session.press("2")
    #expect(session.focused == "Text" && session.lastLine.hasPrefix("2 Text"))
    session.press("3")
    #expect(session.lastLine.hasPrefix("No control 3"))
    session.press("2 enter 3")
    #expect(board.performed == ["t=3"])
  }

  @Test func `a key that follows Tab or a click at once isn't meant for the text`() throws {
    for leavesByTab in [true, false] {
      let board = Self.board()
      let session = ViewSession(board)
      session.play("2000 a")
      let (press, release) = try session.click(on: 1)
      session.send(leavesByTab ? "\t" : press)
      session.send("\r")
      #expect(session.focused == "Go" && board.performed == ["t=a", "Go"])
      session.send(release)
    }
  }

  @Test(
    arguments: [
      (TerminalWords.english, nil, false, "Tab move  Ctrl-C leave"),
      (.english, "s", false, "Tab move  Enter submit  Ctrl-C leave"),
      (.english, "s", true, "Tab move  Enter new line  Ctrl-C leave"),
      (.korean, "s", false, "Tab 이동  Enter 확정  Ctrl-C 나가기"),
      (.korean, nil, true, "Tab 이동  Enter 줄 바꿈  Ctrl-C 나가기"),
    ] as [(TerminalWords, String?, Bool, String)])
  func `the last row says what keys do in a field`(
    words: TerminalWords, submitted: String?, isMultiline: Bool, row: String
  ) {
    let board = Self.board(submitted: submitted, isMultiline: isMultiline)
    #expect(ViewSession(board, words: words).lastLine == row)
  }

  @Test func `the terminal shows its cursor at the caret alone, and moves it alone`() {
    let session = ViewSession(Self.board("bat"), columns: 40)
    let caret = session.model.cursor
    #expect(session.model.showsCursor)
    session.press("left left")
    #expect(session.model.cursor.column == caret.column - 2)
    session.press("tab")
    #expect(session.model.showsCursor == false)
    session.press("backtab")
    #expect(session.model.showsCursor && session.model.cursor == caret)
  }
}
