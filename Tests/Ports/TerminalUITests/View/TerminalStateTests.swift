import Descriptors
import HeadlessUI
import JuiceScreens
import TestSizes
import Testing
import TextRendering

@testable import TerminalUI

@Suite struct TerminalStateTests {
  private let sheet = Screen<String>(
    title: "Sheet",
    content: ["x", "y"].map {
      .stepper(Stepper($0, value: "5", decrement: "\($0)-", increment: "\($0)+"))
    })

  @Test(arguments: [Key.enter, .character(0x20)])
  func `Enter and Space activate the focused control`(key: Key) {
    let board = Board(buttons: ["a", "b"])
    var state = TerminalState(board)
    state.press(.tab, key, key)
    #expect(board.performed == ["b", "b"])
  }

  @Test func `plus and minus change the focused stepper, and so do left and right`() {
    let board = Board(sheet)
    var state = TerminalState(board, columns: 20)
    state.type("+-")
    state.press(.arrow(.down), .arrow(.right), .arrow(.right), .enter, .arrow(.left))
    #expect(board.performed == ["x+", "x-", "y+", "y+", "y+", "y-"])
    #expect(state.focused == "y")
  }

  @Test func `a sign that is disabled does nothing, wherever the focus is`() {
    let content: [Node<String>] = [
      .stepper(Stepper("x", value: "9", decrement: "-", increment: nil)),
      .stepper(Stepper("y", value: "0", decrement: nil, increment: "+")),
    ]
    let board = Board(Screen(title: "Board", content: content))
    var state = TerminalState(board, columns: 20)
    state.type("+")
    state.press(.arrow(.right), .arrow(.down))
    state.type("-")
    state.press(.arrow(.left))
    #expect(state.focused == "y")
    #expect(board.performed == [])
  }

  @Test func `plus and minus do nothing elsewhere`() {
    let board = Board(buttons: ["a"])
    var state = TerminalState(board)
    state.type("+-")
    #expect(board.performed == [])
  }

  @Test(arguments: [
    ("3", "c"), ("12", "l"), ("1", "a"), ("112", "b"), ("13", "c"), ("99", "i"), ("0", "a"),
    ("10", "j"), ("2x3", "c"), ("40", "d"), ("5", "a"), ("512", "l"),
  ])
  func `digits make up the number of a control`(digits: String, name: String) {
    let names = ["a", "b", "c", "d", "(e)", "f", "g", "h", "i", "j", "k", "l"]
    let board = Board(buttons: names)
    var state = TerminalState(board)
    state.type(digits)
    #expect(state.focused == name)
    #expect(board.performed == [])
  }

  @Test func `Esc dismisses a layer that can be dismissed`() {
    let board = Board(Board.screen(buttons: ["a"]))
    var state = TerminalState(board)
    state.press(.escape)
    #expect(board.performed == [])
    board.screen.modal = .sheet(sheet, dismissal: "away")
    state.refresh()
    state.press(.escape)
    #expect(board.performed == ["away"])
  }

  @Test(arguments: [Key.interrupt, .character(0x71)])
  func `q and Ctrl-C quit`(key: Key) {
    var state = TerminalState(Board(buttons: ["a"]))
    #expect(state.isOpen)
    state.press(key)
    #expect(state.isOpen == false)
  }

  @Test func `the wheel scrolls the focus away, and a key brings it back`() {
    let names = (1...30).map { "button \($0)" }
    var state = TerminalState(Board(buttons: names), columns: 20, rows: 10)
    for _ in 0..<3 { state.handle(.wheel(isDown: true)) }
    state.refresh()
    #expect(state.frame.positions == [9])
    #expect(state.focused == "button 1")
    #expect(state.focusRegions.isEmpty)
    state.press(.tab)
    #expect(state.focused == "button 2")
    #expect((state.focusRegions.isEmpty) == false)
  }

