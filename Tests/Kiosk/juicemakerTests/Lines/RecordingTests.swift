import Descriptors
import FlowDriver
import Foundation
import JuiceModel
import JuiceScreens
import TestFiles
import Testing

@testable import CommandUI

struct RecordingTests {
  @Test func `an order fails on a menu where the juice takes more`() throws {
    let app = RecordedApp(JuiceKiosk())
    let driver = Driver(app)
    try driver.tap("키위쥬스 주문")
    try driver.tap("확인")
    try Driver(JuiceKiosk()).run(app.flow)
    let juices = Menu.standard.juices.map { juice in
      juice.id == .kiwi ? Juice(id: .kiwi, flavour: juice.flavour, recipe: [.kiwi: 5]) : juice
    }
    let menu = try Menu(fruits: Menu.standard.fruits, juices: juices)
    let error = #expect(throws: FlowError.self) {
      try Driver(JuiceKiosk(maker: JuiceMaker(menu: menu))).run(app.flow)
    }
    #expect(error?.description.contains(#"found "키위" at "5"; expected "7""#) == true)
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
