import FlowDriver
import HeadlessUI
import PromptUI
import TestSupport
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

  @Test(arguments: [
    ("exit", PromptWords.english, ["Exit"]), ("“EXIT”", .english, ["Exit"]),
    ("종료", .korean, ["종료"]), ("HELP", .english, ["Help"]), ("quit", .english, []),
    ("끝내기", .korean, []), ("q", .english, []),
  ])
  func `a word that leaves or helps taps the button with this name, but a letter leaves`(
    line: String, words: PromptWords, chosen: [String]
  ) {
    let buttons = ["Q", "Exit", "종료", "Help"].map { Node.button(Button($0, action: $0)) }
    let app = Log(Still(Screen(title: "Doors", content: buttons)))
    let typed = talk(to: app, [line, "q"], words: words)
    #expect(typed.app.inputs == chosen.map { .action($0) })
    #expect(typed.rest == (chosen.isEmpty ? ["q"] : []))
  }
}

/// A form that looks at what a person has typed once they leave the field.
private struct SignUp: HeadlessApp {
  enum Action { case type, come, leave }

  private var email = ""
  private var isWrong = false

  var screen: Screen<Action> {
    let status = Status("No @ in it", holds: isWrong, isWarning: true)
    let field = Node<Action>.field(
      "Email", text: email, entered: .type, focused: .come, left: .leave, status: status)
    return Screen(title: "Sign up", content: [field])
  }

  mutating func perform(_ action: Action) {
    isWrong = action == .leave && email.contains("@") == false
  }

  mutating func perform(_ action: Action, entering text: String) { email = text }
}

struct TranscriptTests {
  private static let orchard = Orchard("Kiwi", "Mango")

  @Test(arguments: try Transcript.all(in: "lamp"))
  func `a prompt reads what has changed, and refuses in one line`(transcript: Transcript) {
    #expect(transcript.replayed(by: Lamp()) == transcript.text)
  }

  @Test(arguments: try Transcript.all(in: "lamp-at-a-terminal"))
  func `the end of lines that can go on asks before changes are lost`(transcript: Transcript) {
    #expect(transcript.replayed(by: Lamp(), asksAtEnd: true) == transcript.text)
  }

  @Test(arguments: try Transcript.all(in: "lamp.ko"))
  func `the prompt speaks and understands another language`(transcript: Transcript) {
    #expect(transcript.replayed(by: Lamp(), words: .korean) == transcript.text)
  }

  @Test(arguments: try Transcript.all(in: "orchard"))
  func `a field says what it holds, and asks for a line`(transcript: Transcript) {
    #expect(transcript.replayed(by: Self.orchard) == transcript.text)
  }

  @Test(arguments: try Transcript.all(in: "orchard-at-a-terminal"))
  func `a field at a terminal is left by the end of a line`(transcript: Transcript) {
    #expect(transcript.replayed(by: Self.orchard, asksAtEnd: true) == transcript.text)
  }

  @Test(arguments: try Transcript.all(in: "orchard.ko"))
  func `a field is read and asked for in another language`(transcript: Transcript) {
    #expect(transcript.replayed(by: Self.orchard, words: .korean) == transcript.text)
  }

  @Test(arguments: try Transcript.all(in: "sign-up"))
  func `an app is told when a person comes to a field and leaves it`(transcript: Transcript) {
    #expect(transcript.replayed(by: SignUp()) == transcript.text)
  }
}
