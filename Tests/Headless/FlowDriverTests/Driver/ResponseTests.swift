import FlowDriver
import HeadlessUI
import TestSupport
import Testing

/// A reader whose pages come soon, apart from those that never come.
@Suite(.timeLimit(.minutes(5)))
struct ResponseTests {
  private let shelf = Shelf<Int>()

  /// Runs lines one after the other, each within a time, and returns the errors.
  private func errors(
    _ lines: [(String, Duration)], missing: [Int] = []
  ) async -> [FlowError?] {
    await onThread { [shelf] in
      let app = LiveApp(Reader<String>()) { page in
        if missing.contains(page.number) { return await shelf.text(of: page.number) }
        try? await Task.sleep(for: .milliseconds(5))
        return "Page \(page.number)"
      }
      let driver = Driver(PortSession(Log(app)))
      return lines.map { line, limit in
        driver.limit = limit
        do throws(FlowError) {
          try driver.run(Flow(parsing: line, file: "f"))
          return nil
        } catch {
          return error
        }
      }
    }
  }

  @Test func `a line doesn't wait for what the app waited for before`() async {
    let lines = ["expect text \"Loading\"", "expect request \"page 1\""]
    #expect(await errors(lines.map { ($0, .seconds(600)) }, missing: [1]) == [nil, nil])
  }

  @Test func `each command waits for the responses to the requests that it leads to`() async {
    let lines = "tap \"Next\"\nexpect text \"Page 2\""
    #expect(await errors([(lines, .seconds(60))], missing: [1]) == [nil])
  }

  @Test func `a command in a block waits, too, and none that was performed is repeated`() async {
    let lines = "repeat 2\ntap \"Next\"\nexpect text \"Page 2\"\nend"
    let found = await errors([(lines, .seconds(60))])
    #expect(found.map { $0?.location?.context } == [["in repetition 2 of 2"]])
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
    let found = await errors(
      [
        ("tap \"Next\"", .seconds(60)), ("tap \"Next\"", .milliseconds(2)),
        ("expect text \"Loading\"", .seconds(600)), ("tap \"Back\"", .seconds(600)),
      ], missing: [3])
    #expect(found.map { $0 == nil } == [true, true, true, false])
    #expect(ContinuousClock.now - start < .seconds(500))
  }
}
