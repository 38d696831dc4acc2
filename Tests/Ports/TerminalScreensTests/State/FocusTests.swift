import HeadlessUI
import Terminals
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct FocusTests {
  private static let items = Board.nodes(["a", "b"])

  /// The names of the focused control, and those after each key.
  private func focuses(
    on buttons: String, bar: [String] = [], pressing keys: String = ""
  ) -> [String] {
    let session = ViewSession(Board(Board.screen(Board.nodes(buttons.words), bar: bar)))
    let focused = session.focuses(pressing: keys)
    #expect(session.state.showsFocus == (focused.contains("") == false))
    return focused
  }

  @Test func `the focus starts in the content and moves among enabled controls, the bar last`() {
    #expect(focuses(on: "(a) b c") == ["b"])
    #expect(focuses(on: "(a)", pressing: "tab down enter end") == ["", "", "", "", ""])
    #expect(focuses(on: "a (b) c", pressing: "tab tab") == ["a", "c", "a"])
    #expect(focuses(on: "a (b) c", pressing: "backtab") == ["a", "c"])
    #expect(focuses(on: "a b c", pressing: "backtab backtab") == ["a", "c", "b"])
    #expect(focuses(on: "a b (c)", pressing: "end") == ["a", "b"])
    #expect(focuses(on: "(a) b c", pressing: "end home") == ["b", "c", "b"])
    #expect(focuses(on: "a b", bar: ["bar"], pressing: "tab tab tab") == ["a", "b", "bar", "a"])
    #expect(focuses(on: "", bar: ["bar"]) == ["bar"])
  }

  /// The name and the gesture of the control on which a screen opens.
  private func start(of content: [Node<String>], focus: String? = nil) -> String? {
    let bar = Board.buttons(["bar"])
    let screen = Screen(title: "Board", bar: bar, content: content, focus: focus)
    let control = ViewSession(Board(screen)).state.focus.affordance
    return control.map { "\($0.name) \($0.gesture)" }
  }

  @Test func `the focus starts on the named control or one without a warning`() {
    let low = Status("low", holds: true, isWarning: true)
    let warned: [Node<String>] = [
      .stepper("a", value: "", decrement: "", increment: "", status: low),
      .group("", children: [.button(Button("b", action: "", status: low))]),
    ]
    let well = Status("low", holds: false, isWarning: true)
    #expect(start(of: warned + [.button(Button("c", action: "", status: well))]) == "c tap")
    #expect(start(of: warned) == "a increment")
  }

  @Test func `arrows move in two dimensions`() {
    let content = Board.nodes("abcdefg".map { "\($0) is the button to push" })
    let session = ViewSession(Board(Board.screen(content, bar: ["bar"])))
    let visited = session.focuses(pressing: "right left down down right up down down up left")
    #expect(String(visited.compactMap { $0.first }) == "abacefdfgee")
  }

  @Test func `a layer that another one has replaced for a while gets its focus back`() {
    let sheet = Board.sheet(Board.nodes((1...30).map { "b\($0)" }))
    let session = ViewSession(Board("a b"), columns: 20, rows: 12)
    session.cover(with: sheet)
    session.press("end")
    let positions = session.state.frame.positions
    for message in ["Not saved.", "Not saved.", "Still not saved."] {
      session.cover(with: Board.alert(message, ["OK"]))
      #expect(session.focused == "OK")
      session.cover(with: sheet)
      #expect(session.focused == "b30")
      #expect(session.state.frame.positions == positions)
    }
    session.cover(with: Board.alert("Sure?", ["OK"]))
    session.cover()
    session.press("end")
    session.cover(with: Board.alert("Sure?", ["OK"]))
    session.cover(with: sheet)
    #expect(session.focused == "b1")
    session.cover()
    #expect(session.focused == "b")
  }

  @Test func `another screen has the focus in view, on the same control`() {
    let board = Board(buttons: (1...30).map { "b\($0)" })
    let wheel = String(repeating: " wheelup", count: 8)
    let session = ViewSession(board, columns: 8, rows: 12, pressing: "end" + wheel)
    session.show(Screen(title: "Other", content: Board.nodes((2...30).map { "b\($0)" })))
    #expect(session.focused == "b30")
    #expect(session.state.showsFocus)
    #expect((session.state.frame.positions == [0]) == false)
  }

  /// The index of the focus after some keys and after other buttons have come.
  private func index(on buttons: String, pressing keys: String, then others: String) -> Int? {
    let session = ViewSession(Board(buttons), pressing: keys)
    session.show(Board(others).screen)
    return session.state.focus.index
  }

  @Test func `the focus stays on its control, or goes to the nearest one`() {
    #expect(index(on: "a a b", pressing: "tab", then: "a a b c") == 1)
    #expect(index(on: "a b c", pressing: "tab", then: "x y z b") == 3)
    #expect(index(on: "a b c", pressing: "tab", then: "b") == 0)
    #expect(index(on: "a b c d", pressing: "tab tab", then: "a b (x) d") == 1)
  }

  private func sheet(_ content: [Node<String>]) -> Layer<String> {
    let loading = Node<String>.text("Loading")
    return Board.sheet([loading] + content, bar: ["Back", "Help"], dismissal: "away")
      .with(focus: "named")
  }

  /// The focus after some keys on a layer and after what it was waiting for has come.
  private func focus(
    on loading: Layer<String>, pressing keys: String = "", then loaded: Layer<String>
  ) -> String {
    let session = ViewSession(Board("first"))
    session.cover(with: loading)
    session.press(keys)
    session.cover(with: loaded)
    #expect((session.state.focus.affordance?.gesture == .decrement) == false)
    return session.focused
  }

  @Test func `what comes later gets the focus, unless the user has moved it`() {
    let items = sheet(Self.items)
    #expect(focus(on: sheet([]), then: items) == "a")
    #expect(focus(on: sheet([]), pressing: "tab", then: items) == "Help")
    #expect(focus(on: sheet([]), pressing: "tab tab", then: items) == "Back")
    #expect(focus(on: sheet([]), pressing: "1", then: items) == "Back")
    #expect(focus(on: sheet([]), pressing: "enter", then: items) == "Back")
    #expect(focus(on: sheet([]), pressing: "x wheeldown", then: items) == "a")
    #expect(focus(on: sheet(Board.nodes(["(a)", "(b)"])), then: items) == "a")
    #expect(focus(on: sheet(Board.nodes(["b"])), then: items) == "b")
  }

  @Test func `the named control gets the focus when it comes, and a stepper on its larger sign`() {
    let named = Node.stepper(
      "named", value: "1", decrement: "-", increment: "+", identifier: "named")
    #expect(focus(on: sheet([]), then: sheet(Self.items + [named])) == "named")
    let other = sheet([stepper("s", "1", "s-", "s+")])
    #expect(focus(on: sheet([]), then: other) == "s")
    #expect(focus(on: sheet(Board.nodes(["Cancel"])), then: other) == "s")
  }

  @Test func `what comes after a failure, below an alert, or as another layer gets the focus, too`()
  {
    let bar = ["Bag", "Help"]
    let session = ViewSession(Board(Board.screen([], bar: bar)))
    func focus(below layers: Layer<String>...) -> String {
      session.change { $0.screen.covers = layers }
      return session.focused
    }
    func sheet(_ content: [Node<String>], title: String = "Sheet") -> Layer<String> {
      .sheet(title: title, bar: Board.buttons(["Back", "Help"]), content: content)
    }
    #expect(session.focused == "Bag")
    session.show(Board.screen(Self.items, bar: bar))
    #expect(session.focused == "a")
    #expect(focus(below: sheet([])) == "Back")
    #expect(focus(below: sheet(Board.nodes(["Retry"]))) == "Retry")
    session.press("enter")
    #expect(session.performed == ["Retry"])
    #expect(focus(below: sheet([])) == "Help")
    #expect(focus(below: sheet([]), Board.alert("Slow", ["OK"])) == "OK")
    #expect(focus(below: sheet(Self.items)) == "a")
    #expect(focus(below: sheet([], title: "Wait")) == "Back")
    #expect(focus(below: sheet(Self.items, title: "Done")) == "a")
  }

  @Test(arguments: ["249 enter": [], "250 enter": ["a"], "0 esc 50": ["away"]])
  func `an Enter that was meant for another control doesn't use what has just come`(
    keys: String, performed: [String]
  ) {
    let session = ViewSession(Board("first"))
    session.cover(with: Board.sheet(bar: ["Back"], dismissal: "away"))
    session.wait(1_000)
    session.cover(with: Board.sheet(Board.nodes(["a"]), bar: ["Back"], dismissal: "away"))
    session.play(keys)
    #expect(session.performed == performed)
  }

  @Test func `a click on a control that was there counts although something else has come`() throws
  {
    let board = Board(Board.screen([], bar: ["Back"]))
    let session = ViewSession(board)
    let back = try session.click(on: 0)
    session.type(back.press)
    board.screen = Board.screen(Board.nodes(["a"]), bar: ["Back"])
    session.type(back.release)
    #expect(board.performed == ["Back"])
  }

  @Test func `the focus stays on a control that becomes disabled`() {
    let board = Board(Board.screen([stepper("n", "1", "-", "+")])) { board, _ in
      board.screen.content = [stepper("n", "0", nil, "+")]
    }
    let session = ViewSession(board, pressing: "left enter enter")
    #expect(session.state.focus.affordance?.gesture == .decrement)
    #expect(session.state.showsFocus)
    #expect(session.state.frame.text.contains("(-)"))
    session.press("right")
    #expect(board.performed == ["-", "+"])
  }
}
