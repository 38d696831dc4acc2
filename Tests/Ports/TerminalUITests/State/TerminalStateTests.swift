import HeadlessUI
import SeededScreens
import TestSizes
import Testing
import TextRendering

@testable import TerminalUI

struct TerminalStateTests {
  private static let pair = [stepper("x", "5", "x-", "x+"), stepper("y", "5", "y-", "y+")]
  private static let bounds = [stepper("x", "9", "-", nil), stepper("y", "0", nil, "+")]

  @Test(
    arguments: [
      (
        Board.nodes(["a", "b"]),
        [.plus, .minus, .tab, .enter, .space, .escape], ["b", "b"], "b"
      ),
      (
        pair,
        [.plus, .minus, .arrow(.down), .arrow(.right), .arrow(.right), .enter, .arrow(.left)],
        ["x+", "x-", "y+", "y+", "y+", "y-"], "y"
      ),
      (bounds, [.plus, .arrow(.right), .arrow(.down), .minus, .arrow(.left)], [], "y"),
    ] as [([Node<String>], [Key], [String], String)])
  func `keys activate the focused control, and signs and sideways arrows change its stepper`(
    content: [Node<String>], keys: [Key], performed: [String], focused: String
  ) {
    let board = Board(Board.screen(content))
    var state = TerminalState(board, columns: 20)
    for key in keys { state.press(key) }
    #expect(board.performed == performed)
    #expect(state.focused == focused)
  }

  @Test(arguments: [
    (["OK"], ["OK"]), (["(OK)"], []), (["Yes", "No"], []), (["Yes", "(No)"], []),
  ])
  func `Esc answers an alert that has a single button`(buttons: [String], performed: [String]) {
    let names = buttons.map { Button($0, action: $0.hasPrefix("(") ? nil : $0) }
    let alert = Layer(.alert, message: "Done", buttons: names)
    for layer in [alert, Board.sheet(bar: ["Close"])] {
      let board = Board(Screen(title: "Board", coveredBy: [layer]))
      var state = TerminalState(board)
      let isHinted = state.lastRow?.contains("Esc \(buttons[0])") == true
      state.press(.escape)
      #expect(board.performed == (layer.role == .alert ? performed : []))
      #expect(isHinted == (board.performed.isEmpty == false))
    }
  }

  @Test(arguments: [
    ("3", "c"), ("12", "l"), ("1", "a"), ("112", "k"), ("13", "a"), ("99", "i"), ("0", "a"),
    ("10", "j"), ("2x3", "c"), ("40", "d"), ("5", "a"), ("512", "a"),
  ])
  func `digits make up the number of a control`(digits: String, name: String) {
    let names = ["a", "b", "c", "d", "(e)", "f", "g", "h", "i", "j", "k", "l"]
    let board = Board(buttons: names)
    var state = TerminalState(board)
    state.type(digits)
    #expect(state.focused == name)
    #expect(board.performed == [])
  }

  @Test(arguments: [
    ("99", nil), ("121", nil), ("12", "12"), ("1", "1"), ("13", nil), ("0", nil), ("01", "1"),
    (String(repeating: "1", count: 30), nil),
  ])
  func `a number without a control acts on nothing, however it begins`(
    digits: String, performed: String?
  ) {
    for key in [Key.enter, .space] {
      let board = Board(buttons: (1...12).map { "\($0)" })
      var state = TerminalState(board)
      state.type(digits)
      state.press(key)
      #expect(board.performed == [performed].compactMap(\.self))
    }
  }

  @Test(arguments: [("1", ["+"]), ("2", ["+"]), ("22", [])])
  func `a sign changes the stepper of the number before it, and no other`(
    digits: String, performed: [String]
  ) {
    let board = Board(Board.screen([stepper("x", "5", "-", "+")]))
    var state = TerminalState(board)
    state.type(digits)
    state.press(.plus)
    #expect(board.performed == performed)
  }

  @Test(
    arguments: [
      ([.enter], ["b"]), ([.space], ["b"]), ([.escape], []), ([.tab, .enter], ["c"]), ([.tab], nil),
      ([.plus], nil),
    ] as [([Key], [String]?)])
  func `a digit shows all numbers until an Enter or an Esc`(keys: [Key], performed: [String]?) {
    let board = Board(buttons: ["a", "b", "c"])
    var state = TerminalState(board)
    let text = state.frame.text
    state.type("2")
    #expect(state.frame.text.contains("2b") && state.frame.text.contains("3c"))
    for key in keys { state.press(key) }
    #expect((state.frame.text == text) == ((performed == nil) == false))
    #expect(board.performed == performed ?? [])
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
      board.screen.layers[0].content.insert(contentsOf: (1...20).map { .text("\($0)") }, at: 0)
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
      quick: [(40, 9)], exhaustive: [(20, 6), (40, 9), (200, 8)]),
    [(Key.arrow(.down), "button 30"), (.arrow(.up), "bar")])
  func `up and down reach everything that scrolls, and skip nothing`(
    size: (columns: Int, rows: Int), way: (key: Key, end: String)
  ) {
    let names = (1...30).map { $0 % 7 == 0 ? "(button \($0))" : "button \($0)" }
    let groups = [names.prefix(11), names.dropFirst(11)].map { part in
      Node.group(Group("Group", children: Board.nodes(Array(part))))
    }
    let text = Node<String>.text(String(repeating: "words to read ", count: 40))
    let screen = Board.screen([groups[0], text, groups[1]], bar: ["bar"])
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
