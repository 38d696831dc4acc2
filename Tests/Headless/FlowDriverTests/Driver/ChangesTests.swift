import FlowDriver
import HeadlessUI
import Testing

struct ChangesTests {
  private func failure(
    from before: [Node<Int>],
    to after: [Node<Int>],
    added: [String] = [],
    removed: [String] = []
  ) -> String? {
    let button = Node.button(Button("Go", action: 1))
    let driver = Driver(
      Rooms([
        Screen(title: "A", content: before + [button]),
        Screen(title: "A", content: after + [button]),
      ]))
    do {
      try driver.expect(added: added, removed: removed) { () throws(FlowFailure) in
        try driver.tap("Go")
      }
      return nil
    } catch {
      return error.reason.description
    }
  }

  @Test func `a number in a name isn't the number of a control`() {
    #expect(
      failure(from: [.text("Row [3] \"a\" [1]")], to: [.text("Row [4] \"a\" [1]")])
        == #"found + text "Row [4] \"a\" [1]", - text "Row [3] \"a\" [1]"; expected no change"#)
    #expect(failure(from: [.text("\u{301} [3]")], to: [.text("\u{301} [4]")])?.isEmpty == false)
    #expect(failure(from: [.text("a b")], to: [.text("a  b")])?.isEmpty == false)
  }

  @Test func `the numbers of controls are no change`() {
    let more = Node.button(Button("More", action: 1))
    #expect(failure(from: [], to: [more], added: ["button \"More\""]) == nil)
  }

  @Test func `a line that moved counts as gone and new`() {
    let lines: [Node<Int>] = [.text("a"), .text("b")]
    #expect(failure(from: lines, to: lines.reversed())?.isEmpty == false)
    let moved = failure(
      from: lines, to: lines.reversed(), added: ["text \"a\""], removed: ["text \"a\""])
    let other = failure(
      from: lines, to: lines.reversed(), added: ["text \"b\""], removed: ["text \"b\""])
    #expect(((moved == nil) == (other == nil)) == false)
  }
}

/// An app that shows one screen after another.
private struct Rooms: HeadlessApp {
  private let rooms: [Screen<Int>]
  private var current = 0

  init(_ rooms: [Screen<Int>]) {
    self.rooms = rooms
  }

  var screen: Screen<Int> { rooms[current] }

  mutating func perform(_ action: Int) { current = action }
}
