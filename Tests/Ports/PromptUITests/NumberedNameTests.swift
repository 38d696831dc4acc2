import HeadlessUI
import PromptUI
import TestSupport
import Testing

struct NumberedNameTests {
  private static let lines: [(line: String, chosen: [String])] = [
    ("18", ["18:00"]), ("18:00", ["18:00"]), ("3", ["Tea"]), ("[3]", ["Tea"]), ("3번", ["Tea"]),
    ("12", ["Room 12"]), ("4번", ["4번"]), ("4", ["20:30"]),
    ("20", []), ("1", ["18:00"]),
  ]

  @Test(arguments: lines)
  func `a number is that of a control, or else the start of a name`(line: String, chosen: [String])
  {
    let names = ["18:00", "20:00", "Tea", "20:30", "Room 12", "4번", "6번 창구"]
    let buttons = names.map { Node.button(Button($0, action: $0)) }
    let hours = Log(Still(Screen(title: "Hours", content: buttons)))
    let answer = talk(to: hours, [line, "q"])
    #expect(answer.app.inputs == chosen.map { .action($0) })
    let several = #"Several names match: "20:00", "20:30""# + "\n"
    #expect(answer.refusals == (chosen.isEmpty ? several : ""))
  }
}

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
