import Descriptors
import HeadlessUI
import JuiceScreens
import Testing
import TextRendering

@testable import TerminalUI

@Suite struct FocusTests {
  @Test func `the first enabled control has the focus`() {
    let state = TerminalState(Board(buttons: ["(a)", "b", "c"]))
    #expect(state.focused == "b")
    #expect(state.focusRegions.first?.affordance == 1)
  }

  @Test func `no control has the focus if all are disabled`() {
    var state = TerminalState(Board(buttons: ["(a)"]))
    state.press(.tab, .arrow(.down), .enter, .end)
    #expect(state.focused == nil)
    #expect(state.focusRegions.isEmpty)
  }

  @Test func `Tab goes around in reading order, and skips disabled controls`() {
    var state = TerminalState(Board(buttons: ["a", "(b)", "c"]))
    state.press(.tab)
    #expect(state.focused == "c")
    state.press(.tab)
    #expect(state.focused == "a")
    state.press(.backTab)
    #expect(state.focused == "c")
  }

  @Test func `arrows move in two dimensions`() {
    var state = TerminalState(JuiceKiosk())
    state.press(.home)
    var visited: [String?] = []
    for direction in [Direction.down, .left, .down, .down, .right, .up, .down, .down, .up, .up] {
      state.press(.arrow(direction))
      visited.append(state.focused)
    }
    #expect(
      visited == [
        "바나나쥬스 주문", "딸기쥬스 주문", "키위쥬스 주문", "딸바쥬스 주문", "망고쥬스 주문",
        "파인애플쥬스 주문", "망고쥬스 주문", "망고키위쥬스 주문", "딸바쥬스 주문", "키위쥬스 주문",
      ])
  }

  @Test func `a modal takes the focus, and the layer below gets it back`() {
    var state = TerminalState(JuiceKiosk())
    state.press(.arrow(.down), .enter)
    #expect(state.focused == "확인")
    state.press(.enter)
    #expect(state.focused == "키위쥬스 주문")
  }

  @Test func `an alert that replaces another one has the focus on its first button`() {
    let alert = { (message: String, buttons: [String]) in
      let buttons = buttons.map { Button($0, action: $0) }
      return Modal.alert(Alert(message: message, buttons: buttons))
    }
    var screen = Board.screen(buttons: ["a"])
    screen.modal = alert("Sure?", ["Yes", "No"])
    let board = Board(screen) { board, _ in board.screen.modal = alert("Really?", ["Wait", "Go"]) }
    var state = TerminalState(board)
    state.press(.tab, .enter)
    #expect(board.performed == ["No"])
    #expect(state.focused == "Wait")
  }

  @Test func `a layer that another one has replaced for a while gets its focus back`() {
    let sheet = { Modal.sheet(Board.screen(buttons: (1...30).map { "b\($0)" }), dismissal: nil) }
    let alert = { Modal.alert(Alert(message: $0, buttons: [Button("OK", action: "OK")])) }
    let board = Board(buttons: ["a", "b"])
    var state = TerminalState(board, columns: 20, rows: 12)
    func show(_ modal: Modal<String>?) {
      board.screen.modal = modal
      state.refresh()
    }
    show(sheet())
    state.press(.end)
    for message in ["Not saved.", "Not saved.", "Still not saved."] {
      let positions = state.frame.positions
      show(alert(message))
      #expect(state.focused == "OK")
      show(sheet())
      #expect(state.focused == "b30")
      #expect(state.frame.positions == positions)
    }
    show(alert("Sure?"))
    show(nil)
    state.press(.end)
    show(alert("Sure?"))
    show(sheet())
    #expect(state.focused == "b1")
    show(nil)
    #expect(state.focused == "b")
  }

  @Test func `another screen starts at its top, with the focus on an enabled control`() {
    let board = Board(buttons: (1...30).map { "b\($0)" })
    var state = TerminalState(board, columns: 8, rows: 12)
    state.press(.end)
    for _ in 0..<3 { state.handle(.wheel(isDown: false)) }
    board.screen = Screen(
      title: "Other",
      content: [.text("some"), .text("words")]
        + (1...29).map { .button(Button("b\($0)", action: "")) } + [
          .button(Button("b30", action: nil))
        ])
    state.refresh()
    #expect(state.frame.positions == [0])
    #expect(state.focused == "b1")
    #expect((state.focusRegions.isEmpty) == false)
  }

  @Test func `another screen with the same control keeps the focus on it, and in view`() {
    let board = Board(buttons: (1...30).map { "b\($0)" })
    var state = TerminalState(board, columns: 8, rows: 12)
    state.press(.end)
    for _ in 0..<8 { state.handle(.wheel(isDown: false)) }
    board.screen.title = "Other"
    board.screen.content.removeFirst()
    state.refresh()
    #expect(state.focused == "b30")
    #expect((state.focusRegions.isEmpty) == false)
  }

  @Test func `the focus stays on the nearest of controls with the same name`() {
    let board = Board(buttons: ["a", "a", "b"])
    var state = TerminalState(board)
    state.press(.tab)
    board.screen.content.append(.text("more"))
    state.refresh()
    #expect(state.focus.index == 1)
  }

  @Test func `the focus stays on its control while others are added and removed`() {
    let board = Board(buttons: ["a", "b", "c"])
    var state = TerminalState(board)
    state.press(.tab)
    board.screen = Board.screen(buttons: ["x", "y", "z", "b"])
    state.refresh()
    #expect(state.focused == "b")
    board.screen = Board.screen(buttons: ["b"])
    state.refresh()
    #expect(state.focused == "b")
  }

  @Test func `the focus goes to the nearest control if its own is gone`() {
    let board = Board(buttons: ["a", "b", "c", "d"])
    var state = TerminalState(board)
    state.press(.tab, .tab)
    board.screen = Board.screen(buttons: ["a", "b", "(x)", "d"])
    state.refresh()
    #expect(state.focused == "b")
  }

  @Test func `the focus stays on a control that becomes disabled`() {
    let stepper = { (value: Int) in
      Node.stepper(
        Stepper("n", value: "\(value)", decrement: value > 0 ? "-" : nil, increment: "+"))
    }
    let board = Board(Screen(title: "Board", content: [stepper(1)])) { board, _ in
      board.screen.content = [stepper(0)]
    }
    var state = TerminalState(board)
    state.press(.enter, .enter, .enter)
    #expect(board.performed == ["-"])
    #expect(state.focus.affordance?.gesture == .decrement)
    #expect((state.focusRegions.isEmpty) == false)
    #expect(state.frame.text.contains("(-)"))
    state.press(.arrow(.right))
    #expect(board.performed == ["-", "+"])
  }
}
