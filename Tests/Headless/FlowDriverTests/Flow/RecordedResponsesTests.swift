import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct RecordedResponsesTests {
  private let shelf = Shelf<String>()

  /// Records a person who reads pages one after the other, each with a live response.
  private func recording<Response>(
    _ texts: [String], _ response: @escaping @Sendable (String) -> Response
  ) async throws -> RecordedApp<LiveApp<Reader<Response>>> {
    let live = LiveApp(Reader<Response>()) { [shelf] page in
      response(await shelf.text(of: "\(page)"))
    }
    let app = RecordedApp(live)
    let driver = Driver(app)
    for (index, text) in texts.enumerated() {
      if index > 0 { try driver.run(.tap("Next")) }
      try await shelf.put(text, on: "page \(index + 1)")
      try await wait(for: "a response") { app.update().events.isEmpty }
    }
    return app
  }

  @Test func `responses that are text are recorded, and the flow passes without the world`()
    async throws
  {
    let app = try await recording(["Once", "\"upon\"\n a\\time\r\u{0}e\u{301}"]) { $0 }
    #expect(app.failure == nil)
    let start = """
      answer "page 1" with "Once"
      expect text "Once"
      tap "Next"
      expect text "Loading"
      answer "page 2" with "\\"upon\\"\\n a\\\\time
      """
    #expect("\(app.flow)".hasPrefix(start))
    let flow = try Flow(parsing: "\(app.flow)", file: "f")
    let driver = Driver(StubbedApp(Reader<String>()) { _ in [] })
    try driver.run(flow)
    #expect(driver.app.app == app.app.app)
  }

  @Test func `values that their text makes again are recorded, too`() async throws {
    let app = try await recording(["7", "8"]) { Int($0) ?? 0 }
    let flow = try Flow(parsing: "\(app.flow)", file: "f")
    #expect(flow.steps.first?.command == .answer("page 1", with: "7"))
    try Driver(StubbedApp(Reader<Int>()) { _ in [] }).run(flow)
    let wrong = try Flow(parsing: #"answer "page 1" with "seven""#, file: "f")
    let stubbed = StubbedApp(Reader<Int>()) { _ in [Stub("seven", 7)] }
    try Driver(stubbed).run(wrong)
    #expect(throws: FlowError.self) {
      try Driver(StubbedApp(Reader<Int>()) { _ in [] }).run(wrong)
    }
  }

  private typealias Answer = Result<String, Offline>

  /// The reader has its first page, so that it waits for nothing at first.
  private func reader() -> LiveApp<Reader<Answer>> {
    LiveApp(Reader(text: .success("Once"))) { page in
      page.number == 2 ? .failure(Offline()) : .success("\(page)")
    }
  }

  private func stubbed() -> StubbedApp<Reader<Answer>> {
    StubbedApp(Reader(text: .success("Once"))) { _ in [Stub("offline", .failure(Offline()))] }
  }

  @Test func `a response is recorded by the name of the equal stub`() async throws {
    let app = RecordedApp(reader(), toPassOn: stubbed())
    app.take(.action(2))
    try await wait(for: "a response") { app.update().events.isEmpty }
    #expect("\(app.flow)".contains("\nanswer \"page 2\" with \"offline\"\n"), "\(app.flow)")
    #expect("\(app.flow)".contains("expect line") == false, "\(app.flow)")
    let driver = Driver(stubbed())
    try driver.run(app.flow)
    #expect(driver.app.app == app.app.app)
    app.take(.action(3))
    try await wait(for: "a response") { app.update().events.isEmpty }
    let end = #"the response to "page 3" can't be recorded; add a stub that equals it, or make"#
    #expect(app.failure?.description.hasPrefix(end) == true)
    #expect(app.flow.steps.contains { $0.command == .answer("page 2", with: "offline") })
  }

  @Test func `text is recorded by the name of the equal stub, too`() async throws {
    let live = LiveApp(Reader<String>()) { _ in "No connection" }
    let app = RecordedApp(
      live, toPassOn: StubbedApp(Reader()) { _ in [Stub("offline", "No connection")] })
    try await wait(for: "a response") { app.update().events.isEmpty }
    #expect(app.flow.steps.first?.command == .answer("page 1", with: "offline"))
  }

  @Test func `a response that its text doesn't make again ends the recording`() async throws {
    let app = try await recording(["once"]) { Shout($0) }
    #expect(app.flow.steps.isEmpty)
    #expect(app.failure?.description.hasPrefix(#"the response to "page 1" can't"#) == true)
  }

  @Test func `requests with the same name are told apart by their numbers`() async throws {
    let live = LiveApp(Reader<String>(isTwice: true)) { [shelf] page in
      await shelf.text(of: "\(page.number)")
    }
    let app = RecordedApp(Log(live))
    try await shelf.put("Late", on: "-1")
    try await wait(for: "the second response") { app.update().events.isEmpty }
    let flow = try Flow(parsing: "\(app.flow)", file: "f")
    #expect(flow.steps.first?.command == .answer("page 1 2", with: "Late"))
    let driver = Driver(StubbedApp(Reader<String>(isTwice: true)) { _ in [] })
    try driver.run(flow)
    #expect(driver.app.app == app.app.app.app)
  }
}

private struct Offline: Error, Hashable {}

/// A text that is louder each time that it's read.
private struct Shout: LosslessStringConvertible, Hashable {
  let description: String

  init(_ text: String) { description = text + "!" }
}
