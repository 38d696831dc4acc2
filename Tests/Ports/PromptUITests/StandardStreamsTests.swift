import TestSupport
import Testing

struct StandardStreamsTests {
  @Test func `a program reads standard input, and its refusals are errors`() throws {
    let (_, output, errors) = try ThisPackage.run(
      ThisPackage.command("PromptCounter"), input: "add\n9")
    #expect(output.hasPrefix("screen \"Counter\"\n  button \"Add one\" \"0\" [1]\n"))
    #expect(output.hasSuffix("\n> button \"Add one\" \"1\" [1]\n> > \n"))
    #expect(errors == "No control has this number: 9\n")
  }

  @Test(arguments: ["prompt", "recorded-prompt"])
  func `each line of a pipe waits for what it leads to, and for nothing else`(app: String) throws {
    let (_, output, errors) = try ThisPackage.run(
      "/bin/sh",
      ["-c", "printf '1\\nq\\n' | \"$0\" \(app)", ThisPackage.command("PortApps")])
    let texts = output.split(separator: "\n").filter { $0.contains("text") }
    #expect(texts == ["  text \"Loading\"", "> text \"Rain\""])
    #expect(errors.isEmpty)
  }
}
