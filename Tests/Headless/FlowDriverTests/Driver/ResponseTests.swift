import FlowDriver
import HeadlessUI
import Synchronization
import TestSupport
import Testing

/// A reader whose first page comes once the test lets it, whose second one comes soon, and whose third one
/// never comes.
@Suite(.timeLimit(.minutes(5)))
struct ResponseTests {
  private let shelf = Shelf<Int>()
  private let isLet = Gate()

  /// Runs lines one after the other, each within a time, and returns the errors.
  private func errors(_ lines: [(String, Duration)]) async -> [FlowError?] {
    await onThread { [shelf, isLet] in
      let app = LiveApp(Reader<String>()) { page in
        while page.number == 1, isLet.isOpen == false, Task.isCancelled == false {
          try? await Task.sleep(for: .milliseconds(1))
        }
        return page.number > 2 ? await shelf.text(of: page.number) : "Page \(page.number)"
      }
      let driver = Driver(PortSession(app))
      return lines.map { line, limit in
        do throws(FlowError) {
          try driver.run(Flow(parsing: line, file: "f"), within: limit) {
            isLet.open()
          } didPerform: { _, _ in
          }
          return nil
        } catch {
          return error
        }
      }
    }
  }

  @Test func `a line doesn't wait for what the app waited for before`() async {
    let lines = ["expect text \"Loading\"", "expect request \"page 1\""]
    #expect(await errors(lines.map { ($0, .seconds(600)) }) == [nil, nil])
    #expect(isLet.isOpen == false)
  }

  @Test func `each command waits for the responses to the requests that it leads to`() async {
    let lines = "tap \"Next\"\nexpect text \"Page 2\""
    #expect(await errors([(lines, .seconds(60))]) == [nil])
  }

  @Test(arguments: [
    "expect text \"Page 1\"", "expect no request \"page 1\"", "expect no text \"Loading\"",
  ])
  func `a line that can't be performed yet is performed when a response has come`(
    line: String
  ) async {
    #expect(await errors([(line, .seconds(60))]) == [nil])
  }

  @Test func `no response is waited for longer than the limit, nor in vain twice`() async {
    let start = ContinuousClock.now
    let found = await errors([
      ("tap \"Next\"", .seconds(60)), ("tap \"Next\"", .milliseconds(2)),
      ("expect text \"Loading\"", .seconds(600)), ("tap \"Back\"", .seconds(600)),
    ])
    #expect(found.map { $0 == nil } == [true, true, true, false])
    #expect(ContinuousClock.now - start < .seconds(500))
  }
}

private final class Gate: Sendable {
  private let state = Atomic(false)

  var isOpen: Bool { state.load(ordering: .acquiring) }

  func open() { state.store(true, ordering: .releasing) }
}
