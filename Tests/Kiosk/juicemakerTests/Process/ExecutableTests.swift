import FlowTesting
import Foundation
import JuiceScreens
import TestFiles
import TestSizes
import Testing
import TextRendering

@testable import juicemaker

@Suite(.serialized, .timeLimit(.minutes(5)))
struct ExecutableTests {
  private let snapshots = ThisPackage.path("Snapshots")

  private func report(_ files: [String], _ outcome: String = "ok") -> String {
    let count = files.count
    let summary = outcome == "ok" ? "\(count) passed, 0 failed" : "0 passed, \(count) failed"
    return files.map { "\(outcome) \($0)\n" }.joined() + summary + "\n"
  }

  @Test func `all flows pass, by their files and by their folder`() throws {
    let files = try FlowFile.all(in: ThisPackage.flows).map(\.path)
    for arguments in [files, [ThisPackage.flows], [ThisPackage.flows + "/"]] {
      let transcript = try Executable.run(["run", "--snapshots", snapshots] + arguments)
      #expect(transcript.untimed == Transcript(status: 0, output: report(files)))
    }
  }

  @Test func `all English flows pass in English and fail in Korean`() throws {
    let files = try FlowFile.all(in: ThisPackage.flows + "/english").map(\.path)
    let english = try Executable.run(["run", "--language", "en"] + files)
    #expect(english.untimed == Transcript(status: 0, output: report(files)))
    let korean = try Executable.run(["run"] + files)
    #expect(korean.status == 1)
    #expect(korean.untimed.output == report(files, "failed"))
  }

