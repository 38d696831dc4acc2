import FlowDriver
import HeadlessUI
import SeededRandom
import TestSizes
import Testing

struct RecordedAppTests {
  @Test func `what is done becomes commands, with expectations after those that change something`()
    throws
  {
    let app = RecordedApp(TicketMachine())
    let driver = Driver(app)
    try driver.tap("Buy", identifier: "week")
    for _ in 0..<3 { try driver.increase("Number") }
    try driver.decrease("Number")
    try driver.tap("Pay")
    try driver.expect(.alert("Paid"))
    try driver.tap("OK")
    try driver.increase("Zone", by: 2)
    let text = """
      tap "Buy" id "week"
      increase "Number" by 3
      expect value "Number" "4"
      decrease "Number"
      expect value "Number" "3"
      tap "Pay"
      expect alert "Paid"
      tap "OK"
      expect no alert
      increase "Zone" by 2
      expect alert "That is far"

      """
    #expect("\(app.flow)" == text)
    try Driver(TicketMachine()).run(Flow(parsing: text, file: "f"))
  }

  @Test(arguments: 0..<TestSizes.size(quick: 10, exhaustive: 100) as Range<UInt64>)
  func `any recording can be read, and passes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let app = RecordedApp(TicketMachine())
    for _ in 0..<100 {
      let action = app.screen.actions.randomElement(using: &generator)
      app.perform(try #require(action))
    }
    let driver = Driver(TicketMachine())
    try driver.run(Flow(parsing: "\(app.flow)", file: "f"))
    #expect(driver.app == app.app)
  }

  /// Two steppers that go on forever, of which only one shows what it does.
  private struct Tally: HeadlessApp, Hashable {
    var counts = ["a": 0, "b": 0]
    var identifiers = ["a", "b"]

    var screen: Screen<String> {
      let steppers = zip(["a", "b"], identifiers).map { name, identifier in
        Node.stepper(
          Stepper(
            "Count", value: name == "a" ? "\(counts["a"] ?? 0)" : "?", decrement: nil,
            increment: name, identifier: identifier))
      }
      return Screen(title: "Tally", content: steppers + [.button(Button("Count", action: "b"))])
    }

    mutating func perform(_ action: String) { counts[action, default: 0] += 1 }
  }

  @Test func `steps of one control are joined, up to as many as a command takes`() throws {
    var lines: [String] = []
    let app = RecordedApp(Tally()) { text, replacesLast in
      if replacesLast { lines.removeLast() }
      lines.append(text)
    }
    for _ in 1...1_001 { app.perform("a") }
    app.perform("b")
    app.perform("b")
    app.perform("a")
    let text = """
      increase "Count" id "a" by 1000
      expect value "Count" id "a" "1000"
      increase "Count" id "a"
      expect value "Count" id "a" "1001"
      increase "Count" id "b" by 2
      increase "Count" id "a"
      expect value "Count" id "a" "1002"

      """
    #expect("\(app.flow)" == text)
    #expect(lines.joined() == text)
    try Driver(Tally()).run(Flow(parsing: text, file: "f"))
  }

  @Test(arguments: [["c", "c"], ["a", "b"]])
  func `the recording ends at an action that no command expresses, and the app goes on`(
    identifiers: [String]
  ) {
    let app = RecordedApp(Tally(identifiers: identifiers))
    app.perform("b")
    let isAlike = identifiers == ["c", "c"]
    #expect("\(app.flow)" == (isAlike ? "tap \"Count\"\n" : "increase \"Count\" id \"b\"\n"))
    app.perform(isAlike ? "a" : "d")
    app.perform("b")
    #expect(app.flow.steps.count == 1)
    #expect(app.app.counts["b"] == 2)
    #expect(app.app.counts.values.reduce(0, +) == 3)
  }
}
