import HeadlessUI
import TestSupport
import Testing
import TextRendering

@testable import TerminalUI

struct FocusTests {
  @Test(arguments: [
    ("(a) b c", [], "", ["b"]), ("(a)", [], "tab down enter end", ["", "", "", "", ""]),
    ("a (b) c", [], "tab tab", ["a", "c", "a"]), ("a (b) c", [], "backtab", ["a", "c"]),
    ("a b c", [], "backtab backtab", ["a", "c", "b"]), ("a b (c)", [], "end", ["a", "b"]),
    ("(a) b c", [], "end home", ["b", "c", "b"]),
    ("a b", ["bar"], "tab tab tab", ["a", "b", "bar", "a"]), ("", ["bar"], "", ["bar"]),
  ])
  func `the focus starts in the content and moves among enabled controls, the bar last`(
    buttons: String, bar: [String], keys: String, focused: [String]
  ) {
    let session = ViewSession(Board(Board.screen(Board.nodes(buttons.words), bar: bar)))
    #expect(session.focuses(pressing: keys) == focused)
    #expect(session.state.showsFocus == (focused.contains("") == false))
  }

  private static let low = Status("low", holds: true, isWarning: true)
  private static let warned: [Node<String>] = [
    .stepper(Stepper("a", value: "", decrement: "", increment: "", status: low)),
    .group(Group("", children: [.button(Button("b", action: "", status: low))])),
  ]
  private static let well = Status("low", holds: false, isWarning: true)
  private static let steppers: [Node<String>] = ["a", "b"].map {
    .stepper(Stepper($0, value: "1", decrement: "-", increment: "+", identifier: $0))
  }

  @Test(
    arguments: [
      (warned + [.button(Button("c", action: "", status: well))], nil, "c tap"),
      (warned, nil, "a increment"), (steppers, nil, "a increment"),
      (steppers, "b", "b increment"), (steppers, "x", "a increment"),
      ([stepper("c", "9", "-", nil)], nil, "c decrement"),
    ] as [([Node<String>], String?, String)])
  func `the focus starts on the named control or one without a warning, and on the larger sign`(
    content: [Node<String>], named: String?, start: String
  ) {
    var screen = Board.screen(content, bar: ["bar"])
    screen.layers[0].focus = named
    let focus = ViewSession(Board(screen)).state.focus.affordance
    #expect(focus.map { "\($0.name) \($0.gesture)" } == start)
  }

  @Test func `arrows move in two dimensions`() {
    let content = Board.nodes("abcdefg".map { "\($0) is the button to push" })
    let session = ViewSession(Board(Board.screen(content, bar: ["bar"])))
    let visited = session.focuses(pressing: "right left down down right up down down up left")
    #expect(String(visited.compactMap { $0.first }) == "abacefdfgee")
  }

  @Test func `a layer that another one has replaced for a while gets its focus back`() {
    let sheet = Board.sheet(Board.nodes((1...30).map { "b\($0)" }))
    let board = Board("a b")
    let session = ViewSession(board, columns: 20, rows: 12)
    func show(_ covers: Layer<String>...) -> [String] {
      board.screen.covers = covers
      session.send("")
      return [session.focused, "\(session.state.frame.positions)"]
    }
    _ = show(sheet)
    session.press("end")
    let shown = show(sheet)
    for message in ["Not saved.", "Not saved.", "Still not saved."] {
      #expect(show(Board.alert(message, ["OK"])).first == "OK")
      #expect(show(sheet) == shown)
    }
    _ = show(Board.alert("Sure?", ["OK"]))
    _ = show()
    session.press("end")
    _ = show(Board.alert("Sure?", ["OK"]))
    #expect(show(sheet).first == "b1")
    #expect(show().first == "b")
  }

  @Test(arguments: [
    (["some", "words"] + (1...29).map { "b\($0)" } + ["(b30)"], "some"),
    ((2...30).map { "b\($0)" }, "b30"),
  ])
  func `another screen has the focus in view, on the same control or at its top`(
    buttons: [String], focused: String
  ) {
    let board = Board(buttons: (1...30).map { "b\($0)" })
    let session = ViewSession(board, columns: 8, rows: 12)
    session.press("end" + String(repeating: " wheelup", count: 8))
    board.screen = Screen(title: "Other", content: Board.nodes(buttons))
    session.send("")
    #expect(session.focused == focused)
    #expect(session.state.showsFocus)
    #expect((session.state.frame.positions == [0]) == (focused == "some"))
  }

  @Test(arguments: [
    ("a a b", "tab", "a a b c", 1), ("a b c", "tab", "x y z b", 3), ("a b c", "tab", "b", 0),
    ("a b c d", "tab tab", "a b (x) d", 1),
  ])
  func `the focus stays on its control, or goes to the nearest one`(
    former: String, keys: String, buttons: String, index: Int
  ) {
    let board = Board(former)
    let session = ViewSession(board)
    session.press(keys)
    board.screen = Board(buttons).screen
    session.send("")
    #expect(session.state.focus.index == index)
  }

  @Test func `the focus stays on a control that becomes disabled`() {
    let board = Board(Board.screen([stepper("n", "1", "-", "+")])) { board, _ in
      board.screen.layers[0].content = [stepper("n", "0", nil, "+")]
    }
    let session = ViewSession(board)
    session.press("left enter enter")
    #expect(session.state.focus.affordance?.gesture == .decrement)
    #expect(session.state.showsFocus)
    #expect(session.state.frame.text.contains("(-)"))
    session.press("right")
    #expect(board.performed == ["-", "+"])
  }
}
