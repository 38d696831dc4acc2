import FlowDriver
import Foundation
import HeadlessUI
import JuiceModel
import JuiceScreens
import ProcessPort
import Testing

@testable import juicemaker

/// The command in another process, beside a kiosk in this one.
@Suite(.timeLimit(.minutes(1)))
struct PortTests {
  private func port(_ arguments: String...) throws -> ProcessPort {
    try ProcessPort(Executable.url.path, ["--outline"] + arguments)
  }

  @Test(arguments: FlowFolder.allFiles)
  func `a flow passes on both, and both show the same after each step`(
    folder: FlowFolder,
    file: String
  ) throws {
    let options = Options(language: folder == .english ? .english : .korean)
    let port = try port("--language", options.language.rawValue)
    #expect(try readFlow(file).compare(port, with: options.kiosk(), file: file) == nil)
  }

  @Test(
    arguments: FlowFolder.korean.files,
    [
      .tap("딸기 쥬스"), .tap("딸기"), .tap("재고수정"), .increase("딸기", by: 200), .dismiss,
      .expect(.title("없는 화면")), .expect(.value("키위", "101")),
    ] as [Command])
  func `a flow fails on both with the same message`(file: String, command: Command) throws {
    let failing = [command, command, command]
    let flow = Flow(try readFlow(file).steps.map { $0.command } + failing)
    let alike = try flow.compare(try port(), with: Options().kiosk(), file: file)
    let error = #expect(throws: FlowError.self) {
      try Driver(Options().kiosk()).run(flow, file: file)
    }
    #expect(alike == error)
    #expect(alike?.description == error?.description)
  }

  @Test func `kiosks that open differently differ at the start`() throws {
    let difference = #expect(throws: PortDifference.self) {
      try Flow([]).compare(try port("--stock", "kiwi=1"), with: Options().kiosk(), file: "a.flow")
    }
    #expect(
      difference?.description == """
        a.flow: at the start: in screen "맛있는 쥬스를 만들어 드려요!" in group "재고", \
        found value "키위" "1" symbol "🥝"; expected value "키위" "10" symbol "🥝"
        """)
  }

  @Test func `a number that nothing has is refused and the kiosk stays`() throws {
    let port = try port()
    let error = #expect(throws: ProcessPortError.self) { try port.perform(99) }
    #expect(error?.reason == .refused("nothing has number 99; use 1 to 8"))
    #expect(try port.currentScreen() == Options().kiosk().screen.numbered)
  }

  @Test func `wrong arguments end the process with its status`() {
    let error = #expect(throws: ProcessPortError.self) { try port("--language", "fr") }
    #expect(error?.reason == .exited(64))
    #expect(error?.command == "juicemaker --outline --language fr")
  }
}
