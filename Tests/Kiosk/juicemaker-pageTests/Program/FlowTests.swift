import BrowserScreens
import Browsers
import FlowDriver
import FlowTesting
import HeadlessUI
import JuiceScreens
import TestSupport
import Testing

@testable import juicemaker_page

/// A process that runs the program of the page: without the page, or a browser with it.
///
/// The program alone runs every flow. A browser runs those in which alerts lead to the sheet, and a draft
/// and an alert are dismissed, one of them in English: the same script shows the others.
enum Engine: CaseIterable {
  case wasmkit, chromium, webKit

  /// Returns each engine with the flows that it runs.
  static func flows() throws -> [(Engine, FlowFile)] {
    let all = try ["", "/english"].flatMap { try FlowFile.all(in: ThisPackage.flows + $0) }
    let names = [
      "restock-and-order", "draft-dismissed", "short-dismissed", "english/restock-and-order",
    ]
    let some = names.map { FlowFile(path: "\(ThisPackage.flows)/\($0).flow") }
    return allCases.flatMap { engine in (engine == .wasmkit ? all : some).map { (engine, $0) } }
  }

  /// Performs a test on the kiosk without anything saved, if it can be opened here.
  func test(_ words: PageWords, _ body: (KioskOnPage) throws -> Void) throws {
    guard let page = ProgramTests.page else { return }
    switch self {
    case .wasmkit: try ProgramTests.program(words).map(body)
    case .chromium: try BrowserPage.tab.map { try body($0.kiosk(page, words)) }
    case .webKit: try WebKitWindow.test { try body($0.kiosk(page, words)) }
    }
  }
}

/// The window of a WebKit for all tests.
enum WebKitWindow {
  nonisolated(unsafe) private static var current = opened()

  private static func opened() -> WebKit? {
    do throws(BrowserError) {
      let window = try WebKit()
      print("The flows are tested in WebKit \(window.version).")
      return window
    } catch {
      print("The flows aren't tested in WebKit: \(error).")
      return nil
    }
  }

  /// Performs a test in the window, if a WebKit is here, and once more in a new one if the test ends with
  /// its browser: the process of WebKitGTK that runs a page crashes now and then.
  static func test(_ body: (WebKit) throws -> Void) throws {
    guard let window = current else { return }
    do {
      try body(window)
    } catch {
      guard window.hasEnded else { throw error }
      print("A WebKit ended in \(Test.current?.name ?? "a test"): \(error)")
      current = opened()
      guard let current else { throw error }
      try body(current)
    }
  }
}

extension BrowserTests {
  /// Only WebKit knows this property by its old name alone.
  @Test func `a finger that holds a sign down selects no text on an iPad`() throws {
    guard let path = ProgramTests.page else { return }
    try WebKitWindow.test { window in
      _ = try window.kiosk(path, .english)
      let button = "document.querySelector('[data-language=en]')"
      #expect(try window.evaluate("getComputedStyle(\(button)).webkitUserSelect") == "none")
    }
  }

  @Test(arguments: try Engine.flows())
  func `a flow shows what the kiosk shows`(engine: Engine, file: FlowFile) throws {
    let words = file.path.contains("/english/") ? PageWords.english : .korean
    try engine.test(words) { try Driver($0).run(Flow(contentsOf: file.path)) }
  }
}

/// The kiosk on a page, which has to show the HTML of a kiosk in this process after each number.
struct KioskOnPage: AppPort {
  private var port: BrowserPort<JuiceKiosk>
  private var html: String
  private let page: (Int) throws -> String

  init(_ words: PageWords, _ html: String, after page: @escaping (Int) throws -> String) {
    port = BrowserPort(
      JuiceKiosk(phrases: words.phrases), words: words == .korean ? .korean : .english)
    self.html = html
    self.page = page
  }

  func currentScreen() throws -> Screen<Int> {
    guard html == port.html else { throw BrowserError("\(html) instead of \(port.html)") }
    return port.app.screen.numbered
  }

  @discardableResult
  mutating func take(_ input: Input<Int>) throws -> Bool {
    guard case .action(let number) = input else { return false }
    html = try page(number)
    port.perform(number)
    return true
  }
}
