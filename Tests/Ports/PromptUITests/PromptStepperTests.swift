import HeadlessUI
import Testing

struct PromptStepperTests {
  @Test(arguments: [
    ("2, 9,000 won", "3, 9,000 won"), ("2개", "3개"), ("+2", "+3"), ("Small", nil), ("2.5", nil),
    ("2,000 won", nil), ("2 000", nil), ("2:30", nil),
  ])
  func `a stepper goes to a number if its value begins with one`(value: String, next: String?) {
    let answer = talk(to: Dial(value: value), ["Dial 3", "q"])
    #expect(answer.app.value == next ?? value)
    let refusal = next == nil ? "found \"Dial\" at \"\(value)\"; expected a number\n" : ""
    #expect(answer.refusals == refusal)
  }

  @Test(arguments: ["Dial 2.5", "dial +2.5", "Dial -.5", "Dia 1,000"])
  func `a number that isn't whole changes nothing`(line: String) {
    let answer = talk(to: Dial(value: "1"), [line, "q"])
    #expect(answer.app.value == "1")
    #expect(answer.refusals == "no button \"\(line)\"\n")
  }
}

/// A stepper that raises the first digit of its value.
private struct Dial: HeadlessApp {
  private(set) var value: String

  var screen: Screen<Int> {
    Screen(
      title: "Dial",
      content: [.stepper("Dial", value: value, decrement: -1, increment: 1)])
  }

  mutating func perform(_ step: Int) {
    let sign = value.prefix { $0 == "+" }
    let digit = Int(value.dropFirst(sign.count).prefix(1)) ?? 0
    value = "\(sign)\(digit + step)\(value.dropFirst(sign.count + 1))"
  }
}
