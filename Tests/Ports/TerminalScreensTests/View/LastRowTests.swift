import HeadlessUI
import Terminals
import TestSupport
import Testing

@testable import TerminalScreens

struct LastRowTests {
  private static let base = "Tab move  Enter choose  ? help  q leave"
  private static let question = "Leave?  q leave without saving  other keys stay"

  private var board: Board {
    Board("Edit Order (Buy)") { board, action in
      let steppers = ["x", "y"].map { stepper($0, "5", "-", "+") }
      let buttons = [
        Button("Yes", action: "yes").node,
        Button("Leave it", action: "no", role: .cancel).node, Button("Again", action: nil).node,
      ]
      board.screen.covers =
        switch action {
        case "Edit":
          [Board.sheet(steppers, bar: ["Close"], dismissal: "away", hasUnsavedChanges: true)]
        case "Order":
          [Layer(.alert, message: "Sure?", buttons: buttons, dismissal: Dismissal("no"))]
        default: []
        }
    }
  }

  private func row(_ keys: String, columns: Int = 60, rows: Int = 20) -> String {
    ViewSession(board, columns: columns, rows: rows, pressing: keys).lastLine
  }

  @Test(arguments: try rows(in: "Tables/rows.txt"))
  func `the row shows what works here and now, its most important parts whole`(
    line: String, row: String
  ) throws {
    let (_, columns, keys) = try #require(line.wholeMatch(of: /(\d+): ?(.*)/)).output
    #expect(self.row(String(keys), columns: try #require(Int(columns))) == row)
  }

  @Test func `the row belongs to the app below eight rows, except for the question`() {
    #expect(row("", rows: 8) == Self.base)
    #expect(row("", rows: 7) == "")
    #expect(row("enter q", rows: 7) == Self.question)
  }

  @Test func `a number ends with its layer`() {
    let session = ViewSession(Board(buttons: (1...12).map { "b\($0)" }), pressing: "1")
    session.cover(with: Board.sheet(Board.nodes((1...12).map { "c\($0)" })))
    #expect(session.lastLine == LastRowTests.base)
    session.press("2")
    #expect(session.focused == "c2")
  }

  @Test func `text from outside can't forge a row or a page`() {
    var words = TerminalWords.english
    words.help = "\u{1B}[2Jhelp\n"
    words.lines[0] = ("\u{1B}[2J", "\r\n")
    let session = ViewSession(Board(buttons: ["a\n\u{1B}[2Jb", "c"]), words: words)
    #expect(session.lastLine == "Tab move  Enter choose  ? ␛[2Jhelp␊  q leave")
    session.press("1")
    #expect(session.lastLine == "1 a␊␛[2Jb  Enter choose  Esc back")
    session.press("?")
    #expect(session.model.text.contains("␛[2J"))
    #expect(session.model.unknown == [])
  }

  @Test func `hints are dim, and the question is a warning`() {
    let session = ViewSession(board, rows: 3, pressing: "enter q")
    #expect(session.model.cells[2][0].attributes == [1, 91])
    #expect(ViewSession(board).model.cells[19][0].attributes == [2])
  }

  @Test func `no word is equal in two languages, and terminals measure every word alike`() {
    func texts(_ words: TerminalWords) -> [String] {
      Mirror(reflecting: words).children.compactMap { $0.value as? String }
        + words.lines.map { $0.effect }
    }
    let english = texts(.english)
    let korean = texts(.korean)
    let keys = (TerminalWords.english.lines + TerminalWords.korean.lines).map { $0.keys }
    let scalars = (english + korean + keys).joined().unicodeScalars
    #expect(english.count == 27)
    #expect(korean.count == english.count)
    #expect(zip(english, korean).allSatisfy { ($0 == $1) == false })
    #expect((english + korean + keys).contains("") == false)
    #expect(
      scalars.allSatisfy {
        (0x20..<0x7F).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
      })
  }
}
