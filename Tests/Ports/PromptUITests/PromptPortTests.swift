import FlowDriver
import HeadlessUI
import PromptUI
import Testing

private let alert = "alert \"It's lit\"\n  button \"Close\" [1]\n"
private let sheet = """
  sheet "Set it", dismiss [4]
    button "Close" [1]
    stepper "Brightness" "1", decrease [2], increase [3]

  """
private let home = "screen \"Lamp\"\n"

struct PromptPortTests {
  private static let conversations: [([String], String)] = [
    (["q"], ""), ([" Quit "], ""), (["exit", "1"], ""),
    (["", " # a", "q"], "> > "),
    (["1", "1", "q"], "\(alert)> \(home)> "),
    (["Set", "3", "dismiss", "q"], "\(sheet)> \(stepper(2))> \(discarded)> "),
    (
      ["2", "Brightness +8", "brightness -9", "q", "q"],
      "\(sheet)> \(stepper(9))> \(stepper(0))> \(question)> "
    ),
    (["2", "brightness", "q"], "\(sheet)> \(stepper(1))> "),
    (["ㅂ", "ㅂ", "1"], "\(unclear)> "), (["ㅂ", "q", "1"], "\(unclear)> "),
    (["ㅂ", "1", "q"], "\(unclear)> \(alert)> "), (["ㅂ", "n", "q"], "\(unclear)> > "),
    (["2", "3", "ㅂ", "ㅂ"], "\(sheet)> \(stepper(2))> \(question)> "),
    (["2", "3", "q", "n", "1", "q"], "\(sheet)> \(stepper(2))> \(question)> > \(changed)> "),
    (["2", "3", "Ｑ", "", "quit", "Close", "q"], "\(sheet)> \(stepper(2))> \(asked)\(changed)> "),
    (["2", "3", "2", "q"], "\(sheet)> \(stepper(2))> \(stepper(1))> "),
    (
      ["2", "bright + 3", "bright ＋ 2", "q", "q"],
      "\(sheet)> \(stepper(4))> \(stepper(6))> \(question)> "
    ),
    (
      ["2", "brightness=7", "brightness -3개", "q", "q"],
      "\(sheet)> \(stepper(7))> \(stepper(4))> \(question)> "
    ),
    (
      ["2", "brightness 4", "bright 4", "cancel", "q"],
      "\(sheet)> \(stepper(4))> \(same)> \(discarded)> "
    ),
    (["brightness", "q"], "value \"Brightness\" \"1\"\n> "),
    (["4", "q"], "Nothing has changed.\n> "), (["tap \"show\"", "q"], "Nothing has changed.\n> "),
    (["Show", "q"], "Nothing has changed.\n> "), (["2", "show", "q"], "\(sheet)> \(sheet)> "),
    (["expect no alert", "q"], "Nothing has changed.\n> "),
    (["6", "q"], "\(alert)> "), (["tap \"Twin\" id \"b\"", "q"], "\(alert)> "),
    (["repeat 2", "quit"], "repeat> "),
    (["repeat 2", "?", "q"], "repeat> \(help)\nrepeat> "),
    (["?", "HELP", "？", "q"], "\(help)\n> \(help)\n> \(help)\n> "),
    (["? flow", "help flows", "q"], "\(flowHelp)> \(flowHelp)> "),
  ]

  private static let help = PromptWords.english.helpText
  private static let flowHelp = "\(PromptWords.english.flowHelp)\n\(FlowParser.forms)\n"
  private static let question = PromptWords.english.question + "\n"
  private static let unclear = PromptWords.english.unclearLeave + "\n"
  private static let asked = "\(question)> > \(question)> "
  private static let same = "Nothing has changed.\n"
  private static let changed = lit(2)
  private static let discarded = PromptWords.english.discarded + "\n" + home

  private static func lit(_ value: Int) -> String {
    "\(home)value \"Brightness\" \"\(value)\"\nbutton \"Light it up\" \"\(value) W\" [1]\n"
  }

  private static func stepper(_ value: Int) -> String {
    let down = value == 0 ? "decrease disabled" : "decrease [2]"
    let up = value == 9 ? "increase disabled" : "increase [3]"
    return "stepper \"Brightness\" \"\(value)\", \(down), \(up)\n"
  }

  @Test(arguments: conversations)
  func `only what has changed is read`(lines: [String], expected: String) {
    let conversation = talk(to: Lamp(), lines)
    #expect([conversation.answers, conversation.refusals] == [expected, ""])
  }

  @Test(arguments: [
    "Light it up", "light  IT UP", "lightitup", "\"Light it up\"", "“Light it up”", "「Light it up」",
    "1", " 01 ", "[1]", "1.", "1번", "［１］", "tap \"Light it up\"", "Light", "lightit u", "１",
    "Ｌｉｇｈｔ",
    "＂Light it up＂", "l", "it", "up", "it u",
  ])
  func `a name or its start taps its button before it means a text, in any quotes and capitals`(
    line: String
  ) {
    #expect(talk(to: Lamp(), [line, "q"]).answers == alert + "> ")
  }

