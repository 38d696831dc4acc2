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
    try driver.tap("Buy", identifier: "week")
    for _ in 0..<3 { try driver.increase("Number") }
    try driver.decrease("Number")
    try driver.tap("Pay")
    try driver.expect(.alert("Paid"))
    try driver.tap("OK")
    try driver.increase("Zone", by: 2)
    try driver.tap("OK")
    let text = """
      tap "Buy" id "week"
      increase "Number" by 3
      expect value "Number" "4"
      expect value "Fare" "4"
      expect decrease "Number" enabled
      decrease "Number"
      expect value "Number" "3"
      expect value "Fare" "3"
      tap "Pay"
      expect alert "Paid"
      expect button "OK" enabled
      tap "OK"
      expect no alert
      increase "Zone" by 2
      expect alert "That is far"
      expect button "OK" enabled
      tap "OK"
      expect no alert
      expect line 11 "stepper \\"Zone\\" \\"3\\" decrease [6] increase [7]"
      expect value "Fare" "9"

      """
    #expect("\(app.flow)" == text)
    try Driver(TicketMachine()).run(Flow(parsing: text, file: "f"))
  }

  @Test(arguments: 0..<TestSizes.size(quick: 2, exhaustive: 30) as Range<UInt64>)
  func `any recording can be read, and passes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let app = RecordedApp(TicketMachine())
    for _ in 0..<TestSizes.size(quick: 40, exhaustive: 100) {
      let action = app.screen.actions.randomElement(using: &generator)
      app.perform(try #require(action))
    }
    let driver = Driver(TicketMachine())
    try driver.run(Flow(parsing: "\(app.flow)", file: "f"))
    #expect(driver.app == app.app)
  }

  /// An app with one screen after another, whatever is done.
  private struct Slides: HeadlessApp, Hashable {
    var screens: [Screen<Int>]

    var screen: Screen<Int> { screens[0] }

    mutating func perform(_ action: Int) { if screens.count > 1 { screens.removeFirst() } }
  }

  /// Returns each screen that shows another value in one of the nodes whose value isn't on a layer.
  private func faults(_ screen: Screen<Int>, since layer: Layer<Int>) -> [Screen<Int>] {
    let isSame = screen.topLayer.identity == layer.identity
    let known = isSame ? layer.flattenedNodes.map { [$0.name, $0.value] } : []
    return screen.topLayer.content.enumerated().compactMap { index, node in
      guard known.contains([node.name, node.value]) == false else { return nil }
      var faulty = screen
      let top = screen.layers.count - 1
      switch node {
      case .value(var value):
        value.value = "wrong"
        faulty.layers[top].content[index] = .value(value)
      case .stepper(var stepper):
        stepper.value = "wrong"
        faulty.layers[top].content[index] = .stepper(stepper)
      default: return nil
      }
      return faulty
    }
  }

  @Test(arguments: 0..<TestSizes.size(quick: 5, exhaustive: 100) as Range<UInt64>)
  func `a recording fails where a value that changed is wrong, even once an alert covered it`(
    seed: UInt64
  ) throws {
    for changed in 0..<TestSizes.size(quick: 8, exhaustive: 20) {
      let first = Screen(seed: seed, depth: 2, words: Screen.fewWords)
      let last = Screen(seed: seed, depth: 2, words: Screen.fewWords, changed: changed)
      let alert = Layer<Int>.alert(AlertIntent(message: "!", buttons: [.init("OK", action: 1)]))
      func slidesTo(_ last: Screen<Int>) -> [[Screen<Int>]] {
        var covered = last
        covered.layers.append(alert)
        return [[first, last], [first, covered, last]]
      }
      for (way, slides) in slidesTo(last).enumerated() {
        let app = RecordedApp(Slides(screens: slides))
        for _ in slides.dropFirst() { app.perform(app.screen.actions.first ?? 0) }
        guard app.flow.steps.contains(where: { $0.command.gesture == nil }) else { continue }
        let flow = try Flow(parsing: "\(app.flow)", file: "f")
        try Driver(Slides(screens: slides)).run(flow)
        for faulty in faults(last, since: first.topLayer) {
          let faultyApp = Slides(screens: slidesTo(faulty)[way])
          #expect(throws: FlowError.self, "\(flow)") { try Driver(faultyApp).run(flow) }
        }
      }
    }
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

  @Test func `steps are joined up to as many as a command takes`() {
    let steps = [Command](repeating: .increase("Count"), count: 1_001)
    #expect(steps.joined == [.increase("Count", by: 1_000), .increase("Count")])
  }

  @Test func `steps of one control are joined`() {
    var lines: [String] = []
    let app = RecordedApp(Tally()) { text, replacesLast in
      if replacesLast { lines.removeLast() }
      lines.append(text)
    }
    for identifier in ["a", "a", "a", "b", "b", "a"] { app.perform(identifier) }
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

  @Test(arguments: [["c", "c"], ["a", "b"]])
  func `the recording ends at an action that no command expresses, and the app goes on`(
    identifiers: [String]
  ) {
    let app = RecordedApp(Tally(identifiers: identifiers))
    app.perform("b")
    let isAlike = identifiers == ["c", "c"]
    #expect("\(app.flow)" == (isAlike ? "tap \"Count\"\n" : "increase \"Count\" id \"b\"\n"))
    app.perform(isAlike ? "a" : "d")
    let start = "the recording ended after \(app.flow.steps[0].command), because no command"
    #expect(app.failure?.description.hasPrefix(start) == true)
    app.perform("b")
    #expect(app.flow.steps.count == 1)
    #expect(app.app.counts["b"] == 2)
    #expect(app.app.counts.values.reduce(0, +) == 3)
  }
}
