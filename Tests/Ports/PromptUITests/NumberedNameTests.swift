import HeadlessUI
import PromptUI
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
    var prompt = PromptPort(Hours())
    var (lines, output, errors) = ([line, "q"].makeIterator(), "", "")
    prompt.run(&lines, &output, &errors)
    #expect(prompt.app.chosen == chosen)
    let names = #"Several names match: "20:00", "20:30""# + "\n"
    #expect(errors == (chosen.isEmpty ? names : ""))
  }
}

/// Buttons with numbers in their names.
private struct Hours: HeadlessApp {
  private(set) var chosen: [String] = []

  var screen: Screen<String> {
    let names = ["18:00", "20:00", "Tea", "20:30", "Room 12", "4번", "6번 창구"]
    let buttons = names.map { Node.button(Button($0, action: $0)) }
    return Screen(title: "Hours", content: buttons)
  }

  mutating func perform(_ name: String) { chosen.append(name) }
}
