import FlowDriver
import FlowTesting
import Foundation
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import RemoteUI
import TestFiles
import Testing

/// The program of the page, in a process of wasmkit, compared with a kiosk in this process.
@Suite(.timeLimit(.minutes(5)))
struct ProgramTests {
  /// The path of the program, or `nil` if the page wasn't built.
  private static let path: String? = {
    guard let page = ProcessInfo.processInfo.environment["JUICEMAKER_PAGE"] else {
      print("The program isn't tested: JUICEMAKER_PAGE doesn't name the page; see .ci/browser.")
      return nil
    }
    let folder = URL(filePath: page).deletingLastPathComponent()
    return folder.appending(path: "juicemaker-page.wasm").path
  }()

  /// Returns the program in a language, or `nil` if the page wasn't built.
  private func program(_ language: String) throws -> ProcessPort? {
    let script = #"{ echo "$1"; cat; } | wasmkit run "$0""#
    return try Self.path.map { try ProcessPort("/bin/sh", ["-c", script, $0, language]) }
  }

  @Test(arguments: try FlowFile.all(in: ThisPackage.flows))
  func `a flow shows what the kiosk shows`(file: FlowFile) throws {
    try compare(file, .korean)
  }

  @Test(arguments: try FlowFile.all(in: ThisPackage.flows + "/english"))
  func `an English flow shows what the kiosk shows`(file: FlowFile) throws {
    try compare(file, .english)
  }

  private func compare(_ file: FlowFile, _ phrases: Phrases) throws {
    guard let program = try program(phrases.language.rawValue) else { return }
    let flow = try Flow(file: file.path)
    #expect(try flow.compare(program, with: JuiceKiosk(phrases: phrases)) == nil)
  }

  @Test func `a number that no control has is refused, and the program goes on`() throws {
    guard let program = try program("ko") else { return }
    let screen = try program.currentScreen()
    for number in [0, 9, -1, .max] {
      let error = #expect(throws: ProcessPortError.self) { try program.perform(number) }
      #expect(error?.reason == .refused("use the number of a control that is enabled"))
    }
    #expect(try program.currentScreen() == screen)
    try program.perform(1)
    #expect(try program.currentScreen() == kiosk(after: 1).screen.numbered)
  }

  private func kiosk(after number: Int) throws -> JuiceKiosk {
    let kiosk = JuiceKiosk()
    kiosk.perform(try #require(kiosk.screen.affordances[number - 1].action))
    return kiosk
  }
}
