import Foundation
import JuiceModel
import JuiceViewModels
import TestFiles
import Testing

@testable import juicemaker

struct CommittedSnapshotsTests {
  private let folder: TemporaryFolder
  private let flow: String
  private let options: Options

  init() throws {
    folder = try TemporaryFolder()
    flow = try folder.file("a.flow", "show\nsnapshot \"opened\"\nshow\n".utf8)
    options = Options(isLinear: true, snapshotFolder: folder.path("."))
  }

  private var path: String { folder.path(".") + "/opened.ko.linear.txt" }

  private func run(_ snapshot: String) throws -> Transcript {
    _ = try folder.file("opened.ko.linear.txt", snapshot.utf8)
    return Transcript.running([flow], options: options)
  }

  @Test func `a screen that equals its snapshot passes, and nothing is written`() throws {
    let shown = options.opening + options.opening
    #expect(
      try run(options.opening).untimed
        == Transcript(status: 0, output: shown + "ok \(flow)\n1 passed, 0 failed\n"))
    #expect(try run(options.opening.replacing("\n", with: "\r\n")).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(".")).count == 2)
  }

  @Test func `the first line that differs is shown with both lines`() throws {
    let snapshot = options.opening.replacing(#""바나나" "10""#, with: #""바나나" "9""#)
    let start =
      #"\#(flow):2: found "    값 \"바나나\" \"10\""; "#
      + #"expected "    값 \"바나나\" \"9\"" as in \#(path):5"#
    let transcript = try run(snapshot)
    #expect(transcript.status == 1)
    #expect(
      transcript.untimed.output == options.opening + "failed \(flow)\n0 passed, 1 failed\n")
    #expect(transcript.errors.hasPrefix(start + "\nscreen "))
    let lines = options.opening.split(separator: "\n").count
    let longer = try run(options.opening + "more\n")
    #expect(
      longer.errors.hasPrefix("\(flow):2: found \"\"; expected \"more\" as in \(path):\(lines + 1)")
    )
    let shorter = try run(String(options.opening.dropLast()))
    #expect(
      shorter.errors.hasPrefix(
        "\(flow):2: found \"\"; expected no more lines as in \(path):\(lines + 1)"))
  }

  @Test func `a folder whose name has control characters is shown without them`() {
    let options = Options(snapshotFolder: "\u{1B}[2J")
    let errors = Transcript.running([flow], options: options).errors
    #expect(errors.hasPrefix("\(flow):2: found no snapshot ␛[2J/opened.60x20.ko.txt (No such"))
  }

  @Test func `a missing snapshot is a failure`() {
    let transcript = Transcript.running([flow], options: options)
    #expect(transcript.status == 1)
    let message =
      "\(flow):2: found no snapshot \(path) (No such file or directory); "
      + "expected one that a test recorded; choose the folder with --snapshots\n"
    #expect(transcript.errors.hasPrefix(message))
  }

  @Test func `the size, the language, and the style choose the file`() {
    var options = options
    options.isLinear = false
    options.isASCII = true
    options.phrases = .english
    let errors = Transcript.running([flow], options: options).errors
    #expect(errors.contains("/opened.60x20.en.ascii.txt (No such file"))
  }

  @Test func `a flow from standard input and a prompt compare snapshots, too`() throws {
    #expect(try run(options.opening).status == 0)
    let text = "snapshot \"opened\"\n1\nsnapshot \"opened\"\n"
    let prompted = Transcript.prompting(text, options: options)
    #expect(prompted.status == 0)
    #expect(prompted.errors.hasPrefix("기대와 다릅니다: found \"시트 "))
    let driven = Transcript.driving(
      "snapshot \"opened\"\ntap \"재고수정\"\nsnapshot \"opened\"", options: options)
    #expect(driven.status == 1)
    #expect(driven.errors.hasPrefix("<stdin>:3: found \"시트 "))
  }
}
