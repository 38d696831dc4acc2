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
      if index > 0 { try driver.tap("Next") }
      try await shelf.put(text, on: "page \(index + 1)")
      try await wait(for: "a response") { app.takeResponses().isEmpty }
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
    let driver = Driver(StubbedApp(Reader<String>()) { _ in [] }.answered(by: flow))
    try driver.run(flow)
    #expect(driver.app.app == app.app.app)
  }

  @Test func `values that their text makes again are recorded, too`() async throws {
    let app = try await recording(["7", "8"]) { Int($0) ?? 0 }
    let flow = try Flow(parsing: "\(app.flow)", file: "f")
    #expect(flow.steps.first?.command == .answer("page 1", with: "7"))
    try Driver(StubbedApp(Reader<Int>()) { _ in [] }.answered(by: flow)).run(flow)
    let wrong = try Flow(parsing: #"answer "page 1" with "seven""#, file: "f")
    let stubbed = StubbedApp(Reader<Int>()) { _ in [Stub("seven", 7)] }
    try Driver(stubbed.answered(by: wrong)).run(wrong)
    #expect(throws: FlowError.self) {
      try Driver(StubbedApp(Reader<Int>()) { _ in [] }.answered(by: wrong)).run(wrong)
    }
  }

  private typealias Answer = Result<String, Offline>

  private static let refusal = """
    the responses of the app can't be recorded; make Result<String, Offline> a \
    LosslessStringConvertible
    """

  /// The reader has its first page, so that it waits for nothing at first.
  private func reader() -> LiveApp<Reader<Answer>> {
    LiveApp(Reader(text: .success("Once"))) { page in
      page.number == 2 ? .failure(Offline()) : .success("\(page)")
    }
  }

  private func stubbed() -> StubbedApp<Reader<Answer>> {
    StubbedApp(Reader(text: .success("Once"))) { _ in [Stub("offline", .failure(Offline()))] }
  }

  @Test func `an app that will wait for something that can't be recorded is refused at the start`()
    throws
  {
    let others = StubbedApp(Reader<String>()) { _ in [Stub("text", "Once")] }
    for app in [RecordedApp(reader()), RecordedApp(reader(), toPassOn: others)] {
      #expect(app.failure?.description == RecordedResponsesTests.refusal)
      app.perform(2)
      #expect(app.flow.steps.isEmpty)
    }
  }

  @Test func `a response is recorded by the name of the equal stub`() async throws {
    let app = RecordedApp(reader(), toPassOn: stubbed())
    #expect(app.failure == nil)
    let limitation =
      "the recording ends at a response that equals no stub; make Result<String, "
    #expect(app.limitation?.hasPrefix(limitation) == true)
    app.perform(2)
    try await wait(for: "a response") { app.takeResponses().isEmpty }
    #expect("\(app.flow)".contains("\nanswer \"page 2\" with \"offline\"\n"), "\(app.flow)")
    #expect("\(app.flow)".contains("expect line") == false, "\(app.flow)")
    let driver = Driver(stubbed())
    try driver.run(app.flow)
    #expect(driver.app.app == app.app.app)
    app.perform(3)
    try await wait(for: "a response") { app.takeResponses().isEmpty }
    let end = #"the response to "page 3" can't be recorded; add a stub that equals it"#
    #expect(app.failure?.description == end)
    #expect(app.flow.steps.contains { $0.command == .answer("page 2", with: "offline") })
  }

  @Test func `text is recorded by the name of the equal stub, too`() async throws {
    let live = LiveApp(Reader<String>()) { _ in "No connection" }
    let app = RecordedApp(
      live, toPassOn: StubbedApp(Reader()) { _ in [Stub("offline", "No connection")] })
    #expect(app.limitation == nil)
    try await wait(for: "a response") { app.takeResponses().isEmpty }
    #expect(app.flow.steps.first?.command == .answer("page 1", with: "offline"))
  }

  @Test func `a response that its text doesn't make again ends the recording`() async throws {
    let app = try await recording(["nan"]) { _ in Double.nan }
    #expect(app.flow.steps.isEmpty)
    #expect(app.failure?.description.hasPrefix(#"the response to "page 1" can't"#) == true)
  }

  @Test func `a recording ends where another request has the same name`() async throws {
    let live = LiveApp(Reader<String>(isTwice: true)) { [shelf] page in
      await shelf.text(of: "\(page.number)")
    }
    let app = RecordedApp(live)
    try await shelf.put("Late", on: "-1")
    try await wait(for: "the second response") { app.takeResponses().isEmpty }
    #expect(app.flow.steps.isEmpty && app.app.app.text == "Late")
    #expect(app.failure?.description.hasPrefix("the recording ended, because") == true)
  }

  @Test func `only an app that can be answered is answered by a flow`() throws {
    let flow = try Flow(parsing: #"answer "headlines" with "offline""#, file: "f")
    #expect(TicketMachine().answered(by: flow) == TicketMachine())
    let driver = Driver(Newsstand.stubbed.answered(by: flow))
    try driver.run(flow)
    #expect(driver.app.app.headlines == [])
    let other = try Flow(parsing: #"answer "headlines" with "late""#, file: "f")
    #expect(throws: FlowError.self) {
      try Driver(Newsstand.stubbed.answered(by: other)).run(other)
    }
  }
}

private struct Offline: Error, Hashable {}
