import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct RecordedAppTests {
  @Test func `what is done becomes commands, with expectations after those that change something`()
    throws
  {
    let app = RecordedApp(TicketMachine())
    let driver = Driver(app)
    try driver.run(.tap("Buy", identifier: "week"))
    for _ in 0..<3 { try driver.run(.increase("Number")) }
    try driver.run(
      .decrease("Number"),
      .tap("Pay"),
      .expect(.alert("Paid")),
      .tap("OK"),
      .increase("Zone", by: 2),
      .tap("OK"))
    let text = try contents(of: "Flows/recorded.flow")
    #expect("\(app.flow)" == text)
    try Driver(TicketMachine()).run(Flow(parsing: text, file: "f"))
  }

  @Test(arguments: 0..<TestSizes.size(quick: 2, exhaustive: 10) as Range<UInt64>)
  func `any recording can be read, and passes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let app = RecordedApp(TicketMachine())
    for _ in 0..<TestSizes.size(quick: 20, exhaustive: 100) {
      let action = app.screen.actions.randomElement(using: &generator)
      app.take(.action(try #require(action)))
    }
    let driver = Driver(TicketMachine())
    try driver.run(Flow(parsing: "\(app.flow)", file: "f"))
    #expect(driver.app == app.app)
  }

  /// Two steppers that go on forever, of which only one shows what it does.
  private struct Tally: HeadlessApp, Hashable {
    var counts = ["a": 0, "b": 0]

    var screen: Screen<String> {
      let steppers = ["a", "b"].map { name in
        Node.stepper(
          "Count", value: name == "a" ? "\(counts["a"] ?? 0)" : "?", decrement: nil,
          increment: name, identifier: name)
      }
      return Screen(title: "Tally", content: steppers + [.button(Button("Count", action: "b"))])
    }

    mutating func perform(_ action: String) { counts[action, default: 0] += 1 }
  }

  @Test func `steps are joined up to as many as a command takes, and entries aren't`() {
    let steps = [Command](repeating: .increase("Count"), count: 1_001)
    #expect(steps.joined == [.increase("Count", by: 1_000), .increase("Count")])
    let entries: [Command] = [.enter("a", into: "Search"), .enter("ab", into: "Search")]
    #expect(entries.joined == entries)
  }

  @Test func `steps of one control are joined`() {
    var lines: [String] = []
    let app = RecordedApp(Tally()) { text, replacesLast in
      if replacesLast { lines.removeLast() }
      lines.append(text)
    }
    for identifier in ["a", "a", "a", "b", "b", "a"] { app.take(.action(identifier)) }
    let text = """
      increase "Count" id "a" by 3
      expect value "Count" id "a" "3"
      increase "Count" id "b" by 2
      increase "Count" id "a"
      expect value "Count" id "a" "4"

      """
    #expect("\(app.flow)" == text)
    #expect(lines.joined() == text)
  }

  @Test func `what is typed key by key is one command, unless something happens in between`() throws
  {
    let app = RecordedApp(Orchard("Kiwi"))
    for text in ["k", "ki", "kiw"] { app.take(.text(text, .search)) }
    app.take(.action(.add(0)))
    for text in ["ki", "k"] { app.take(.text(text, .search)) }
    let text = """
      enter "kiw" in "Search"
      expect value "Search" "kiw"
      submit "Search"
      expect value "Count" "1"
      enter "k" in "Search"
      expect value "Search" "k"

      """
    #expect("\(app.flow)" == text)
    try Driver(Orchard("Kiwi")).run(Flow(parsing: text, file: "f"))
  }

  /// A search whose requests are those of the last text, or of all.
  private struct Finder: RequestingApp, Hashable {
    let keepsAll: Bool
    var queries: [String] = []
    var found: [String] = []

    var requests: [String] { queries }

    var screen: Screen<Int> {
      let field = Node.field("Search", text: queries.last ?? "", entered: 1)
      return Screen(title: "Finder", content: [field] + found.map { .text($0) })
    }

    mutating func perform(_ action: Int) {}
    mutating func perform(_ action: Int, entering text: String) {
      queries = (keepsAll ? queries : []) + [text]
    }

    mutating func receive(_ response: String, for request: String) {
      queries.removeAll { $0 == request }
      found.append(response)
    }
  }

  @Test(arguments: [false, true])
  func `what is typed isn't joined while the app waits for what it has asked`(keepsAll: Bool) throws
  {
    let start = StubbedApp(Finder(keepsAll: keepsAll)) { _ in [Stub("one", "One")] }
    let app = RecordedApp(start)
    for text in ["a", "ab", "abc"] { app.take(.text(text, 1)) }
    app.take(.response("one", to: keepsAll ? "a" : "abc"))
    let flow = try Flow(parsing: "\(app.flow)", file: "f")
    #expect(flow.steps.count { $0.command.gesture == .enter } == (keepsAll ? 3 : 1))
    let driver = Driver(start)
    try driver.run(flow)
    #expect(driver.app.app.found == ["One"] && app.app.app.found == ["One"])
  }

  @Test func `the recording ends at an action that no command expresses, and the app goes on`() {
    let app = RecordedApp(Tally())
    for action in ["b", "d", "b"] { app.take(.action(action)) }
    let start = "the recording ended after increase \"Count\" id \"b\", because no command"
    #expect(app.failure?.description.hasPrefix(start) == true)
    #expect("\(app.flow)" == "increase \"Count\" id \"b\"\n")
    #expect(app.app.counts == ["a": 0, "b": 2, "d": 1])
  }
}
