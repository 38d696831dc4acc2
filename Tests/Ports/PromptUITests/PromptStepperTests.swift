import HeadlessUI
import PromptUI
import Testing

struct PromptStepperTests {
  @Test(arguments: [
    ("2, 9,000 won", "3, 9,000 won"), ("2개", "3개"), ("+2", "+3"), ("Small", nil), ("2.5", nil),
    ("2,000 won", nil), ("2 000", nil), ("2:30", nil),
  ])
  func `a stepper goes to a number if its value begins with one`(value: String, next: String?) {
    var prompt = PromptPort(Dial(value: value))
    var (lines, output, errors) = (["Dial 3", "q"].makeIterator(), "", "")
    prompt.run(&lines, &output, &errors)
    #expect(prompt.app.value == next ?? value)
    let refusal = next == nil ? "found \"Dial\" at \"\(value)\"; expected a number\n" : ""
    #expect(errors == refusal)
  }
}

/// What a prompt at two dials says to lines, and what they show at the end.
struct LastStepperTests {
  private static let conversations: [(lines: [String], values: [String])] = [
    (["Left +1", "Right +20", "-3"], ["2", "6"]),
    (["Left +1", "Right 9", "Right +1", "-2"], ["2", "7"]),
    (["왼쪽 +1", "Left +1", "Right +1", "+2"], ["2", "4"]),
    (["Left +1", "Right -9", "+3"], ["2", "3"]),
    (["Left +1", #"increase "Right" by 20"#, "-1"], ["2", "8"]),
    ([#"increase "Left""#, "+1", #"expect value "Right" "1""#, "+1"], ["4", "1"]),
    (["Left 9", "4", "4", "2", "-1"], ["8", "3"]), (["Left 0", "Right 5", "1", "+1"], ["1", "5"]),
    (["Left +1", "Rihgt +1", "+1"], ["3", "1"]), (["Left +1", "Count +1", "+1"], ["3", "1"]),
    (["Left +1", "repeat 2", #"increase "Right" by 6"#, "end", "-1"], ["2", "8"]),
  ]

  @Test(arguments: conversations)
  func `a change without a name is one of the last stepper that a line names, even in vain`(
    lines: [String], values: [String]
  ) {
    var prompt = PromptPort(Dials())
    var (rest, output, errors) = ((lines + ["q"]).makeIterator(), "", "")
    prompt.run(&rest, &output, &errors)
    #expect(prompt.app.values.map { "\($0)" } == values, "\(output)\(errors)")
  }

  @Test(arguments: ["Left 2.5", "left +2.5", "Left=2,5", "Left 2.50개", "Left -.5", "Lef 1,000"])
  func `a number that isn't whole changes nothing, and is told in each language`(line: String) {
    let number = line.drop { ($0.isNumber || $0 == ".") == false }.prefix { ($0 == "개") == false }
    for words in [PromptWords.english, .korean] {
      var prompt = PromptPort(Dials(), words: words)
      var (rest, output, errors) = ([line, "q"].makeIterator(), "", "")
      prompt.run(&rest, &output, &errors)
      #expect(prompt.app.values == [1, 1])
      let counts = words.counters.isEmpty && line.hasSuffix("개")
      #expect(counts || errors == "\(words.unclearNumber): \(number)\n")
    }
  }
}

/// Two steppers from 0 to 9, and a value.
private struct Dials: HeadlessApp {
  private(set) var values = [1, 1]

  var screen: Screen<[Int]> {
    let steppers = zip(["Left", "Right"], values.indices).map { name, index in
      let (up, down) = (
        values[index] < 9 ? [index, 1] : nil, values[index] > 0 ? [index, -1] : nil
      )
      return Node.stepper(name, value: "\(values[index])", decrement: down, increment: up)
    }
    return Screen(title: "Dials", content: steppers + [.value("Count", value: "2")])
  }

  mutating func perform(_ step: [Int]) { values[step[0]] += step[1] }
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
