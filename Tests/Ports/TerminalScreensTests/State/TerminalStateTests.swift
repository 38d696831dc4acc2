import HeadlessUI
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct TerminalStateTests {
  private static let single = [stepper("x", "5", "-", "+")]
  private static let pair = [stepper("x", "5", "x-", "x+"), stepper("y", "5", "y-", "y+")]
  private static let bounds = [stepper("x", "9", "-", nil), stepper("y", "0", nil, "+")]

  @Test(
    arguments: [
      (Board.nodes(["a", "b"]), "+ - tab enter space esc", ["b", "b"], "b"),
      (pair, "+ - down right right enter left", ["x+", "x-", "y+", "y+", "y+", "y-"], "y"),
      (bounds, "+ right down - left", [], "y"),
      (single, "1 +", ["+"], "x"), (single, "2 +", ["+"], "x"), (single, "9 +", [], "x"),
    ] as [([Node<String>], String, [String], String)])
  func `keys activate the focused control, and signs and sideways arrows change its stepper`(
    content: [Node<String>], keys: String, performed: [String], focused: String
  ) {
    let board = Board(Board.screen(content))
    let session = ViewSession(board, columns: 20)
    session.press(keys)
    #expect(board.performed == performed)
    #expect(session.focused == focused)
  }

  @Test(arguments: [("OK", ["OK"]), ("(OK)", []), ("Yes No", []), ("Yes (No)", [])])
  func `Esc answers an alert that has a single button`(buttons: String, performed: [String]) {
    let alert = Board.alert("Done", buttons.words)
    for layer in [alert, Board.sheet(bar: ["Close"])] {
      let board = Board(Screen(title: "Board", coveredBy: [layer]))
      let session = ViewSession(board)
      let isHinted = session.lastLine.contains("Esc \(buttons.words[0])")
      session.press("esc")
      #expect(board.performed == (layer.role == .alert ? performed : []))
      #expect(isHinted == (board.performed.isEmpty == false))
    }
  }

  @Test(arguments: [
    ("3", "c", true), ("12", "l", true), ("1", "a", true), ("01", "a", true), ("10", "j", true),
    ("2x3", "c", true), ("112", "b", true), ("13", "c", true), ("99", "i", true),
    ("0", "a", false), ("40", "d", false), ("5", "a", false), ("512", "l", true),
    ("121", "a", true), (String(repeating: "1", count: 30), "k", true), ("007", "g", true),
    ("12\u{7F}", "a", true), ("11\u{7F}2", "l", true), ("7\u{7F}0\u{7F}3\u{8}", "c", true),
    ("0\u{7F}", "a", true), ("\u{7F}2\u{7F}\u{7F}", "b", true),
  ])
  func `digits make up a number, or begin anew, and it acts on its control alone`(
    digits: String, name: String, acts: Bool
  ) {
    for key in ["enter", "space"] {
      let board = Board("a b c d (e) f g h i j k l")
      let session = ViewSession(board)
      session.type(digits)
      #expect(session.focused == name)
      #expect(board.performed == [])
      session.press(key)
      #expect(board.performed == (acts ? [name] : []))
    }
  }

  @Test(
    arguments: [
      ("enter", ["b"]), ("space", ["b"]), ("esc", []), ("tab enter", ["c"]), ("tab", nil),
      ("+", nil),
    ] as [(String, [String]?)])
  func `a digit shows all numbers until an Enter or an Esc`(keys: String, performed: [String]?) {
    let board = Board("a b c")
    let session = ViewSession(board)
    let text = session.state.frame.text
    session.press("2")
    #expect(session.state.frame.text.contains("2b") && session.state.frame.text.contains("3c"))
    session.press(keys)
    #expect((session.state.frame.text == text) == ((performed == nil) == false))
    #expect(board.performed == performed ?? [])
  }

  @Test(arguments: ["enter", "space"], ["9", "3"])
  func `Enter ends a number that can't be used, and does nothing else, even if it's held down`(
    key: String, number: String
  ) {
    let board = Board("a b (c)")
    let session = ViewSession(board)
    session.press("tab \(number)")
    session.play("100 \(key) 500" + String(repeating: " \(key) 33", count: 20))
    #expect(board.performed == [])
    #expect(session.lastLine == "Tab move  Enter choose  Esc back  ? help  q leave")
    session.press(key)
    #expect(board.performed == ["b"])
  }

  @Test(arguments: ["enter", "space"])
  func `a control that is scrolled away comes into view before it's activated`(key: String) {
    let board = Board(buttons: (1...30).map { "button \($0)" })
    let session = ViewSession(board, columns: 20, rows: 10)
    session.press("wheeldown wheelup \(key)")
    #expect(board.performed == ["button 1"])
    session.press("wheeldown wheeldown wheeldown")
    #expect(session.state.frame.positions == [9])
    #expect(session.focused == "button 1")
    #expect(session.state.showsFocus == false)
    session.press(key)
    #expect(board.performed == ["button 1"])
    #expect(session.state.showsFocus)
    session.press(key)
    #expect(board.performed == ["button 1", "button 1"])
  }

  @Test func `a new size, a move, and an action bring the focus back into view`() {
    let board = Board(buttons: (1...30).map { "b\($0)" }) { board, _ in
      board.screen.content.insert(contentsOf: (1...20).map { .text("\($0)") }, at: 0)
    }
    let session = ViewSession(board, columns: 20, rows: 10)
    session.press("wheeldown wheeldown wheeldown")
    session.resize(columns: 20, rows: 11)
    #expect(session.state.showsFocus)
    session.press("wheeldown wheeldown wheeldown tab")
    #expect(session.focused == "b2")
    #expect(session.state.showsFocus)
    session.press("wheeldown enter enter")
    #expect(board.performed.isEmpty == false)
    #expect(session.state.showsFocus)
  }

  @Test(
    arguments: TestSizes.size(quick: [(40, 9)], exhaustive: [(20, 6), (40, 9), (200, 8)]),
    [("down", "home", "button 18"), ("up", "end", "bar")])
  func `up and down reach everything that scrolls, and skip nothing`(
    size: (columns: Int, rows: Int), way: (key: String, start: String, end: String)
  ) {
    let names = (1...18).map { $0 % 7 == 0 ? "(button \($0))" : "button \($0)" }
    let groups = [names.prefix(7), names.dropFirst(7)].map { part in
      Node.group("Group", children: Board.nodes(Array(part)))
    }
    let text = Node<String>.text(String(repeating: "words to read ", count: 40))
    let screen = Board.screen([groups[0], text, groups[1]], bar: ["bar"])
    let session = ViewSession(Board(screen), columns: size.columns, rows: size.rows)
    session.press(way.start)
    var visited: Set<String> = []
    for _ in 0..<100 where visited.contains(way.end) == false {
      for key in ["left", "right"] { visit(key, of: session, &visited) }
      session.press(way.key)
    }
    visit("left", of: session, &visited)
    #expect(visited == Set(screen.actions))
  }

  private func visit(_ key: String, of session: ViewSession<Board>, _ visited: inout Set<String>) {
    var former = ""
    repeat {
      former = session.focused
      visited.insert(former)
      session.press(key)
    } while (session.focused == former) == false
  }

  @Test(arguments: [([2, 3], Chrome.unicode), ([3, 2], .ascii)])
  func `a width of two cells leads to ASCII, and only the first answer counts`(
    columns: [Int], chrome: Chrome
  ) {
    let session = ViewSession(Board("a"))
    for column in columns { session.send("\u{1B}[1;\(column)R") }
    #expect(session.state.chrome == chrome)
    #expect(session.state.frame.text.utf8.allSatisfy { $0 < 0x80 } == (chrome == .ascii))
  }
}
