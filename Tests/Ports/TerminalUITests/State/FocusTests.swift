import HeadlessUI
import SeededScreens
import Testing
import TextRendering

@testable import TerminalUI

struct FocusTests {
  @Test(
    arguments: [
      (["(a)", "b", "c"], [], "b"), (["(a)"], [.tab, .arrow(.down), .enter, .end], nil),
      (["a", "(b)", "c"], [.tab], "c"), (["a", "(b)", "c"], [.tab, .tab], "a"),
      (["a", "(b)", "c"], [.backTab], "c"), (["a", "b", "c"], [.backTab, .backTab], "b"),
      (["a", "b", "(c)"], [.end], "b"), (["(a)", "b", "c"], [.end, .home], "b"),
    ] as [([String], [Key], String?)])
  func `the focus moves among enabled controls`(buttons: [String], keys: [Key], focused: String?) {
    var state = TerminalState(Board(buttons: buttons))
    for key in keys { state.press(key) }
    #expect(state.focused == focused)
    #expect(state.showsFocus == ((focused == nil) == false))
  }

  @Test func `the focus starts in the content, and the bar comes last`() {
    let content = Board.nodes(["a", "b"])
    var state = TerminalState(Board(Board.screen(content, bar: ["bar"])))
    var focused = [state.focused]
    for _ in 1...3 {
      state.press(.tab)
      focused.append(state.focused)
    }
    #expect(focused == ["a", "b", "bar", "a"])
    #expect(TerminalState(Board(Board.screen([], bar: ["bar"]))).focused == "bar")
  }

  @Test func `the focus starts on the first control without a warning, if there is one`() {
    let low = Status("low", holds: true, isWarning: true)
    func focused(_ content: [Node<String>]) -> String? {
      TerminalState(Board(Board.screen(content, bar: ["bar"]))).focused
    }
    let warned: [Node<String>] = [
      .stepper(Stepper("a", value: "", decrement: "", increment: "", status: low)),
      .group(Group("", children: [.button(Button("b", action: "", status: low))])),
    ]
    let well = Button("c", action: "", status: Status("low", holds: false, isWarning: true))
    #expect(focused(warned + [.button(well)]) == "c")
    #expect(focused(warned) == "a")
  }

  @Test func `the focus starts on the control that a layer names, and on the larger sign`() {
    func start(_ content: [Node<String>], focus: String? = nil) -> AffordanceIdentity? {
      var screen = Board.screen(content, bar: ["bar"])
      screen.layers[0].focus = focus
      return TerminalState(Board(screen)).focus.affordance?.identity
    }
    let steppers: [Node<String>] = ["a", "b"].map {
      .stepper(Stepper($0, value: "1", decrement: "-", increment: "+", identifier: $0))
    }
    let full: Node<String> = .stepper(Stepper("c", value: "9", decrement: "-", increment: nil))
    #expect(start(steppers)?.name == "a" && start(steppers)?.gesture == .increment)
    #expect(start(steppers, focus: "b")?.name == "b")
    #expect(start(steppers, focus: "x")?.name == "a")
    #expect(start([full])?.gesture == .decrement)
  }

  @Test func `arrows move in two dimensions`() {
    let names = ["a", "b", "c", "d", "e", "f", "g"].map { "button \($0), which is long" }
    let content = Board.nodes(names)
    var state = TerminalState(Board(Board.screen(content, bar: ["bar"])))
    var visited: [String] = []
    for direction: Direction in [
      .right, .left, .down, .down, .right, .up, .down, .down, .up, .left,
    ] {
      state.press(.arrow(direction))
      visited.append(String(state.focused?.prefix(8).last ?? "-"))
    }
    #expect(visited == ["b", "a", "c", "e", "f", "d", "f", "g", "e", "e"])
  }

  @Test func `a layer that another one has replaced for a while gets its focus back`() {
    let sheet = Board.sheet(Board.nodes((1...30).map { "b\($0)" }))
    let board = Board(buttons: ["a", "b"])
    var state = TerminalState(board, columns: 20, rows: 12)
    func show(_ covers: Layer<String>...) -> [String] {
      board.screen.covers = covers
      state.refresh()
      return [state.focused ?? "", "\(state.frame.positions)"]
    }
    _ = show(sheet)
    state.press(.end)
    let shown = show(sheet)
    for message in ["Not saved.", "Not saved.", "Still not saved."] {
      #expect(show(Board.alert(message, ["OK"])).first == "OK")
      #expect(show(sheet) == shown)
    }
    _ = show(Board.alert("Sure?", ["OK"]))
    _ = show()
    state.press(.end)
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
    var state = TerminalState(board, columns: 8, rows: 12)
    state.press(.end)
    state.turnWheel(down: false, by: 8)
    board.screen = Screen(title: "Other", content: Board.nodes(buttons))
    state.refresh()
    #expect(state.focused == focused)
    #expect(state.showsFocus)
    #expect((state.frame.positions == [0]) == (focused == "some"))
  }

  @Test(arguments: [
    (["a", "a", "b"], 1, ["a", "a", "b", "c"], 1), (["a", "b", "c"], 1, ["x", "y", "z", "b"], 3),
    (["a", "b", "c"], 1, ["b"], 0), (["a", "b", "c", "d"], 2, ["a", "b", "(x)", "d"], 1),
  ])
  func `the focus stays on its control, or goes to the nearest one`(
    former: [String], tabs: Int, buttons: [String], index: Int
  ) {
    let board = Board(buttons: former)
    var state = TerminalState(board)
    for _ in 0..<tabs { state.press(.tab) }
    board.screen = Board.screen(buttons: buttons)
    state.refresh()
    #expect(state.focus.index == index)
  }

  @Test func `the focus stays on a control that becomes disabled`() {
    let board = Board(Board.screen([stepper("n", "1", "-", "+")])) { board, _ in
      board.screen.layers[0].content = [stepper("n", "0", nil, "+")]
    }
    var state = TerminalState(board)
    state.press(.arrow(.left), .enter, .enter)
    #expect(state.focus.affordance?.gesture == .decrement)
    #expect(state.showsFocus)
    #expect(state.frame.text.contains("(-)"))
    state.press(.arrow(.right))
    #expect(board.performed == ["-", "+"])
  }
}
