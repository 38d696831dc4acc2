import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct EventTests {
  private func run(_ lines: String) throws -> Driver<StubbedApp<Newsstand>> {
    let driver = Driver(Newsstand.stubbed)
    try driver.run(Flow(parsing: lines, file: "news.flow"))
    return driver
  }

  @Test func `a flow answers requests, and lets events happen`() throws {
    let driver = try run(contents(of: "Flows/newsstand.flow"))
    #expect(driver.app.app.headlines == ["It rains", "It pours"])
  }

  @Test(arguments: try rows(in: "Tables/newsstand.txt"))
  func `what can't happen is named`(line: String, message: String) {
    let error = #expect(throws: FlowError.self) { _ = try run(line) }
    #expect(error?.message == message)
  }

  @Test func `the events of a wrapper are found beside the screen of its app`() throws {
    let driver = Driver(Newsstand.stubbed)
    #expect(driver.app.screen.layers == driver.app.app.screen.layers)
    #expect(driver.app.screen.events.map { $0.action == nil } == [false, true, true])
    let pages = StubbedApp(Reader<String>(isTwice: true)) { _ in [Stub("text", "a")] }.screen
    #expect(pages.events.map { $0.name } == ["page 1", "page 1 2"])
    let error = #expect(throws: FlowError.self) {
      let driver = Driver(BrokenPort(app: Newsstand.stubbed, breaks: false))
      try driver.run(.answer("headlines", with: "two"))
    }
    #expect(error?.description.contains("a wrapper doesn't pass on") == true)
  }

  @Test func `a wrapper loses no response and no event, inside a recorder or around it`() throws {
    let driver = Driver(Log(RecordedApp(Log(Newsstand.stubbed))))
    try driver.run(.answer("headlines", with: "offline"), .event("the last copy is sold"))
    let inputs: [Input<Newsstand.Action>] = [
      .response("offline", to: "headlines"), .action(.sold),
    ]
    #expect(driver.app.inputs == inputs && driver.app.app.app.inputs == inputs)
    let flow = """
      answer "headlines" with "offline"
      expect button "Try again" enabled
      expect no text "Loading"
      expect no request "headlines"
      event "the last copy is sold"
      expect value "Left" "0"

      """
    #expect("\(driver.app.app.flow)" == flow)
    try Driver(Newsstand.stubbed).run(driver.app.app.flow)
  }

  @Test func `a response goes to its request, in whatever order the requests are`() throws {
    for count in 2...30 {
      let driver = Driver(StubbedApp(Files(count: count)) { _ in [Stub("ok", "ok")] })
      try driver.run(.answer("1", with: "ok"))
      #expect(driver.app.app.loaded == 1)
    }
  }
}

/// A newsstand whose headlines are loaded, none if it is offline, and which another reader can empty.
struct Newsstand: RequestingApp {
  enum Action: Hashable, Sendable { case retry, sold }

  private(set) var headlines: [String]?
  private(set) var copies = 1

  var requests: [String] { headlines == nil ? ["headlines"] : [] }

  mutating func receive(_ headlines: [String], for request: String) {
    if requests.contains(request) { self.headlines = headlines }
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .retry: headlines = nil
    case .sold: copies = 0
    }
  }

  var screen: Screen<Action> {
    let retry = Node<Action>.button(Button("Try again", action: .retry))
    let news = headlines?.map { Node<Action>.text($0) } ?? [.text("Loading")]
    return Screen(
      title: "News",
      content: [.value("Left", value: "\(copies)")] + (news.isEmpty ? [retry] : news),
      events: copies > 0 ? [ExternalEvent("the last copy is sold", action: .sold)] : [])
  }

  static var stubbed: StubbedApp<Newsstand> {
    StubbedApp(Newsstand()) { _ in
      [Stub("offline", []), Stub("two", ["It rains", "It pours"])]
    }
  }
}

/// Files that are asked for in a different order each time.
private struct Files: RequestingApp {
  let count: Int
  var loaded = 0
  let screen = Screen<Int>(title: "Files")

  var requests: [Int] { Array(Set(1...count)) }

  mutating func perform(_ action: Int) {}

  mutating func receive(_ response: String, for file: Int) { loaded = file }
}
