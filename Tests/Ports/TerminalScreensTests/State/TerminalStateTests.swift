import HeadlessUI
import Terminals
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct TerminalStateTests {
  private func session(
    _ content: [Node<String>], pressing keys: String
  ) -> ViewSession<Board> {
    ViewSession(Board(Board.screen(content)), columns: 20, pressing: keys)
  }

  @Test func `keys activate the focused control`() {
    let session = session(Board.nodes(["a", "b"]), pressing: "+ - tab enter space esc")
    #expect(session.performed == ["b", "b"])
    #expect(session.focused == "b")
  }

  @Test func `a letter of a Korean keyboard is the key that it's typed with`() {
    let session = session(Board.nodes(["a"]), pressing: "ㅂ")
    #expect(session.state.isOpen == false)
  }

  @Test func `signs and sideways arrows change the focused stepper`() {
    let pair = [stepper("x", "5", "x-", "x+"), stepper("y", "5", "y-", "y+")]
    let changed = session(pair, pressing: "+ - down right right enter left")
    #expect(changed.performed == ["x+", "x-", "y+", "y+", "y+", "y-"])
    #expect(changed.focused == "y")
    let bounds = [stepper("x", "9", "-", nil), stepper("y", "0", nil, "+")]
    let unchanged = session(bounds, pressing: "+ right down - left")
    #expect(unchanged.performed == [])
    #expect(unchanged.focused == "y")
  }

  @Test(arguments: ["1 +": ["+"], "2 +": ["+"], "9 +": []])
  func `a sign changes the stepper whose number is typed`(keys: String, performed: [String]) {
    let session = session([stepper("x", "5", "-", "+")], pressing: keys)
    #expect(session.performed == performed)
    #expect(session.focused == "x")
  }

  @Test(arguments: ["OK": ["OK"], "(OK)": [], "Yes No": [], "Yes (No)": []])
  func `Esc answers an alert that has a single button`(buttons: String, performed: [String]) {
    let alert = Board.alert("Done", buttons.words)
    for layer in [alert, Board.sheet(bar: ["Close"])] {
      let session = ViewSession(Board(Screen(title: "Board", coveredBy: [layer])))
      let isHinted = session.lastLine.contains("Esc \(buttons.words[0])")
      session.press("esc")
      #expect(session.performed == (layer.role == .alert ? performed : []))
      #expect(isHinted == (session.performed.isEmpty == false))
    }
  }

  @Test(arguments: try rows(in: "Tables/digits.txt"))
  func `digits make up a number, or begin anew, and it acts on its control alone`(
    digits: String, name: String
  ) {
    let session = ViewSession(Board("a b c d (e) f g h i j k l"))
    session.type(digits)
    #expect(session.focused == name)
    #expect(session.performed == [])
    session.press("enter")
    #expect(session.performed == [name])
  }

  @Test(arguments: ["enter": ["b"], "space": ["b"], "esc": [], "tab enter": ["c"]])
  func `a digit shows all numbers until an Enter or an Esc`(keys: String, performed: [String]) {
    let session = ViewSession(Board("a b c"))
    let text = session.state.frame.text
    session.press("2")
    #expect(session.state.frame.text.contains("2b"))
    #expect(session.state.frame.text.contains("3c"))
    session.press(keys)
    #expect(session.state.frame.text == text)
    #expect(session.performed == performed)
  }

  @Test(arguments: ["enter", "space"], ["9", "3"])
  func `Enter ends a number that can't be used, and does nothing else, even if it's held down`(
    key: String, number: String
  ) {
    let session = ViewSession(Board("a b (c)"), pressing: "tab \(number)")
    session.play("100 \(key) 500" + String(repeating: " \(key) 33", count: 20))
    #expect(session.performed == [])
    #expect(session.lastLine == "Tab move  Enter choose  Esc back  ? help  q leave")
    session.press(key)
    #expect(session.performed == ["b"])
  }

  @Test(arguments: ["enter", "space"])
  func `a control that is scrolled away comes into view before it's activated`(key: String) {
    let board = Board(buttons: (1...30).map { "button \($0)" })
    let keys = "wheeldown wheelup \(key)"
    let session = ViewSession(board, columns: 20, rows: 10, pressing: keys)
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
    let session = ViewSession(
      board, columns: 20, rows: 10, pressing: "wheeldown wheeldown wheeldown")
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

  @Test(arguments: [[2, 3]: Chrome.unicode, [3, 2]: .ascii])
  func `a width of two cells leads to ASCII, and only the first answer counts`(
    columns: [Int], chrome: Chrome
  ) {
    let session = ViewSession(Board("a"))
    for column in columns { session.send("\u{1B}[1;\(column)R") }
    #expect(session.state.chrome == chrome)
    #expect(session.state.frame.text.utf8.allSatisfy { $0 < 0x80 } == (chrome == .ascii))
  }
}
