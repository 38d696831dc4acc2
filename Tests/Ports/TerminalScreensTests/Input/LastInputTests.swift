import HeadlessUI
import Terminals
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct LastInputTests {
  /// The first repeat of a key that is held down, and the time between the others, in milliseconds.
  private static let repeats = [(500, 33), (250, 92), (375, 90), (660, 40), (251, 30), (660, 100)]

  private let board = Board("a") { board, action in
    let sheet = Board.sheet(dismissal: "sheet")
    switch action {
    case "a":
      board.screen.covers = [sheet, Board.alert("Sure?", ["Yes", "No"], dismissal: "away")]
    case "Yes": board.screen.covers = [Board.alert("Really?", ["Yes, really"])]
    case "away": board.screen.covers = [sheet]
    case "Stay": break
    default: board.screen.covers = []
    }
  }

  /// The session waits so long that the first key counts.
  private func session() -> ViewSession<Board> {
    let session = ViewSession(board, columns: 40, rows: 12)
    session.wait(2_000)
    return session
  }

  private func alarm(_ session: ViewSession<Board>, _ message: String = "Fire!") {
    session.cover(with: Board.alert(message, ["Stay"]))
  }

  @Test(arguments: zip(repeats, ["enter", "space", "enter", "space", "enter", "space"]))
  func `a key that is held down never answers, nor one that was when the app was opened`(
    timing: (first: Int, next: Int), key: String
  ) {
    let opening = ViewSession(board, columns: 40, rows: 12)
    opening.play("\(timing.first)" + String(repeating: " enter \(timing.next)", count: 50))
    #expect(board.performed == [])
    let session = session()
    session.play(
      "\(key) \(timing.first)" + String(repeating: " \(key) \(timing.next)", count: 50) + " 1000")
    #expect(board.performed == ["a"])
    session.play(key)
    #expect(board.performed == ["a", "Yes"])
  }

  /// An Esc is held down at the word HELD.
  @Test(arguments: try rows(in: "Tables/answers.txt"))
  func `an answer counts when nobody can be holding its key down`(
    script: String, performed: String
  ) {
    let heldEsc = Array(repeating: "esc 90", count: 20).joined(separator: " ")
    session().play(script.replacing("HELD", with: heldEsc))
    #expect(board.performed.joined(separator: ", ") == performed)
  }

  /// What is done, with an alarm at the word "alarm".
  @Test(arguments: [
    "enter 300 enter alarm 1000": ["a"], "enter 1100 tab 300 alarm 240 enter": ["a"],
    "enter alarm 700 enter 125 enter": ["a", "Stay", "Stay"],
  ])
  func `a layer that comes up in the meantime isn't answered unread`(
    script: String, performed: [String]
  ) {
    let session = session()
    let parts = script.split(separator: " alarm ")
    session.play(String(parts[0]))
    alarm(session)
    session.play(String(parts[1]))
    #expect(board.performed == performed)
  }

  @Test(arguments: [40, 249])
  func `the second half of a double click doesn't count, and neither does its release`(
    pause: Int
  ) throws {
    let session = session()
    let opening = try session.click(on: 0)
    session.send(opening.press + opening.release)
    let second = try session.click(on: 0)
    session.play("\(pause) \(second.press) 400 \(second.release)")
    #expect(board.performed == ["a"])
    session.send(second.press + second.release)
    #expect(board.performed == ["a", "Yes"])
  }
}
