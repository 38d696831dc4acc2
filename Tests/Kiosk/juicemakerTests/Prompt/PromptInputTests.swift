import Testing

@testable import juicemaker

struct PromptInputTests {
  private func input(
    _ line: String,
    names: [String] = [],
    isRepeating: Bool = false
  ) -> PromptInput {
    PromptInput(Array(line.utf8), names: names, words: .english, isRepeating: isRepeating)
  }

  @Test(
    arguments: [
      ("", .nothing), (" \t\r", .nothing), ("q", .leave), ("exit\r", .leave), ("나가기", .leave),
      ("quit it", .name("quit it")), ("?", .help), ("help what", .help), ("help flow", .flowHelp),
      ("help a b", .name("help a b")), ("show", .show), ("보기", .show), ("dismiss", .dismiss),
      ("7", .number(7)), (" 07 ", .number(7)), ("-1", .number(-1)), ("+1", .name("+1")),
      ("7 7", .name("7 7")), ("# a", .flow), ("#", .flow), ("tap x", .flow), ("end", .flow),
      ("Kiwi", .name("Kiwi")), ("'Kiwi'", .name("Kiwi")), ("\"\"", .name("\"\"")),
    ] as [(String, PromptInput)])
  func `a line is a word of the prompt, a number, a flow command, or a name`(
    line: String,
    input: PromptInput
  ) {
    #expect(self.input(line) == input)
  }

  @Test(
    arguments: [
      ("Kiwi +3", .step("Kiwi", by: 3)), ("Kiwi+3", .step("Kiwi", by: 3)),
      ("Big kiwi -1000", .step("Big kiwi", by: -1_000)), ("\"Kiwi\" -2", .step("Kiwi", by: -2)),
      ("Kiwi 3", .name("Kiwi 3")), ("Kiwi +0", .name("Kiwi +0")), ("Kiwi +", .name("Kiwi +")),
      ("Kiwi +1001", .name("Kiwi +1001")), ("Kiwi +99999999999999999999", nil),
      ("Kiwi +३", .name("Kiwi +३")), ("+ +3", .step("+", by: 3)), ("Kiwi +3 +4", nil),
    ] as [(String, PromptInput?)])
  func `a name with a sign and a number is a number of steps`(line: String, input: PromptInput?) {
    #expect(
      self.input(line) == input ?? (line.hasSuffix("4") ? .step("Kiwi +3", by: 4) : .name(line)))
  }

  @Test func `a name on the screen isn't taken for anything but a way out`() {
    for name in ["show", "tap x", "Kiwi +3", "# 1", "a b"] {
      #expect(input(name, names: [name]) == .name(name))
    }
    #expect(input("q", names: ["q"]) == .leave)
    #expect(input("help", names: ["help"]) == .help)
    #expect(input("7", names: ["7"]) == .number(7))
  }

  @Test func `a line within a repeat is a flow command, unless it leaves or asks for help`() {
    for line in ["7", "Kiwi", "show", "", "Kiwi +3"] {
      #expect(input(line, names: [line], isRepeating: true) == .flow)
    }
    #expect(input("q", isRepeating: true) == .leave)
    #expect(input("?", isRepeating: true) == .help)
  }

  @Test func `bytes that aren't text are a name that nothing has`() {
    let input = PromptInput([0xFF, 0x41], names: [], words: .korean, isRepeating: false)
    #expect(input == .name("\u{FFFD}A"))
  }
}
