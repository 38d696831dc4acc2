import CellText
import HeadlessUI
import Terminals
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct TypingTests {
  private static let paste = (start: "\u{1B}[200~", end: "\u{1B}[201~")

  /// A session with a field "Text" that holds what is typed, as the app accepts it, before two buttons.
  private static func session(
    _ text: String = "", submitted: String? = nil, isMultiline: Bool = false,
    words: TerminalWords = .english, pressing keys: String = "",
    accept: @escaping (String) -> String = { $0 }
  ) -> ViewSession<Board> {
    func screen(_ text: String) -> Screen<String> {
      let field = Node.field(
        "Text", text: text, entered: "t", submitted: submitted, isMultiline: isMultiline)
      return Board.screen([field] + Board.nodes(["Go", "Stop"]))
    }
    let board = Board(screen(text)) { board, _ in
      board.screen = screen(accept(board.texts["t"] ?? ""))
    }
    return ViewSession(board, columns: 40, words: words, pressing: keys)
  }

  /// What is pressed, and the text then, with a bar at the caret.
  @Test(arguments: try rows(in: "Tables/keys.txt"))
  func `keys edit the text by what a person takes for a character`(keys: String, text: String) {
    let session = Self.session(pressing: keys)
    #expect(session.typed == text)
    #expect(session.state.isOpen)
    #expect(session.focused == "Text")
    let isDrawn = (keys + text).unicodeScalars.count == (keys + text).count
    #expect(isDrawn == false || session.shows(session.state.frame.text))
  }

  @Test(arguments: [
    "one enter two enter three left ctrl-u": "one\ntwo\n|e",
    "one enter two home left home x": "x|one\ntwo",
    "one enter two ctrl-a left ctrl-a ctrl-k": "|\ntwo",
    "one enter two home backspace": "one|two",
    "one enter two ctrl-a left end x": "onex|\ntwo",
    "a enter enter b home left home x": "a\nx|\nb",
  ])
  func `keys that mean a line keep to it`(keys: String, text: String) {
    #expect(Self.session(isMultiline: true, pressing: keys).typed == text)
  }

  @Test func `each key is a change, and a part of a character joins the one before`() {
    let session = Self.session()
    session.type("b한e\u{301}a")
    let texts = ["b", "b한", "b한e", "b한e\u{301}", "b한e\u{301}a"]
    #expect(session.performed == texts.map { "t=\($0)" })
    session.press("left home end")
    #expect(session.performed.count == 5)
    session.type("\u{301}👩‍👩‍👧🇰🇷")
    #expect(session.typed == texts[4] + "\u{301}👩‍👩‍👧🇰🇷|")
    #expect(session.state.focus.text.caret == 6)
  }

  private func expectPaste(_ pasted: String, as text: String, isMultiline: Bool) {
    let session = Self.session("xy", isMultiline: isMultiline, pressing: "left")
    session.type(Self.paste.start + pasted + Self.paste.end)
    #expect(session.performed == ["t=x\(text)y"])
    #expect(session.model.unknown == [])
    session.press("tab")
    session.type(Self.paste.start + "\rq1" + Self.paste.end)
    #expect(session.performed.count == 1)
    #expect(session.state.isOpen)
    #expect(session.focused == "Go")
  }

  @Test(arguments: [
    "a\r\nb\nc\td": "a b c d", "\u{1B}[31mred\u{7}\u{202E}\u{2066}!": "[31mred!",
    "q\u{3}1\u{1B}": "q1", "한글 👩‍👩‍👧": "한글 👩‍👩‍👧",
  ])
  func `a paste comes in one piece, without what can't be printed`(pasted: String, text: String) {
    expectPaste(pasted, as: text, isMultiline: false)
  }

  @Test(arguments: ["a\r\nb\rc\td": "a\nb\nc d", "a\u{2028}b\u{85}c": "a\nb\nc"])
  func `a paste keeps its lines where there's room for them`(pasted: String, text: String) {
    expectPaste(pasted, as: text, isMultiline: true)
  }

  @Test func `a long text can be pasted, and typed on`() {
    let session = Self.session()
    let text = String(
      repeating: "한글 and more 🍓 ", count: TestSizes.size(quick: 3_000, exhaustive: 30_000))
    session.type(Self.paste.start + text + Self.paste.end)
    session.press("x left left y")
    #expect(session.typed == text.dropLast() + "y| x")
    #expect(session.shows(session.state.frame.text))
  }

  @Test func `Enter submits a field of one line`() {
    let session = Self.session(submitted: "sent", pressing: "a enter")
    #expect(session.performed == ["t=a", "sent"])
    #expect(session.focused == "Text")
    let silent = Self.session(pressing: "a enter")
    #expect(silent.performed == ["t=a"])
    #expect(silent.focused == "Text")
  }

  @Test(arguments: [nil, "sent"])
  func `Enter begins another line where there may be several`(submitted: String?) {
    let session = Self.session(
      submitted: submitted, isMultiline: true, pressing: "a enter enter b")
    #expect(session.performed == ["t=a", "t=a\n", "t=a\n\n", "t=a\n\nb"])
    #expect(session.focused == "Text")
  }

  @Test(arguments: ["tab": "Go", "backtab": "Stop", "down": "Go", "down up": "Text"])
  func `Tab and the arrows move the focus out of a field`(keys: String, focused: String) {
    let session = Self.session(submitted: "sent", pressing: "a \(keys)")
    #expect(session.performed == ["t=a"])
    #expect(session.focused == focused)
  }

  @Test func `typing scrolls back to the caret`() {
    let lines = (1...30).map { "\($0)" }.joined(separator: "\n")
    let session = Self.session(
      lines, isMultiline: true, pressing: "wheelup wheelup wheelup wheelup")
    #expect(session.state.frame.caret == nil)
    session.press("x")
    #expect((session.state.frame.caret == nil) == false)
  }

  @Test func `the caret stays where it makes sense if the app answers with another text`() {
    func typed(_ keys: String, accept: @escaping (String) -> String) -> String {
      Self.session("abcd", pressing: keys, accept: accept).typed
    }
    #expect(typed("left left x") { _ in "abcd" } == "ab|cd")
    #expect(typed("left x") { $0.uppercased() } == "ABCX|D")
    #expect(typed("home space") { String($0.drop { $0 == " " }) } == "|abcd")
    let grouped = typed("left x") { text in
      text.replacing("-", with: "").map { "\($0)" }.joined(separator: "-")
    }
    #expect(grouped == "a-b-c-x-|d")
    #expect(typed("x") { _ in "" } == "|")
    #expect(typed("x") { String($0.prefix(4)) } == "abcd|")
    #expect(typed("home x") { String($0.prefix(4)) } == "x|abc")
  }

  @Test(arguments: [
    "enter l 10 l 10 o 10 space 10 space": "llo  ", "enter 20 enter 20 enter": "",
    "space 20 space 20 space 20 x": "x", "space 300 x 20 space": "x ", "enter q": "q",
  ])
  func `nothing that is typed is too soon, but a key that was held down elsewhere is`(
    script: String, text: String
  ) {
    let board = Board("New") { board, action in
      let field = Node.field("Note", text: board.texts["t"] ?? "", entered: "t", isMultiline: true)
      board.screen.covers =
        action == "Bye" ? [] : [Board.sheet([field], bar: ["Bye"], dismissal: "Bye")]
    }
    let session = ViewSession(board)
    session.play("2000 \(script)")
    #expect(board.texts["t"] ?? "" == text)
    #expect(board.performed.first == "New")
    #expect(session.state.isOpen)
    session.press("esc")
    #expect(board.performed.last == "Bye")
  }

  @Test(arguments: ["uit\rq1", "\r\r", "  ", "\u{7F}\r", paste.start + "q\r" + paste.end])
  func `a field that disappears takes the rest of what is typed with it`(keys: String) {
    let board = Board(Board.screen([.field("Text", text: "", entered: "t")])) { board, action in
      board.screen = Board.screen(Board.nodes(["Buy", "Pay"]))
    }
    let session = ViewSession(board)
    session.play("2000 q")
    session.send(keys)
    #expect(board.performed == ["t=q"])
    #expect(session.state.isOpen)
    session.wait(50)
    #expect(session.state.showsNumbers == false)
    session.press("enter q")
    #expect(board.performed == ["t=q", "Buy"])
    #expect(session.state.isOpen == false)
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
    session.show(screen("b"))
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
    let session = ViewSession(
      Board(Board.screen(fields + Board.nodes(["Go"]))), pressing: "tab x tab")
    #expect(session.performed == ["to a", "from a", "to b", "b=x", "from b"])
    session.press("backtab")
    session.cover(with: Board.alert("Wait", ["OK"]))
    session.cover()
    #expect(session.focused == "b")
    #expect(session.performed.suffix(2) == ["from b", "to b"])
  }

  @Test func `fields that nothing tells apart are told of one by one`() {
    let fields = ["a", "b"].map { (action: String) in
      Node.field("Text", text: "", entered: action, focused: "to \(action)", left: "from \(action)")
    }
    let session = ViewSession(Board(Board.screen(fields)), pressing: "tab x backtab")
    #expect(session.performed == ["to a", "from a", "to b", "b=x", "from b", "to a"])
  }

  @Test func `numbers choose a field, and are typed into it afterwards`() {
    let field = Node.field("Text", text: "", entered: "t", submitted: "s")
    let session = ViewSession(Board(Board.screen(Board.nodes(["a"]) + [field])), pressing: "2")
    #expect(session.focused == "Text")
    #expect(session.lastLine.hasPrefix("2 Text"))
    session.press("3")
    #expect(session.lastLine.hasPrefix("No control 3"))
    session.press("2 enter 3")
    #expect(session.performed == ["t=3"])
  }

  @Test(arguments: [true, false])
  func `a key that follows Tab or a click at once isn't meant for the text`(isTab: Bool) throws {
    let session = Self.session()
    session.play("2000 a")
    let (press, release) = try session.click(on: 1)
    session.send(isTab ? "\t" : press)
    session.send("\r")
    #expect(session.focused == "Go")
    #expect(session.performed == ["t=a", "Go"])
    session.send(release)
  }

  @Test func `the last row says what keys do in a field`() {
    #expect(Self.session().lastLine == "Tab move  Ctrl-C leave")
    #expect(Self.session(submitted: "s").lastLine == "Tab move  Enter submit  Ctrl-C leave")
    let lines = Self.session(submitted: "s", isMultiline: true)
    #expect(lines.lastLine == "Tab move  Enter new line  Ctrl-C leave")
    let korean = Self.session(submitted: "s", words: .korean)
    #expect(korean.lastLine == "Tab 이동  Enter 확정  Ctrl-C 나가기")
    let koreanLines = Self.session(isMultiline: true, words: .korean)
    #expect(koreanLines.lastLine == "Tab 이동  Enter 줄 바꿈  Ctrl-C 나가기")
  }
}

extension ViewSession<Board> {
  /// The text of the focused field with a bar at the caret, and that of the app if it's another one.
  fileprivate var typed: String {
    let text = state.focus.text
    let known = app.screen.content.first?.value ?? ""
    return "\(text.before)|\(text.after)" + (text.whole == known ? "" : ", not \(known)")
  }
}