  private static let covered = #"is covered by alert "It's lit""#

  /// Lines that are refused with the same words, of which LINE stands for the line itself.
  struct Refused: Sendable {
    let lines: [String]
    let start: String
    let before: [String]

    init(_ lines: [String], _ start: String, after before: String...) {
      self.lines = lines
      self.start = start
      self.before = before
    }
  }

  @Test(arguments: [
    Refused(["0", "8", "\(Int.max)"], "No control has this number: LINE"),
    Refused(["[9]"], "No control has this number: 9"),
    Refused(
      ["\u{1B}[A", "\u{1B}OC", "Set\u{1B}[D", "\u{1B}[3~", "\u{1B}[1;5H"],
      "The arrow keys do nothing here."),
    Refused(
      ["\(Int.min)", "-1", "+1", "n", "Lihgt it up", "ight", "ㅂㄴㄴ"], #"no button "LINE""#),
    Refused(["n", "+3"], #"no button "LINE""#, after: "1"),
    Refused(["' '"], #"no button "LINE""#), Refused(["a\u{1B}[2J"], #"no button "a␛[2J""#),
    Refused(["Kiwi +9999999999999999999999"], "no button \"Kiwi"),
    Refused(["Kiwi 3"], #"no stepper "Kiwi""#),
    Refused(["t", "Tw", "Twin"], #"2 buttons are named "Twin""#),
    Refused(["S", "S +3"], #"Several names match: "Set", "show""#),
    Refused(["Li 3"], #"button "Light it up" can't be increased"#),
    Refused(["Set -3"], #"button "Set" can't be decreased"#),
    Refused(["Brightness 3", "Brightness +3"], #"value "Brightness" can't be increased"#),
    Refused(["Brightness 10"], #"stepper "Brightness" can't be increased from "9""#, after: "2"),
    Refused(["Brightness +20"], "stopped after 8 of 20 steps: ", after: "2"),
    Refused(["Brigthness"], #"no button "Brigthness". Did you mean "Brightness"?"#),
    Refused(["Brigthness +3"], #"no stepper "Brigthness". Did you mean "Brightness"?"#),
    Refused(
      ["Brigthness 20"], #"no stepper "Brigthness". Did you mean "Brightness"?"#, after: "2"),
    Refused(
      ["bright", "Brightness +1", "brightness 3"], "value \"Brightness\" \(covered)", after: "1"),
    Refused(["up", "light it up"], "button \"Light it up\" \(covered)", after: "1"),
    Refused(["Dim", "3"], #"button "Dim" is disabled"#),
    Refused(["dismiss"], #"screen "Lamp" can't be dismissed"#),
    Refused(["snapshot \"a\""], "There are no snapshots here"),
    Refused(["end"], "There are no snapshots here", after: "repeat 2", "snapshot \"a\""),
    Refused(["end"], #""1" isn't a command"#, after: "repeat 2", "1"),
    Refused(["tap Set"], #""Set" isn't in double quotes"#),
    Refused(
      ["expect value \"Brightness\" 1"],
      #""1" isn't in double quotes; write expect value "Brightness" "1""#),
    Refused(["expect title \"x\""], #"found title "Lamp"; expected title "x""#),
  ])
  func `what can't be performed is refused in one line`(refused: Refused) {
    let lines = refused.before + refused.lines + ["q"]
    let refusals = talk(to: Lamp(), lines).refusals.split(separator: "\n")
    #expect(refusals.count == refused.lines.count)
    for (line, refusal) in zip(refused.lines, refusals) {
      #expect(refusal.hasPrefix(refused.start.replacing("LINE", with: line)))
    }
  }

  @Test func `what was done before a refusal is read, and the steps of a repeat together`() {
    let stepped = talk(to: Lamp(), ["2", "Brightness +20"])
    #expect(stepped.answers == "\(sheet)> \(Self.stepper(9))> \n")
    let repeated = talk(
      to: Lamp(), ["repeat 2", "repeat 3", "tap \"Light it up\"", "end", "end", "q"])
    #expect(repeated.answers == "repeat> repeat> repeat> repeat> \(alert)> ")
    let others = talk(to: Lamp(), ["repeat 2", "1", "tap \"Set\"", "tap \"Close\"", "end", "q"])
    let repeats = String(repeating: "repeat> ", count: 4)
    #expect(others.answers == "\(repeats)\(sheet)\(home)\(sheet)\(home)> ")
  }

  private func questions(after lines: [String?], asksAtEnd: Bool = true) -> Int {
    let conversation = talk(to: Lamp(), ["2"] + lines, asksAtEnd: asksAtEnd)
    #expect(conversation.rest.isEmpty)
    return conversation.answers.ranges(of: Self.question).count
  }

  @Test func `the end of lines that can go on asks once before changes are lost`() {
    #expect(questions(after: ["3", nil, "Brightness", nil, nil]) == 2)
    #expect(questions(after: [nil]) == 0)
    #expect(questions(after: ["3", "q", nil]) == 1)
    #expect(questions(after: ["3", nil], asksAtEnd: false) == 0)
  }
}
