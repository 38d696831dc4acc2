import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI

/// The time that must pass before a layer that has just come up can be answered.
struct AnswerGuardTests {
  /// The first repeat of a key that is held down, and the time between the others, in milliseconds.
  private static let repeats = [(500, 33), (250, 92), (375, 90), (660, 40), (251, 30), (660, 100)]

  private let board = Board(Board.screen(buttons: ["a"])) { board, action in
    switch action {
    case "a": board.screen.modal = AnswerGuardTests.alert("Sure?", ["Yes", "No"])
    case "Yes": board.screen.modal = AnswerGuardTests.alert("Really?", ["Yes, really"])
    default: board.screen.modal = nil
    }
  }

  private static func alert(_ message: String, _ buttons: [String]) -> Modal<String> {
    .alert(
      Alert(
        message: message, buttons: buttons.map { Button($0, action: $0) }, dismissal: "away"))
  }

  /// Opens a view of the board, and waits so long that the first key counts.
  private func session() -> ViewSession<Board> {
    let session = ViewSession(board, size: TerminalSize(columns: 40, rows: 12))
    session.wait(2_000)
    return session
  }

  @Test(arguments: repeats, ["\r", " "])
  func `a key that is held down never answers`(timing: (first: Int, next: Int), key: String) {
    let session = session()
    session.send(key)
    session.wait(timing.first)
    for _ in 0..<100 {
      session.send(key)
      session.wait(timing.next)
    }
    session.wait(1_000)
    #expect(board.performed == ["a"])
    session.send(key)
    #expect(board.performed == ["a", "Yes"])
  }

  @Test(arguments: repeats)
  func `a key that was held down when the app was opened never answers`(
    timing: (first: Int, next: Int)
  ) {
    let session = ViewSession(board, size: TerminalSize(columns: 40, rows: 12))
    session.wait(timing.first)
    for _ in 0..<50 {
      session.send("\r")
      session.wait(timing.next)
    }
    #expect(board.performed == [])
  }

  @Test(arguments: [(300, 125), (600, 125), (999, 125), (1_000, 0), (1_200, 0)])
  func `a person who presses the same key again is held back for a moment at most`(
    pause: Int, wait: Int
  ) {
    let session = session()
    session.send("\r")
    session.wait(pause)
    session.send("\r")
    if wait > 0 {
      session.wait(wait - 1)
      #expect(board.performed == ["a"])
      #expect(session.view.patience == 1)
      session.wait(1)
    }
    #expect(board.performed == ["a", "Yes"])
    #expect(session.view.patience == nil)
  }

  @Test func `another key answers after a quarter of a second`() {
    let session = session()
    session.send("\r")
    session.wait(249)
    session.send(" ")
    session.wait(249)
    session.send(" ")
    #expect(board.performed == ["a"])
    session.wait(250)
    session.send(" ")
    #expect(board.performed == ["a", "Yes"])
  }

  @Test func `a key that has counted isn't held back again`() {
    let board = Board(Board.screen(buttons: ["a"])) { board, _ in
      board.screen.modal = AnswerGuardTests.alert("Sure?", ["Once more"])
    }
    let session = ViewSession(board, size: TerminalSize(columns: 40, rows: 12))
    session.wait(2_000)
    session.send("\r")
    session.wait(300)
    session.send("\r")
    session.wait(125)
    #expect(board.performed == ["a", "Once more"])
    session.send("\r")
    #expect(board.performed == ["a", "Once more", "Once more"])
  }

  @Test func `a key that is held back counts before another one`() {
    let session = session()
    session.send("\r")
    session.wait(300)
    session.send("\r\t")
    #expect(board.performed == ["a", "Yes"])
    session.wait(300)
    #expect(board.performed == ["a", "Yes"])
  }

