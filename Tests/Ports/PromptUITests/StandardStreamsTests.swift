import TestSupport
import Testing

struct StandardStreamsTests {
  @Test func `a program reads standard input, and its refusals are errors`() throws {
    let (_, output, errors) = try ThisPackage.run(
      ThisPackage.program("PromptCounter"), input: "add\n9")
    #expect(output.hasPrefix("screen \"Counter\"\n  button \"Add one\" \"0\" [1]\n"))
    #expect(output.hasSuffix("\n> button \"Add one\" \"1\" [1]\n> > \n"))
    #expect(errors == "No control has this number: 9\n")
  }

  @Test func `a refusal shows what can't be seen in a line`() throws {
    let (_, output, errors) = try ThisPackage.run(
      ThisPackage.program("PromptCounter"),
      input: "a\u{1B}[2J\u{200B}b\ntap \"A\u{A0}dd\u{9B}one\"\n")
    #expect(errors.hasPrefix("no button \"a␛[2JU+200Bb\"\nno button \"AU+00A0ddU+009Bone\""))
    let shown = (output + errors).unicodeScalars
    #expect(shown.allSatisfy { $0 == "\n" || ($0.properties.generalCategory == .control) == false })
  }

  @Test(arguments: ["prompt", "recorded-prompt"])
  func `each line of a pipe waits for what it leads to, and for nothing else`(app: String) throws {
    let (_, output, errors) = try ThisPackage.run(
      "/bin/sh",
      ["-c", "printf '1\\nq\\n' | \"$0\" \(app)", ThisPackage.program("PortApps")])
    let texts = output.split(separator: "\n").filter { $0.contains("text") }
    #expect(texts == ["  text \"Loading\"", "> text \"Rain\""])
    #expect(errors.isEmpty)
  }
}
