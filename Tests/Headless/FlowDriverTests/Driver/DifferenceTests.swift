import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct DifferenceTests {
  private func meets<Action>(_ screen: Screen<Action>, _ flow: Flow) -> Bool {
    failure { try Driver(Still(screen)).run(flow) } == nil
  }

  /// Checks that the expectation, as a flow writes it, tells two screens apart, and returns its words.
  private func words(of screen: Screen<Int>, unlike other: Screen<String>) throws -> String {
    guard let expectation = screen.expectation(unlike: other) else {
      #expect(screen.outline == other.outline)
      return "none"
    }
    let flow = try Flow(parsing: "\(try Flow([.expect(expectation)]))", file: "f")
    #expect(meets(screen, flow) && meets(other, flow) == false, "\(flow)")
    let words = flow.description.prefix { ($0 == "\"") == false }
    return words.filter { $0.isLetter || $0 == " " }
  }

  @Test(arguments: 0..<TestSizes.size(quick: 5, exhaustive: 100) as Range<UInt64>)
  func `one of two screens that differ meets an expectation that the other doesn't`(
    seed: UInt64
  ) throws {
    func screen(_ seed: UInt64, changed: Int? = nil) -> Screen<Int> {
      Screen(seed: seed, depth: 2, words: Screen.fewWords, changed: changed)
    }
    let changes = (0..<12).map { screen(seed, changed: $0 * (1 + Int(seed % 5))) }
    for other in changes + [screen(seed + 1)] {
      _ = try words(of: screen(seed), unlike: other.map { "\($0)" })
    }
    #expect(screen(seed).expectation(unlike: screen(seed).numbered) == nil)
  }

  @Test func `a button is meant by its value only if it has one`() throws {
    let flow = try Flow(parsing: "expect value \"Latte\" \"$4.50\"", file: "f")
    let value = Node<Int>.value(Value("Latte", value: "$4.50"))
    let buttons = [nil, "$4.50", "$5"].map { price in
      Node.button(Button("Latte", value: price, action: 1))
    }
    let contents = [[value, buttons[0]], [value, buttons[1]], [buttons[1]], [buttons[2]]]
    let isMet = contents.map { meets(Screen(title: "a", content: $0), flow) }
    #expect(isMet == [true, false, true, false])
    let absence = try Flow([.expect(.noValue(of: "Latte"))])
    #expect(
      buttons.map { meets(Screen(title: "a", content: [$0]), absence) } == [true, false, false])
    #expect(try meets(Screen(title: "a", content: [buttons[2]]), Flow([.tap("Latte")])))
  }

  /// Changes of a screen, each with the first words of the expectation that tells them.
  private static let changes: [(words: String, change: @Sendable (inout Screen<Int>) -> Void)] = [
    ("title ", { $0.layers[0].title = "b" }),
    ("no alert", { $0.covers = [Layer(.alert, message: "m", buttons: [])] }),
    ("text ", { $0.layers[0].content[0] = .text("b") }),
    ("value ", { $0.layers[0].content[1] = .value(Value("v", value: "2")) }),
    ("value ", { $0.layers[0].buttons[1].value = "2" }),
    ("button ", { $0.layers[0].buttons[0].name = "b" }),
    ("button ", { $0.layers[0].buttons[0].action = nil }),
    ("no text ", { $0.layers[0].content.append(.text("b")) }),
    ("no text ", { $0.layers[0].buttons[0].hint = "h" }),
    ("line  ", { $0.layers[0].hasUnsavedChanges = true }),
    ("no value ", { $0.layers[0].content.append(.value(Value("w", value: "1"))) }),
    ("no button ", { $0.layers[0].buttons.append(Button("n", action: 1)) }),
    ("status ", { $0.layers[0].buttons[0].status = nil }),
    ("decrease ", { $0.layers[0].content[2] = stepper(decrement: nil) }),
    ("line  ", { $0.layers[0].content[1] = .value(Value("v", value: "1", symbol: "s")) }),
    ("no line ", { $0.layers[0].content.append(.group(Group(children: []))) }),
  ]

  private static func stepper(decrement: Int?) -> Node<Int> {
    .stepper(Stepper("s", value: "1", decrement: decrement, increment: 4))
  }

  @Test(arguments: changes.indices)
  func `the plainest expectation is found`(index: Int) throws {
    let screen = Screen(
      title: "a",
      bar: [
        Button("a", action: 1, status: Status("s", holds: true)),
        Button("c", value: "1", action: 2),
      ],
      content: [.text("t"), .value(Value("v", value: "1")), DifferenceTests.stepper(decrement: 3)])
    var other = screen
    DifferenceTests.changes[index].change(&other)
    let words = try words(of: screen, unlike: other.map { "\($0)" })
    #expect(words.hasPrefix("expect " + DifferenceTests.changes[index].words))
  }
}
