import FlowDriver
import PromptUI
import Testing

struct PromptPortTests {
  @Test(arguments: [
    "Light it up", "light  IT UP", "lightitup", "\"Light it up\"", "“Light it up”", "「Light it up」",
    "1", " 01 ", "[1]", "1.", "1번", "［１］", "tap \"Light it up\"", "Light", "lightit u", "１",
    "Ｌｉｇｈｔ",
    "＂Light it up＂", "l", "it", "up", "it u",
  ])
  func `a name or its start taps its button before it means a text, in any quotes and capitals`(
    line: String
  ) {
    let alert = "alert \"It's lit\"\n  button \"Close\" [1]\n> "
    #expect(talk(to: Lamp(), [line, "q"]).answers == alert)
  }

  @Test(arguments: [
    ("?", PromptWords.english), ("？", .english), ("HELP", .english), ("도움말", .korean),
  ])
  func `the help is read, also in a repetition`(line: String, words: PromptWords) {
    #expect(talk(to: Lamp(), [line, "q"], words: words).answers == words.helpText + "\n> ")
    let prompt = words.repeating + "> "
    let repetition = talk(to: Lamp(), ["repeat 2", line, "q"], words: words).answers
    #expect(repetition == "\(prompt)\(words.helpText)\n\(prompt)")
  }

  @Test(arguments: [
    ("? flow", PromptWords.english), ("help flows", .english), ("?  흐름", .korean),
  ])
  func `the help on flows is read`(line: String, words: PromptWords) {
    let help = "\(words.flowHelp)\n\(FlowParser.forms)\n> "
    #expect(talk(to: Lamp(), [line, "q"], words: words).answers == help)
  }
}
