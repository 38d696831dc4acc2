import FlowDriver
import HeadlessUI
import TestSizes
import Testing

struct BoundedTimeTests {
  /// A screen of very many long names.
  private struct Wall: HeadlessApp {
    let screen = Screen(
      title: "Wall",
      content: (0..<TestSizes.size(quick: 50, exhaustive: 2_000)).map { (number: Int) in
        .button(Button("\(number)\(Wall.tail)", action: number))
      }
    )

    private static let tail = String(repeating: "벽", count: 1_000)

    mutating func perform(_ action: Int) {}
  }

  @Test(.timeLimit(.minutes(5)))
  func `the search for a very long name takes bounded time`() {
    let driver = Driver(Wall())
    let name = String(
      repeating: "e\u{301}", count: TestSizes.size(quick: 10_000, exhaustive: 350_000))
    let failure = #expect(throws: FlowFailure.self) { try driver.tap(name) }
    #expect((failure?.reason.description.count ?? .max) < 2_000)
  }

  @Test(.timeLimit(.minutes(5)))
  func `the search for a name of one giant character takes bounded time`() {
    let driver = Driver(TicketMachine())
    let name =
      "e" + String(repeating: "\u{301}", count: TestSizes.size(quick: 10_000, exhaustive: 500_000))
    let failure = #expect(throws: FlowFailure.self) { try driver.tap(name) }
    #expect((failure?.reason.description.unicodeScalars.count ?? .max) < 2_000)
  }
}
