import HeadlessUI
import TestSizes
import Testing
import TextRendering

@testable import TerminalUI

struct TerminalStateTests {
  private static func stepper(
    _ name: String, _ value: String, _ decrement: String?, _ increment: String?
  ) -> Node<String> {
    .stepper(Stepper(name, value: value, decrement: decrement, increment: increment))
  }

  private let sheet = Screen(
    title: "Sheet", content: [stepper("x", "5", "x-", "x+"), stepper("y", "5", "y-", "y+")])

  @Test(arguments: [Key.enter, .space])
  func `Enter and Space activate the focused control`(key: Key) {
    let board = Board(buttons: ["a", "b"])
    var state = TerminalState(board)
    state.type("+-")
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
    let board = Board(
      Screen(
        title: "Board",
        content: [
          TerminalStateTests.stepper("x", "9", "-", nil),
          TerminalStateTests.stepper("y", "0", nil, "+"),
        ]))
    var state = TerminalState(board, columns: 20)
    state.type("+")
    state.press(.arrow(.right), .arrow(.down))
    state.type("-")
    state.press(.arrow(.left))
    #expect(state.focused == "y")
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

  @Test(arguments: [Key.enter, .space])
  func `a control that is scrolled away comes into view before it's activated`(key: Key) {
    let board = Board(buttons: (1...30).map { "button \($0)" })
    var state = TerminalState(board, columns: 20, rows: 10)
    state.turnWheel(by: 1)
    state.turnWheel(down: false, by: 1)
    state.press(key)
    #expect(board.performed == ["button 1"])
    state.turnWheel(by: 3)
    #expect(state.frame.positions == [9])
    #expect(state.focused == "button 1")
    #expect(state.showsFocus == false)
    state.press(key)
    #expect(board.performed == ["button 1"])
    #expect(state.showsFocus)
    state.press(key)
    #expect(board.performed == ["button 1", "button 1"])
  }

  @Test func `a new size, a move, and an action bring the focus back into view`() {
    let board = Board(Board.screen(buttons: (1...30).map { "b\($0)" })) { board, _ in
      board.screen.content.insert(contentsOf: (1...20).map { .text("\($0)") }, at: 0)
    }
    var state = TerminalState(board, columns: 20, rows: 10)
    state.turnWheel(by: 3)
    state.viewport = Viewport(columns: 20, rows: 11)
    state.refresh()
    #expect(state.showsFocus)
    state.turnWheel(by: 3)
    state.press(.tab)
    #expect(state.focused == "b2")
    #expect(state.showsFocus)
    state.turnWheel(by: 1)
    state.press(.enter, .enter)
    #expect(board.performed.isEmpty == false)
    #expect(state.showsFocus)
  }

  @Test(
    arguments: TestSizes.size(
      quick: [(40, 9)], exhaustive: [(20, 6), (20, 10), (40, 9), (60, 20), (200, 8)]),
    [(Key.arrow(.down), "button 30"), (.arrow(.up), "bar")])
  func `up and down reach everything that scrolls, and skip nothing`(
    size: (columns: Int, rows: Int), way: (key: Key, end: String)
  ) {
    let names = (1...30).map { $0 % 7 == 0 ? "(button \($0))" : "button \($0)" }
    let groups = [names.prefix(11), names.dropFirst(11)].map { part in
      Node.group(Group("Group", children: Board.screen(buttons: Array(part)).content))
    }
    let text = Node<String>.text(String(repeating: "words to read ", count: 40))
    let screen = Screen(
      title: "Board", bar: [Button("bar", action: "bar")], content: [groups[0], text, groups[1]])
    var state = TerminalState(Board(screen), columns: size.columns, rows: size.rows)
    state.press(way.key == .arrow(.up) ? .end : .home)
    var visited: Set<String> = []
    var presses = 0
    while presses < 100, visited.contains(way.end) == false {
      visit(.arrow(.left), of: &state, &visited)
      visit(.arrow(.right), of: &state, &visited)
      state.press(way.key)
      presses += 1
    }
    visit(.arrow(.left), of: &state, &visited)
    #expect(visited == Set(screen.actions))
  }

  private func visit(
    _ key: Key, of state: inout TerminalState<Board>, _ visited: inout Set<String>
  ) {
    while let name = state.focused {
      visited.insert(name)
      state.press(key)
      if state.focused == name { return }
    }
  }

  @Test(arguments: [([1, 2], Chrome.unicode), ([2, 1], .ascii)])
  func `a width of two cells leads to ASCII, and only the first answer counts`(
    columns: [Int], chrome: Chrome
  ) {
    var state = TerminalState(Board(buttons: ["a"]))
    for column in columns { state.handle(.cursor(column: column)) }
    state.refresh()
    #expect(state.chrome == chrome)
    #expect(state.frame.text.utf8.allSatisfy { $0 < 0x80 } == (chrome == .ascii))
  }
}