  @Test func `a flow is read from standard input`() throws {
    let good = try Executable.run(["run", "-"], input: "tap \"망고쥬스 주문\"\nexpect change\n")
    #expect(good.untimed == Transcript(status: 0, output: report(["<stdin>"])))
    let bad = try Executable.run(["run", "-"], input: "tap “망고쥬스 주문”")
    let message = "“ isn't a straight double quote; write tap \"망고쥬스 주문\""
    #expect(bad == Transcript(status: 65, errors: "<stdin>:1:5: \(message)\n"))
    let closed = try shell("\"$0\" run - <&-")
    #expect(
      closed.errors
        == "<stdin>: can't be read (Bad file descriptor); write flow commands to it\n")
  }

  @Test(arguments: UsageErrorTests.samples)
  func `wrong arguments end the command with one line and 64`(arguments: [String], message: String)
    throws
  {
    let transcript = try Executable.run(arguments)
    #expect(transcript == Transcript(status: 64, errors: "juicemaker: \(message)\n"))
  }

  @Test func `help and version go to standard output`() throws {
    for word in ["--help", "-h", "help"] {
      #expect(try Executable.run([word]) == Transcript(status: 0, output: helpText))
    }
    for word in ["--version", "-v", "version"] {
      #expect(try Executable.run([word]) == Transcript(status: 0, output: "juicemaker 0.1.0\n"))
    }
  }

  @Test func `the kiosk opens at 60 by 20 without a terminal`() throws {
    #expect(try Executable.run([]) == Transcript(status: 0, output: Options().opening))
  }

  @Test func `the kiosk opens with the screen that the README shows`() throws {
    let snapshot = "\(snapshots)/Order/initial.60x20.ko.txt"
    #expect(try Executable.run([]).output == String(contentsOfFile: snapshot, encoding: .utf8))
  }

  private static let environments = [
    ["LANG": "C", "LC_ALL": "C"],
    ["LANG": "ko_KR.UTF-8", "LC_ALL": "ko_KR.UTF-8"],
    ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Seoul", "COLUMNS": "9", "TERM": "dumb", "NO_COLOR": "1"],
    ["TZ": "America/St_Johns"],
  ]

  private static let sizes = TestSizes.size(
    quick: [], exhaustive: ["20x10", "40x24", "60x20", "80x24", "120x40"])

  @Test(arguments: sizes.map { ["--size", $0] } + [["--linear"], ["--ascii"]])
  func `every screen is the same in any environment`(variant: [String]) throws {
    for (folder, language) in [("", "ko"), ("/english", "en")] {
      let flows = try FlowFile.all(in: ThisPackage.flows + folder).map {
        try String(contentsOfFile: $0.path, encoding: .utf8)
      }
      let input = try #require(
        flows.first { flow in
          flow.contains("alert") && flow.contains("increase") && flow.contains("snapshot") == false
        })
      let arguments = variant + ["--language", language]
      let plain = try Executable.run(arguments, input: input)
      #expect(plain.status == 0)
      for environment in Self.environments {
        let other = try Executable.run(arguments, input: input, environment: environment)
        #expect(plain == other)
      }
    }
  }

  @Test func `options choose what is printed`() throws {
    let arguments = [
      "--size=32x12", "--language", "en", "--ascii", "--stock", "strawberry=16,banana=0",
    ]
    var options = try Arguments(parsing: arguments).options
    let viewport = Viewport(columns: 32, rows: 12)
    let renderer = TextRenderer(viewport: viewport, style: .grid(.ascii))
    let screen = renderer.render(options.kiosk().screen)
    #expect(screen.contains("16"))
    #expect(try Executable.run(arguments) == Transcript(status: 0, output: screen))
    options.isLinear = true
    let linear =
      ["--linear"] + arguments.filter { ["--size=32x12", "--ascii"].contains($0) == false }
    #expect(try Executable.run(linear) == Transcript(status: 0, output: options.opening))
  }

  @Test func `a failure ends the command with 1, and a line that doesn't parse with 65`() throws {
    let failure = try Executable.run(["--linear"], input: "tap \"예\"\n")
    #expect(failure == Transcript.driving("tap \"예\"\n"))
    #expect(failure.status == 1)
    let bad = try Executable.run(["--linear"], input: "tap\n")
    #expect(bad == Transcript.driving("tap\n"))
    #expect(bad.status == 65)
  }

  @Test func `a screen is printed before the next line is sent`() throws {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = Executable.url
    process.arguments = ["--linear"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let opening = Options.linear.opening
    #expect(read(opening.utf8.count, from: output) == opening)
    for _ in 0..<3 {
      input.fileHandleForWriting.write(Data("show\n".utf8))
      #expect(read(opening.utf8.count, from: output) == opening)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["\"$0\" <&-", "\"$0\" </"])
  func `input that can't be read is bad data`(script: String) throws {
    let transcript = try shell("\(script); echo $? >&2")
    #expect(transcript.errors.hasPrefix("juicemaker: standard input can't be read ("))
    #expect(transcript.errors.hasSuffix("; write flow commands to it, or close it\n65\n"))
  }

  @Test func `closed output ends the kiosk quietly`() throws {
    let script = "{ yes show | \"$0\"; echo $? >&2; } | head -n 1"
    let transcript = try shell(script)
    #expect(transcript.errors == "0\n")
  }

  @Test func `closed output doesn't hide a failure`() throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("a.flow", "expect title \"x\"\n".utf8)
    let transcript = try shell("{ sleep 0.2; \"$0\" run \"$1\"; echo $? >&2; } | :", flow)
    #expect(transcript.errors.hasPrefix("\(flow):1: found title "))
    #expect(transcript.errors.hasSuffix("\n1\n"))
  }

  private func shell(_ script: String, _ arguments: String...) throws -> Transcript {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, Executable.url.path] + arguments
    process.standardInput = FileHandle.nullDevice
    return try Executable.finish(process, in: TemporaryFolder())
  }

  private func read(_ count: Int, from pipe: Pipe) -> String {
    var data = Data()
    while data.count < count {
      let more = pipe.fileHandleForReading.availableData
      guard more.isEmpty == false else { break }
      data += more
    }
    return String(decoding: data, as: UTF8.self)
  }
}
