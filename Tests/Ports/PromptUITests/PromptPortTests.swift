import FlowDriver
import HeadlessUI
import PromptUI
import Testing

/// What a prompt at a lamp says after its first screen, and the reasons for refusals.
struct Conversation: Equatable {
  var answers = ""
  var refusals = ""

  init(_ lines: [String], words: PromptWords = .english) {
    var prompt = PromptPort(Lamp(), words: words)
    var (output, rest) = ("", lines.makeIterator())
    prompt.run(&rest, &output, &refusals)
    let opening = output.firstRange(of: words.hint + "\n> ")
    answers = opening.map { String(output[$0.upperBound...]) } ?? output
  }
}

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
    let conversation = Conversation(lines)
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
    #expect(Conversation([line, "q"]).answers == alert + "> ")
  }

  private static let covered = #"is covered by alert "It's lit""#

  /// Lines to begin with, and lines that are then refused with the same words and the line itself.
  private static let refusals: [([String], [String], String)] = [
    ([], ["0", "8", "\(Int.max)"], "No control has this number: LINE"),
    ([], ["[9]"], "No control has this number: 9"),
    (
      [], ["\u{1B}[A", "\u{1B}OC", "Set\u{1B}[D", "\u{1B}[3~", "\u{1B}[1;5H"],
      "The arrow keys do nothing here."
    ),
    ([], ["\(Int.min)", "-1", "+1", "n", "Lihgt it up", "ight", "ㅂㄴㄴ"], #"no button "LINE""#),
    (["1"], ["n", "+3"], #"no button "LINE""#), ([], ["' '"], #"no button "LINE""#),
    ([], ["a\u{1B}[2J"], #"no button "a␛[2J""#),
    ([], ["Kiwi +9999999999999999999999"], "no button \"Kiwi"),
    ([], ["Kiwi 3"], #"no stepper "Kiwi""#),
    ([], ["t", "Tw", "Twin"], #"2 buttons are named "Twin""#),
    ([], ["S", "S +3"], #"Several names match: "Set", "show""#),
    ([], ["Li 3"], #"button "Light it up" can't be increased"#),
    ([], ["Set -3"], #"button "Set" can't be decreased"#),
    ([], ["Brightness 3", "Brightness +3"], #"value "Brightness" can't be increased"#),
    (["2"], ["Brightness 10"], #"stepper "Brightness" can't be increased from "9""#),
    (["2"], ["Brightness +20"], "stopped after 8 of 20 steps: "),
    ([], ["Brigthness"], #"no button "Brigthness". Did you mean "Brightness"?"#),
    ([], ["Brigthness +3"], #"no stepper "Brigthness". Did you mean "Brightness"?"#),
    (["2"], ["Brigthness 20"], #"no stepper "Brigthness". Did you mean "Brightness"?"#),
    (["1"], ["bright", "Brightness +1", "brightness 3"], "value \"Brightness\" \(covered)"),
    (["1"], ["up", "light it up"], "button \"Light it up\" \(covered)"),
    ([], ["Dim", "3"], #"button "Dim" is disabled"#),
    ([], ["dismiss"], #"screen "Lamp" can't be dismissed"#),
    ([], ["snapshot \"a\""], "There are no snapshots here"),
    (["repeat 2", "snapshot \"a\""], ["end"], "There are no snapshots here"),
    (["repeat 2", "1"], ["end"], #""1" isn't a command"#),
    ([], ["tap Set"], #""Set" isn't in double quotes"#),
    (
      [], ["expect value \"Brightness\" 1"],
      #""1" isn't in double quotes; write expect value "Brightness" "1""#
    ),
    ([], ["expect title \"x\""], #"found title "Lamp"; expected title "x""#),
  ]

  @Test(arguments: refusals)
  func `what can't be performed is refused in one line`(
    before: [String], lines: [String], start: String
  ) {
    let refusals = Conversation(before + lines + ["q"]).refusals.split(separator: "\n")
    #expect(refusals.count == lines.count)
    for (line, refusal) in zip(lines, refusals) {
      #expect(refusal.hasPrefix(start.replacing("LINE", with: line)))
    }
  }

  @Test func `what was done before a refusal is read, and the steps of a repeat together`() {
    let stepped = Conversation(["2", "Brightness +20"])
    #expect(stepped.answers == "\(sheet)> \(Self.stepper(9))> \n")
    let repeated = Conversation(
      ["repeat 2", "repeat 3", "tap \"Light it up\"", "end", "end", "q"])
    #expect(repeated.answers == "repeat> repeat> repeat> repeat> \(alert)> ")
    let others = Conversation(["repeat 2", "1", "tap \"Set\"", "tap \"Close\"", "end", "q"])
    let repeats = String(repeating: "repeat> ", count: 4)
    #expect(others.answers == "\(repeats)\(sheet)\(home)\(sheet)\(home)> ")
  }

  @Test(arguments: [
    (true, ["3", nil, "Brightness", nil, nil], 2), (true, [nil], 0), (true, ["3", "q", nil], 1),
    (false, ["3", nil], 0),
  ])
  func `the end of lines that can go on asks once before changes are lost`(
    asks: Bool, lines: [String?], questions: Int
  ) {
    var prompt = PromptPort(Lamp())
    var (rest, output, errors) = (Terminal(lines: ["2"] + lines), "", "")
    prompt.run(&rest, &output, &errors, asksAtEnd: asks)
    #expect(output.split(separator: Self.question).count == questions + 1)
    #expect(rest.lines.isEmpty)
  }
}

/// Lines that go on after each end.
private struct Terminal: IteratorProtocol {
  var lines: [String?]

  mutating func next() -> String? { lines.removeFirst() }
}
