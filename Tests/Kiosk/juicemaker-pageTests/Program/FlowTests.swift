import Browsers
import FlowDriver
import FlowTesting
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestFiles
import Testing

/// A process that runs the program of the page: without the page, or a browser with it.
enum Engine: CaseIterable {
  case wasmkit, chromium, webKit

  private static let webKitWindow: WebKit? = {
    do throws(BrowserError) {
      let window = try WebKit()
      print("The flows are tested in WebKit \(window.version).")
      return window
    } catch {
      print("The flows aren't tested in WebKit: \(error).")
      return nil
    }
  }()

  /// Opens the kiosk without anything saved, or returns `nil` if it can't be opened here.
  func kiosk(_ language: String) throws -> (any AppPort)? {
    guard let page = ProgramTests.page else { return nil }
    return switch self {
    case .wasmkit: try ProgramTests.program(language)
    case .chromium: try BrowserPage.browser.map { try PagePort(Tab(in: $0), page, language) }
    case .webKit: try Self.webKitWindow.map { try PagePort($0, page, language) }
    }
  }
}

extension BrowserTests {
  @Test(
    arguments: Engine.allCases,
    try ["", "/english"].flatMap { try FlowFile.all(in: ThisPackage.flows + $0) })
  func `a flow shows what the kiosk shows`(engine: Engine, file: FlowFile) throws {
    let phrases = file.path.contains("/english/") ? Phrases.english : .korean
    guard let port = try engine.kiosk(phrases.language.rawValue) else { return }
    let failure = try Flow(contentsOf: file.path).compare(port, with: JuiceKiosk(phrases: phrases))
    #expect(failure == nil)
  }
}
