import TestSupport
import Testing

/// The program of an app that waits for a price for ever, and that prints what it does.
@Suite(.timeLimit(.minutes(5)))
struct StandardStreamsTests {
  private func run(
    _ arguments: [String], _ lines: String = ""
  ) throws -> (status: Int32, output: String, errors: String) {
    try ThisPackage.run(
      ThisPackage.program("PortApps"), ["ticker"] + arguments, input: lines)
  }

  private static let outline = """
    screen "Ticker"
      event "price"
      text "Nothing"
      button "Ask" [1]
      button "Wait" [2]


    """
  private static let asked = "asked ask\nand a child\nreceived answer\n"

  @Test func `answers stand alone, and the words of the app are errors in order`() throws {
    let (status, output, errors) = try run(["--changes"], "tap \"Ask\"\n1\nshow")
    #expect(status == 0)
    let last = Self.outline.replacing("Nothing", with: "Answered")
    #expect(output == Self.outline + "text \"Answered\"\n\n\n" + last)
    #expect(errors == Self.asked + Self.asked)
  }

  @Test func `answers stand alone where nobody hears errors`() throws {
    let script = "printf 'tap \"Ask\"' | \"$0\" ticker --changes 2>&-"
    let (_, output, errors) = try ThisPackage.run(
      "/bin/sh", ["-c", script, ThisPackage.program("PortApps")])
    #expect(output == Self.outline + "text \"Answered\"\n\n" && errors.isEmpty)
  }

  @Test func `a line waits for no longer than an option says`() throws {
    let (status, output, errors) = try run(["--outline", "--wait", "0"], "tap \"Wait\"\n")
    #expect(status == 0)
    let waiting = Self.outline.replacing("  event", with: "  event \"price\"\n  event")
    #expect(
      output == Self.outline
        + waiting.replacing("event \"price\"\n  text", with: "event \"silence\"\n  text"))
    #expect(errors == "asked wait\nand a child\n")
  }

  @Test func `the screens of a pipe stand alone, and a refusal comes after the words before it`()
    throws
  {
    let (status, output, errors) = try run(
      ["--linear", "--wait", "1"], "tap \"Ask\"\nexpect no text \"Answered\"\n")
    #expect(status == 1)
    let screen =
      "screen \"Ticker\"\n  text \"Nothing\"\n  button \"Ask\" [1]\n  button \"Wait\" [2]\n"
    #expect(output == screen + screen.replacing("Nothing", with: "Answered"))
    #expect(errors.hasPrefix(Self.asked + "<stdin>:2: found text \"Answered\""))
  }

  @Test func `reports of flows and explorations stand alone`() throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("a.flow", "tap \"Ask\"\nanswer \"answer\" with \"none\"\n".utf8)
    let ran = try run(["run", flow])
    #expect(ran.status == 0 && ran.errors == Self.asked)
    #expect(ran.output.contains(/^ok +\d+ ms  .*a\.flow\n1 passed, 0 failed\n$/), "\(ran.output)")
    let explored = try run(["explore", "--all"])
    #expect(explored.output.contains("asked") == false && explored.errors.contains("asked"))
    #expect(explored.output.contains("holds"))
  }
}
