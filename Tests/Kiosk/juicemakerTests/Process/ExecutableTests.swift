import FlowDriver
import FlowTesting
import Foundation
import HeadlessUI
import JuiceScreens
import JuiceViewModels
import RemoteUI
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ExecutableTests {
  /// The status comes first, and then the start of what is said about errors.
  @Test(arguments: try rows(in: "Tables/endings.txt"))
  func `the exit status says how the program ended`(line: String, ending: String) throws {
    let parts = line.replacing("FLOWS", with: ThisPackage.flows).split(separator: " <<< ")
    let arguments = parts[0].split(separator: " ").dropFirst().map { String($0) }
    let transcript = try Executable.run(arguments, input: String(parts.dropFirst().first ?? ""))
    let errors = ending.drop { $0.isNumber }.replacing("FLOWS", with: ThisPackage.flows)
    #expect("\(transcript.status)" == ending.prefix { $0.isNumber })
    #expect(" \(transcript.errors)".hasPrefix(errors))
    #expect(transcript.errors.isEmpty == (ending == "0"))
    #expect(transcript.errors.isEmpty || transcript.errors.hasSuffix("\n"))
  }

  @Test(arguments: ["ko", "en"])
  func `every screen is the same in any environment`(language: String) throws {
    let flows = ThisPackage.flows + (language == "en" ? "/english" : "")
    let flow = try String(contentsOfFile: "\(flows)/restock-and-order.flow", encoding: .utf8)
    let transcripts = try [
      ["LANG": "C", "LC_ALL": "C"],
      ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Seoul", "COLUMNS": "9", "TERM": "dumb", "NO_COLOR": "1"],
    ].map { try Executable.run(["--language", language], input: flow, environment: $0) }
    #expect(transcripts.map { $0.status } == [0, 0])
    #expect(transcripts.first == transcripts.last)
    let opening = try ThisPackage.text("Snapshots/Order/initial.60x20.\(language).txt")
    #expect(transcripts.first?.output.hasPrefix(opening) == true)
  }

  @Test(arguments: [["--linear"], ["--outline"]])
  func `what is done is recorded in a new file, which passes and is never overwritten`(
    style: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let file = folder.path("a.flow")
    let record = style + ["--language=en", "--stock=mango=3", "--record", file]
    let input = "tap \"Edit stock\"\nincrease \"Kiwi\"\nincrease \"Kiwi\" by 2\nexpect change\n"
    #expect(try Executable.run(record, input: input).status == 0)
    let start = "# juicemaker run --language en --stock mango=3 FILE\ntap \"Edit stock\"\n"
    let end = """
      increase "Kiwi" by 3
      expect value "Kiwi" "13"
      expect status "Kiwi" "Changed"

      """
    let run = ["run", "--language=en", "--stock=mango=3", file]
    #expect(try Executable.run(run).status == 0)
    let refused = try Executable.run(record, input: input)
    #expect(refused == Transcript(status: 73, errors: "can't create \(file): File exists\n"))
    let flow = try String(contentsOfFile: file, encoding: .utf8)
    #expect(flow.hasPrefix(start) && flow.hasSuffix(end))
  }

  private static let scripts: [(String, String)] = [
    ("\"$0\" <&-; echo $? >&2", "juicemaker: can't read standard input: Bad file descriptor\n65\n"),
    ("\"$0\" </; echo $? >&2", "juicemaker: can't read standard input: Is a directory\n65\n"),
    (
      "\"$0\" >/dev/full; echo $? >&2",
      "juicemaker: can't write to standard output: No space left on device\n1\n"
    ),
    ("{ yes show | \"$0\"; echo $? >&2; } | head -n 1", "0\n"),
  ]

  @Test(arguments: scripts)
  func `streams that end or can't be used end the kiosk`(script: String, errors: String) throws {
    #expect(try Executable.shell(script).errors == errors)
  }

  @Test func `a flow is found by its bare name, and a name that isn't UTF-8 is refused`() throws {
    let script = """
      cd '\(ThisPackage.flows)' && "$0" run kiwi.flow
      "$0" --menu "$(printf 'a\\377')"; echo $? >&2
      """
    let transcript = try Executable.shell(script)
    #expect(transcript.output.hasSuffix("\n1 passed, 0 failed\n"))
    #expect(transcript.errors == "juicemaker: \"a\u{FFFD}\" isn't UTF-8\n64\n")
  }

  @Test func `another program drives the kiosk as in this process`() throws {
    let files = try FlowFile.all(in: ThisPackage.flows + "/english")
    let flow = try Flow(contentsOf: try #require(files.last).path)
    let port = try ProcessPort(Executable.path, ["--outline", "--language", "en"])
    #expect(try flow.compare(port, with: JuiceKiosk(phrases: .english)) == nil)
    let error = #expect(throws: ProcessPortError.self) { try port.take(.action(99)) }
    #expect(error?.reason == .refused("found number 99; expected one from 1 to 8"))
    let usage = #expect(throws: ProcessPortError.self) {
      try ProcessPort(Executable.path, ["--outline", "--language", "fr"])
    }
    #expect(usage?.reason == .exited(64))
  }
}
