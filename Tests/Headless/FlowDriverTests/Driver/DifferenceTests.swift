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

  @Test(arguments: 0..<TestSizes.size(quick: 3, exhaustive: 40) as Range<UInt64>)
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

  /// The screen whose lines the changes replace.
  private static let outline = """
    screen "a"
      bar "a" [1] status "s" holds
      bar "c" value "1" [2]
      text "t"
      value "v" "1"
      stepper "s" "1" decrease [3] increase [4]

    """

  @Test(arguments: try Change.all(in: "Tables/changes.txt"))
  func `the plainest expectation is found`(change: Change) throws {
    let other = Screen(outline: Self.outline.replacing(change.part, with: change.other))
    let words = try words(of: Screen(outline: Self.outline), unlike: other.map { "\($0)" })
    #expect(words.split(separator: " ").joined(separator: " ") == "expect " + change.result)
  }
}
