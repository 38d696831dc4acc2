import DescriptorIO
import Foundation
import ProgramArguments
import TestSupport
import Testing

@testable import ProgramUI

struct RecordingFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a file that can't grow keeps whole commands, and the reason is kept`() throws {
    let file = folder.path("a.flow")
    var room = 18
    let recording = try RecordingFile(file, startingWith: "# a\n") { descriptor, bytes in
      guard room > 0 else {
        errno = ENOSPC
        return -1
      }
      defer { room -= bytes.count }
      return systemWrite(descriptor, .init(rebasing: bytes.prefix(room)))
    }
    recording.write("tap \"a\"\n", replacesLast: false)
    #expect(recording.failure == nil)
    recording.write("tap \"b\"\n", replacesLast: false)
    #expect(recording.failure?.description == "can't write \(file): No space left on device")
    room = 9
    recording.write("tap \"c\"\n", replacesLast: false)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "# a\ntap \"a\"\n")
  }

  @Test func `a file that can't have its first line is refused and removed`() throws {
    let file = folder.path("a.flow")
    let error = #expect(throws: ProgramFailure.self) {
      try RecordingFile(file, startingWith: "# a\n") { _, _ in
        errno = ENOSPC
        return -1
      }
    }
    #expect(error?.description == "can't write \(file): No space left on device")
    #expect(try folder.names() == [])
  }
}
