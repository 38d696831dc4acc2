import Browsers
import FlowDriver
import FlowTesting
import JuiceModel
import JuiceScreens
import JuiceViewModels
import PageReading
import TestFiles
import Testing

/// A process that runs the program of the page: without the page, or a browser with it.
///
/// The program alone runs every flow. A browser runs those in which alerts lead to the sheet, and a draft
/// and an alert are dismissed, in both languages: what it shows for the rest is made by the same script.
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

  private var names: [String] {
    self == .wasmkit ? [""] : ["restock-and-order", "draft-dismissed", "short-dismissed"]
  }

  /// Returns the flows that it runs, each with itself.
  static func flows() throws -> [(Engine, FlowFile)] {
    let files = try ["", "/english"].flatMap { try FlowFile.all(in: ThisPackage.flows + $0) }
    return allCases.flatMap { engine in
      files.filter { file in engine.names.contains { file.path.hasSuffix("\($0).flow") } }
        .map { (engine, $0) }
    }
  }

  /// Opens the kiosk without anything saved, or returns `nil` if it can't be opened here.
  func kiosk(_ language: String) throws -> PagePort? {
    guard let page = ProgramTests.page else { return nil }
    return switch self {
    case .wasmkit: try ProgramTests.program(language)
    case .chromium: try BrowserPage.tab?.kiosk(page, language)
    case .webKit: try Self.webKitWindow?.kiosk(page, language)
    }
  }
}

extension BrowserTests {
  @Test(arguments: try Engine.flows())
  func `a flow shows what the kiosk shows`(engine: Engine, file: FlowFile) throws {
    let phrases = file.path.contains("/english/") ? Phrases.english : .korean
    guard let port = try engine.kiosk(phrases.language.rawValue) else { return }
    let failure = try Flow(contentsOf: file.path).compare(port, with: JuiceKiosk(phrases: phrases))
    #expect(failure == nil)
  }
}
