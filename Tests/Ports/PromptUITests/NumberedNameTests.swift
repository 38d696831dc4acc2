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