  @Test(arguments: [Key.enter, .space])
  func `a control that is scrolled away comes into view before it's activated`(key: Key) {
    let board = Board(buttons: (1...30).map { "b\($0)" })
    var state = TerminalState(board, columns: 20, rows: 10)
    state.handle(.wheel(isDown: true))
    state.handle(.wheel(isDown: false))
    state.press(key)
    #expect(board.performed == ["b1"])
    for _ in 0..<3 { state.handle(.wheel(isDown: true)) }
    state.press(key)
    #expect(board.performed == ["b1"])
    #expect((state.focusRegions.isEmpty) == false)
    state.press(key)
    #expect(board.performed == ["b1", "b1"])
  }

  @Test func `a new size and an action bring the focus back into view`() {
    let board = Board(Board.screen(buttons: (1...30).map { "b\($0)" })) { board, _ in
      board.screen.content.insert(contentsOf: (1...20).map { .text("\($0)") }, at: 0)
    }
    var state = TerminalState(board, columns: 20, rows: 10)
    for _ in 0..<3 { state.handle(.wheel(isDown: true)) }
    state.viewport = Viewport(columns: 20, rows: 11)
    state.refresh()
    #expect((state.focusRegions.isEmpty) == false)
    state.press(.arrow(.down), .arrow(.down), .arrow(.down), .arrow(.down))
    state.handle(.wheel(isDown: true))
    state.press(.enter)
    #expect(board.performed.count == 1)
    #expect((state.focusRegions.isEmpty) == false)
  }

  @Test func `Home and End go to the ends`() {
    var state = TerminalState(Board(buttons: (1...30).map { "b\($0)" }), columns: 10, rows: 10)
    state.press(.end)
    #expect(state.focused == "b30")
    state.press(.home)
    #expect(state.focused == "b1")
  }

  @Test(
    arguments: TestSizes.size(
      quick: [(20, 6), (60, 20)], exhaustive: [(20, 6), (20, 10), (40, 9), (60, 20), (200, 8)]))
  func `up and down reach everything that scrolls, and skip nothing`(columns: Int, rows: Int) {
    let names = (1...30).map { $0 % 7 == 0 ? "(button \($0))" : "button \($0)" }
    let groups = [names.prefix(11), names.dropFirst(11)].map { part in
      Node.group(Group("Group", children: Board.screen(buttons: Array(part)).content))
    }
    let bar = [Button("bar", action: "bar")]
    let text = Node<String>.text(String(repeating: "words to read ", count: 40))
    let board = Board(Screen(title: "Board", bar: bar, content: [groups[0], text, groups[1]]))
    for (key, end) in [(Key.arrow(.down), "button 30"), (.arrow(.up), "bar")] {
      var state = TerminalState(board, columns: columns, rows: rows)
      state.press(key == .arrow(.up) ? .end : .home)
      var visited: Set<String> = []
      var presses = 0
      while presses < 100, visited.contains(end) == false {
        visit(.arrow(.left), of: &state, &visited)
        visit(.arrow(.right), of: &state, &visited)
        state.press(key)
        presses += 1
      }
      visit(.arrow(.left), of: &state, &visited)
      #expect(visited == board.enabled, "\(key)")
    }
  }

  /// Presses a key until the focus doesn't move.
  private func visit(
    _ key: Key,
    of state: inout TerminalState<Board>,
    _ visited: inout Set<String>
  ) {
    while let name = state.focused {
      visited.insert(name)
      state.press(key)
      if state.focused == name { return }
    }
  }

  @Test func `a width of two cells leads to ASCII, and only the first answer counts`() {
    var narrow = TerminalState(Board(buttons: ["a"]))
    narrow.handle(.cursor(column: 1))
    narrow.handle(.cursor(column: 2))
    #expect(narrow.chrome == .unicode)
    var wide = TerminalState(Board(buttons: ["a"]))
    wide.handle(.cursor(column: 2))
    wide.refresh()
    #expect(wide.chrome == .ascii)
    #expect(wide.frame.text.utf8.allSatisfy { $0 < 0x80 })
  }
}
