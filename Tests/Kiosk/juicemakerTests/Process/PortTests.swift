import FlowDriver
import FlowTesting
import Foundation
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import RemoteUI
import TestFiles
import TestSizes
import Testing

@testable import juicemaker

/// The command in another process, compared with a kiosk in this one.
@Suite(.timeLimit(.minutes(5)))
struct PortTests {
  private func port(_ arguments: String...) throws -> ProcessPort {
    try ProcessPort(Executable.url.path, ["--outline"] + arguments)
  }

  @Test(arguments: Phrases.all)
  func `a flow passes on both, and both show the same screen after each step`(phrases: Phrases)
    throws
  {
    let options = Options(phrases: phrases)
    let folder = ThisPackage.flows + (phrases == .english ? "/english" : "")
    for file in try FlowFile.all(in: folder) {
      let flow = try Flow(file: file.path)
      let port = try port("--language", phrases.language.rawValue)
      #expect(try flow.compare(port, with: options.kiosk()) == nil, "\(file.testDescription)")
    }
  }

  private static let failing: [Command] = [
    .tap("딸기 쥬스"), .tap("딸기"), .tap("재고수정"), .increase("딸기", by: 200), .dismiss,
    .expect(.title("없는 화면")), .expect(.value("키위", "101")),
  ]

  /// Every flow with each command that fails after it, or every other flow with one of them.
  private static func failures() throws -> [(FlowFile, Command)] {
    try FlowFile.all(in: ThisPackage.flows).enumerated().flatMap { number, file in
      failing.enumerated()
        .filter { TestSizes.areExhaustive || 2 * $0.offset == number % (2 * failing.count) }
        .map { (file, $0.element) }
    }
  }

  @Test(arguments: try failures())
  func `a flow fails on both with the same message`(file: FlowFile, command: Command) throws {
    let failing = [command, command, command]
    let steps = try Flow(file: file.path).steps
    let flow = Flow(steps.map { $0.command } + failing)
    let alike = try flow.compare(try port(), with: Options().kiosk())
    let error = #expect(throws: FlowError.self) {
      try Driver(Options().kiosk()).run(flow)
    }
    #expect(alike == error)
    #expect(alike?.description == error?.description)
  }

  @Test func `kiosks that open with different stocks differ at the start`() throws {
    let difference = #expect(throws: FlowError.self) {
      try Flow([]).compare(try port("--stock", "kiwi=1"), with: Options().kiosk())
    }
    #expect(
      difference?.description == """
        flow:1: found value "키위" id "kiwi" "1" symbol "🥝" \
        in screen "맛있는 쥬스를 만들어 드려요!" in group "재고" at the start; \
        expected value "키위" id "kiwi" "10" symbol "🥝"
        """)
  }

  @Test func `a number that no control has is refused, and the kiosk goes on`() throws {
    let port = try port()
    let error = #expect(throws: ProcessPortError.self) { try port.perform(99) }
    #expect(error?.reason == .refused("no control has number 99; use 1 to 8"))
    #expect(try port.currentScreen() == Options().kiosk().screen.numbered)
  }

  @Test func `wrong arguments end the process with their status`() {
    let error = #expect(throws: ProcessPortError.self) { try port("--language", "fr") }
    #expect(error?.reason == .exited(64))
    #expect(error?.command == "juicemaker --outline --language fr")
  }
}
