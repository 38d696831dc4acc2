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
    flow = try folder.file("a.flow", "snapshot \"opened\"\n".utf8)
    options = Options(isLinear: true, snapshotFolder: folder.path("."))
  }

  private func errors(with snapshot: String) throws -> String {
    _ = try folder.file("opened.ko.linear.txt", snapshot.utf8)
    return Transcript.running([flow], options: options).errors
      .replacing("\(folder.path("."))/", with: "")
  }

  @Test func `a screen that equals its snapshot passes, with any line endings`() throws {
    let found = try ["\n", "\r\n"].map {
      try errors(with: options.opening.replacing("\n", with: $0))
    }
    #expect(found == ["", ""])
    #expect(try folder.names() == ["a.flow", "opened.ko.linear.txt"])
  }

  @Test func `the first line that differs is shown with both lines`() throws {
    let opening = options.opening
    let count = opening.split(separator: "\n").count + 1
    let snapshots = [
      opening.replacing(#""바나나" "10""#, with: #""바나나" "9""#), opening + "more\n",
      String(opening.dropLast()),
    ]
    let starts = [
      #"found "    값 \"바나나\" \"10\""; expected "    값 \"바나나\" \"9\"" as in opened.ko.linear.txt:5"#,
      #"found ""; expected "more" as in opened.ko.linear.txt:\#(count)"#,
      #"found ""; expected no more lines as in opened.ko.linear.txt:\#(count)"#,
    ]
    for (snapshot, start) in zip(snapshots, starts) {
      #expect(try errors(with: snapshot).contains(":1: \(start)"))
    }
  }

  @Test func `the size, the language, and the style choose the file, which must be there`() {
    let options = Options(phrases: .english, isASCII: true, snapshotFolder: "\u{1B}[2J")
    let transcript = Transcript.running([flow], options: options)
    let start =
      "\(flow):1: found no snapshot ␛[2J/opened.60x20.en.ascii.txt (No such file or directory)"
    #expect(transcript.status == 1)
    #expect(transcript.errors.hasPrefix(start))
  }
}
