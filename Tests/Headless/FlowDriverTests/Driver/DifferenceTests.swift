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
  func `two screens are equal if their outlines are, or else meet different expectations`(
    seed: UInt64
  ) throws {
    func screen(_ seed: UInt64, changed: Int? = nil) -> Screen<Int> {
      Screen(seed: seed, depth: 2, words: Screen.fewWords, changed: changed)
    }
    let changes = (0..<12).map { screen(seed, changed: $0 * (1 + Int(seed % 5))) }
    for other in changes + [screen(seed + 1)] {
      let isEqual = screen(seed).numbered == other.numbered
      #expect(isEqual == (screen(seed).outline == other.outline))
      _ = try words(of: screen(seed), unlike: other.map { "\($0)" })
    }
    #expect(screen(seed).expectation(unlike: screen(seed).numbered) == nil)
  }

  @Test func `a button is meant by its value only if it has one`() throws {
    let flow = try Flow(parsing: "expect value \"Latte\" \"$4.50\"", file: "f")
    let value = Node<Int>.value("Latte", value: "$4.50")
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
    ("title ", { $0.base = $0.base.with(title: "b") }),
    ("no alert", { $0.covers = [Layer(.alert, message: "m")] }),
    ("text ", { $0.content[0] = .text("b") }),
    ("value ", { $0.content[1] = .value("v", value: "2") }),
    ("value ", { $0.bar[1] = Button("c", value: "2", action: 2) }),
    ("button ", { $0.bar[0] = Button("b", action: 1, status: held) }),
    ("button ", { $0.bar[0] = Button("a", action: nil, status: held) }),
    ("no text ", { $0.content.append(.text("b")) }),
    ("no text ", { $0.bar[0] = Button("a", action: 1, status: held, hint: "h") }),
    ("line  ", { $0.base = $0.base.with(hasUnsavedChanges: true) }),
    ("no value ", { $0.content.append(.value("w", value: "1")) }),
    ("no button ", { $0.bar.append(Button("n", action: 1)) }),
    ("status ", { $0.bar[0] = Button("a", action: 1) }),
    ("decrease ", { $0.content[2] = stepper(decrement: nil) }),
    ("line  ", { $0.content[1] = .value("v", value: "1", symbol: "s") }),
    ("no line ", { $0.content.append(.group(children: [])) }),
  ]

  private static let held = Status("s", holds: true)

  private static func stepper(decrement: Int?) -> Node<Int> {
    .stepper("s", value: "1", decrement: decrement, increment: 4)
  }

  @Test(arguments: changes.indices)
  func `the plainest expectation is found`(index: Int) throws {
    let screen = Screen(
      title: "a",
      bar: [
        Button("a", action: 1, status: DifferenceTests.held),
        Button("c", value: "1", action: 2),
      ],
      content: [.text("t"), .value("v", value: "1"), DifferenceTests.stepper(decrement: 3)])
    var other = screen
    DifferenceTests.changes[index].change(&other)
    let words = try words(of: screen, unlike: other.map { "\($0)" })
    #expect(words.hasPrefix("expect " + DifferenceTests.changes[index].words))
  }
}
