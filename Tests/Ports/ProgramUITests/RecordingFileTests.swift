import DescriptorIO
import Foundation
import ProgramArguments
import TestSupport
import Testing

@testable import ProgramUI

struct RecordingFileTests {
  @Test func `a file that can't grow keeps whole commands, and the reason is kept`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("a.flow")
    var room = 15
    let recording = try RecordingFile(file) { descriptor, bytes in
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
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "tap \"a\"\n")
  }
}
