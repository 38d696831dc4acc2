import Foundation
import TestFiles
import Testing

@testable import juicemaker

@Suite(.timeLimit(.minutes(5)))
struct IrregularFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    try #require(mknod(folder.path("socket"), S_IFSOCK | 0o600, 0) == 0)
    try #require(truncate(try folder.file("huge", []), 1 << 40) == 0)
  }

  @Test(arguments: [
    ("pipe", "it isn't a regular file"), ("socket", "it isn't a regular file"),
    ("/dev/zero", "it isn't a regular file"), ("/dev/null", "it isn't a regular file"),
    ("huge", "it's larger than 16 MiB"),
  ])
  func `a flow that may never end is refused at once`(name: String, reason: String) throws {
    let path = name.hasPrefix("/") ? name : folder.path(name)
    let message = "can't read \(path): \(reason)\n"
    #expect(Transcript.running([path]) == Transcript(status: 65, errors: message))
  }

  @Test(arguments: [
    ("pipe", "it isn't a regular file"),
    ("socket", "it isn't a regular file"),
    ("huge", "it's larger than 16 MiB"),
  ])
  func `a file that may never end isn't included`(name: String, message: String) throws {
    let path = try folder.file("a.flow", "include \"\(name)\"".utf8)
    let errors = "\(path):1: can't read \(folder.path(name)): \(message)\n"
    #expect(Transcript.running([path]) == Transcript(status: 65, errors: errors))
  }

  @Test(arguments: [
    ("pipe", "it isn't a regular file"), ("huge", "it's larger than 16 MiB"),
  ])
  func `a snapshot that may never end fails the flow at once`(name: String, reason: String) throws {
    let path = try folder.file("a.flow", "snapshot \"opened\"".utf8)
    let options = Options(isLinear: true, snapshotFolder: folder.path("."))
    let snapshot = "\(options.snapshotFolder)/opened.ko.linear.txt"
    try FileManager.default.moveItem(atPath: folder.path(name), toPath: snapshot)
    let transcript = Transcript.running([path], options: options)
    #expect(transcript.status == 1)
    #expect(transcript.errors.hasPrefix("\(path):1: found no snapshot \(snapshot) (\(reason));"))
  }
}
