import HeadlessUI
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

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
    .stepper("a", value: "", decrement: "", increment: "", status: low),
    .group("", children: [.button(Button("b", action: "", status: low))]),
  ]
  private static let well = Status("low", holds: false, isWarning: true)
  private static let steppers: [Node<String>] = ["a", "b"].map {
    .stepper($0, value: "1", decrement: "-", increment: "+", identifier: $0)
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
    screen.base = screen.base.with(focus: named)
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

  /// The layer while it loads, the keys that are pressed meanwhile, the layer that comes, and the focus.
  private static let arrivals: [(Layer<String>, String, Layer<String>, String)] = {
    let (loading, bar) = (Node<String>.text("Loading"), ["Back", "Help"])
    func sheet(_ content: [Node<String>]) -> Layer<String> {
      Board.sheet([loading] + content, bar: bar, dismissal: "away").with(focus: "named")
    }
    let items = Board.nodes(["a", "b"])
    let named = Node.stepper(
      "named", value: "1", decrement: "-", increment: "+", identifier: "named")
    return [
      (sheet([]), "", sheet(items), "a"), (sheet([]), "tab", sheet(items), "Help"),
      (sheet([]), "tab tab", sheet(items), "Back"), (sheet([]), "1", sheet(items), "Back"),
      (sheet([]), "enter", sheet(items), "Back"),
      (sheet([]), "x wheeldown", sheet(items), "a"),
      (sheet([]), "", sheet(items + [named]), "named"),
      (sheet([]), "", sheet([stepper("s", "1", "s-", "s+")]), "s"),
      (sheet(Board.nodes(["(a)", "(b)"])), "", sheet(items), "a"),
      (sheet(Board.nodes(["Cancel"])), "", sheet([stepper("s", "1", "s-", "s+")]), "s"),
      (sheet(Board.nodes(["b"])), "", sheet(items), "b"),
      (Board.alert("Wait", ["(OK)"]), "", Board.alert("Wait", ["OK"]), "OK"),
      (Board.alert("Wait", []), "", Board.alert("Wait", ["Yes", "No"]), "Yes"),
    ]
  }()

  @Test(arguments: arrivals)
  func `what comes later gets the focus, unless the user has moved it`(
    loading: Layer<String>, keys: String, loaded: Layer<String>, focused: String
  ) {
    let board = Board("first")
    let session = ViewSession(board)
    board.screen.covers = [loading]
    session.send("")
    session.press(keys)
    board.screen.covers = [loaded]
    session.send("")
    #expect(session.focused == focused)
    #expect((session.state.focus.affordance?.gesture == .decrement) == false)
  }

  @Test func `what comes after a failure, below an alert, or as another layer gets the focus, too`()
  {
    let items = Board.nodes(["a", "b"])
    let board = Board(Board.screen([], bar: ["Bag", "Help"]))
    let session = ViewSession(board)
    func show(_ screen: Screen<String>) -> String {
      board.screen = screen
      session.send("")
      return session.focused
    }
    func sheet(_ content: [Node<String>], title: String = "Sheet") -> Layer<String> {
      .sheet(title: title, bar: Board.buttons(["Back", "Help"]), content: content)
    }
    let base = Board.screen(items, bar: ["Bag", "Help"])
    func covered(_ layers: Layer<String>...) -> Screen<String> {
      Screen(layers: base.layers + layers, events: [])
    }
    #expect(session.focused == "Bag")
    #expect(show(base) == "a")
    #expect(show(covered(sheet([]))) == "Back")
    #expect(show(covered(sheet(Board.nodes(["Retry"])))) == "Retry")
    session.press("enter")
    #expect(board.performed == ["Retry"])
    #expect(show(covered(sheet([]))) == "Help")
    #expect(show(covered(sheet([]), Board.alert("Slow", ["OK"]))) == "OK")
    #expect(show(covered(sheet(items))) == "a")
    #expect(show(covered(sheet([], title: "Wait"))) == "Back")
    #expect(show(covered(sheet(items, title: "Done"))) == "a")
  }

  @Test(arguments: [("249 enter", []), ("250 enter", ["a"]), ("0 esc 50", ["away"])])
  func `an Enter that was meant for another control doesn't use what has just come`(
    keys: String, performed: [String]
  ) {
    let board = Board("first")
    let session = ViewSession(board)
    board.screen.covers = [Board.sheet(bar: ["Back"], dismissal: "away")]
    session.send("")
    session.wait(1_000)
    board.screen.covers = [Board.sheet(Board.nodes(["a"]), bar: ["Back"], dismissal: "away")]
    session.send("")
    session.play(keys)
    #expect(board.performed == performed)
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
    let session = ViewSession(board)
    session.press("left enter enter")
    #expect(session.state.focus.affordance?.gesture == .decrement)
    #expect(session.state.showsFocus)
    #expect(session.state.frame.text.contains("(-)"))
    session.press("right")
    #expect(board.performed == ["-", "+"])
  }
}
