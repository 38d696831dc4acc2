import Descriptors
import FlowDriver
import Foundation
import HeadlessUI
import JuiceFiles
import SeededRandom
import TestFiles
import TestSizes
import Testing

@testable import juicemaker

struct RecordingTests {
  private static let options = [
    [], ["--language=en", "--stock=mango=1,banana=0"],
    ["--menu", ThisPackage.path("Tests/Kiosk/juicemakerTests/Menus/duplicate-names.json")],
  ]

  @Test(
    arguments: options, 0..<TestSizes.size(quick: 5, exhaustive: 50) as Range<UInt64>)
  func `what anyone does is a flow that passes on a kiosk with the same options`(
    arguments: [String], seed: UInt64
  ) throws {
    let options = try Arguments(parsing: arguments).options
    let folder = try TemporaryFolder()
    let recording = try Recording(folder.path("a.flow"))
    let app = RecordedApp(options.kiosk(), didRecord: recording.write)
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let action = try #require(app.screen.actions.randomElement(using: &generator))
      for _ in 0..<Int.random(in: 1...4, using: &generator)
      where app.screen.actions.contains(action) {
        app.perform(action)
      }
    }
    let flow = try Flow(contentsOf: folder.path("a.flow"))
    #expect(flow == app.flow)
    let session = Session(options.kiosk(), options.snapshots())
    try session.perform(flow) { _, _ in }
    #expect(session.screen == app.screen)
  }

  @Test func `a file that can't grow keeps whole commands, and the reason is kept`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("a.flow")
    var room = 15
    let recording = try Recording(file) { descriptor, bytes in
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