  @Test func `a key that is held back doesn't answer a layer that comes up in the meantime`() {
    let session = session()
    session.send("\r")
    session.wait(300)
    session.send("\r")
    board.screen.modal = AnswerGuardTests.alert("Fire!", ["Stay"])
    session.send("")
    session.wait(1_000)
    #expect(board.performed == ["a"])
  }

  @Test func `a key that is held down while another thread brings up a layer doesn't answer it`() {
    let session = session()
    session.send("\r")
    session.wait(1_100)
    session.send("\t")
    session.wait(300)
    board.screen.modal = AnswerGuardTests.alert("Fire!", ["Stay"])
    session.send("")
    session.wait(240)
    session.send("\r")
    #expect(board.performed == ["a"])
  }

  @Test func `a screen whose title changes all the time can be used`() {
    let board = Board(buttons: (1...30).map { "button \($0)" })
    let session = ViewSession(board, size: TerminalSize(columns: 20, rows: 12))
    session.wait(2_000)
    session.send("9")
    let position = session.view.frame.positions
    for second in 1...20 {
      board.screen.title = "0:\(second)"
      session.send("")
      session.wait(100)
      session.send("\r")
    }
    #expect(board.performed.count == 20)
    #expect(session.view.frame.positions == position)
    board.screen.title = "Other"
    board.screen.content.removeLast()
    session.send("")
    session.send("\r")
    #expect(board.performed.count == 20)
  }

  @Test func `an alert that replaces another one with the same buttons is another one`() {
    let session = session()
    for number in 1...3 {
      board.screen.modal = AnswerGuardTests.alert("Delete \(number)?", ["No"])
      session.send("")
      session.wait(200)
      session.send("\r")
    }
    #expect(board.performed == [])
  }

  @Test(arguments: [40, 100, 249])
  func `the second half of a double click doesn't count, and neither does its release`(
    pause: Int
  ) throws {
    let session = session()
    session.send(TerminalPosition(row: 2, column: 2).click)
    #expect(board.performed == ["a"])
    let button = try #require(session.view.frame.regions.first { $0.affordance == 0 })
    let click = TerminalPosition(row: button.row, column: button.column + 1).click
    session.wait(pause)
    session.send(String(click.prefix(click.count / 2)))
    session.wait(400)
    session.send(String(click.suffix(click.count / 2)))
    #expect(board.performed == ["a"])
    session.send(click)
    #expect(board.performed == ["a", "Yes"])
  }

  @Test func `a press before a layer comes up isn't released on it`() throws {
    let session = session()
    board.screen.modal = AnswerGuardTests.alert("Sure?", ["Yes", "No"])
    session.send("")
    session.wait(1_000)
    let button = try #require(session.view.frame.regions.first { $0.affordance == 0 })
    let click = TerminalPosition(row: button.row, column: button.column + 1).click
    session.send(String(click.prefix(click.count / 2)))
    board.screen.modal = AnswerGuardTests.alert("Fire!", ["Yes", "No"])
    session.send("")
    session.wait(1_000)
    session.send(String(click.suffix(click.count / 2)))
    #expect(board.performed == [])
  }

  @Test func `Esc and Tab aren't held back, except an Esc that is held down itself`() {
    let session = session()
    session.send("\r\t")
    session.send("\u{1B}")
    session.wait(50)
    #expect(board.performed == ["a", "away"])
    board.screen.modal = .sheet(
      Screen(title: "Sheet", modal: AnswerGuardTests.alert("Sure?", ["No"])), dismissal: "sheet")
    session.wait(1_000)
    session.send("\u{1B}")
    session.wait(50)
    board.screen.modal = .sheet(Screen(title: "Sheet"), dismissal: "sheet")
    session.wait(400)
    for _ in 0..<20 {
      session.send("\u{1B}")
      session.wait(90)
    }
    #expect(board.performed == ["a", "away", "away"])
    session.wait(300)
    session.send("\u{1B}")
    session.wait(50)
    #expect(board.performed == ["a", "away", "away", "sheet"])
  }
}
