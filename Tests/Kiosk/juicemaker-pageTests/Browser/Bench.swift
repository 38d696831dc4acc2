import BrowserUI
import Chromium
import Foundation
import JuiceViewModels
import Testing

/// The page that `swift package page` wrote, in a browser that all tests of it use.
struct Bench: Sendable {
  /// The bench of the running test, or `nil` if the page can't be tested here.
  @TaskLocal static var current: Bench?

  let browser: Browser
  let address: URL
  /// A tab that one test uses after the other, which is quicker than a new one.
  private let tab: Page

  init(_ browser: Browser, _ address: URL) throws {
    self.browser = browser
    self.address = address
    tab = try Page(in: browser)
    try BrowserPage(tab).prepare()
  }

  /// Opens the page with an empty storage, and waits until it's ready.
  ///
  /// - Parameters:
  ///   - words: The words to show.
  ///   - variant: The address of a page with a fault, whose script has another hash.
  func open(_ words: Words = .korean, variant: URL? = nil) throws -> BrowserPage {
    let page = BrowserPage(tab)
    _ = tab.takeEvents()
    try tab.send("Emulation.clearDeviceMetricsOverride")
    page.bypassesPolicy = (variant == nil) == false
    try tab.send("Page.setBypassCSP", ["enabled": .bool(page.bypassesPolicy)])
    try page.prefer("light")
    try page.open("\((variant ?? address).absoluteString)?new=\(UUID().uuidString)")
    try page.show(words)
    return page
  }

  /// Opens the page in a new tab, and waits until it's ready.
  ///
  /// - Parameters:
  ///   - words: The words to show.
  ///   - script: A script that runs before those of the page.
  func openTab(_ words: Words = .korean, script: String) throws -> BrowserPage {
    let page = BrowserPage(try Page(in: browser))
    try page.prepare(script)
    try page.open(address.absoluteString)
    try page.show(words)
    return page
  }
}

/// The languages of the page.
enum Words: String, CaseIterable, CustomTestStringConvertible {
  case korean = "ko"
  case english = "en"

  /// What the kiosk says.
  var phrases: Phrases { self == .korean ? .korean : .english }

  /// What the controls of a browser are called.
  var controls: BrowserWords { self == .korean ? .korean : .english }

  var testDescription: String { rawValue }
}

/// A trait that starts a browser before a suite and ends it after.
struct BrowserTrait: SuiteTrait, TestScoping {
  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing work: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let variables = ProcessInfo.processInfo.environment
    guard let page = variables["JUICEMAKER_PAGE"] else {
      print("The page isn't tested: JUICEMAKER_PAGE doesn't name the file; see .ci/browser.")
      return try await work()
    }
    guard let path = Browser.installed else {
      print("The page isn't tested: no Chromium is installed.")
      return try await work()
    }
    let browser = try Browser(path)
    defer { browser.close() }
    print("The page is tested in \(browser.version).")
    let bench = try Bench(browser, URL(filePath: page))
    try await Bench.$current.withValue(bench) { try await work() }
  }
}

extension Trait where Self == BrowserTrait {
  /// Runs the tests of a suite in one browser, or lets them pass if there is none.
  static var inBrowser: Self { BrowserTrait() }
}

/// Everything about the page that only a browser can tell.
@Suite(.inBrowser, .serialized, .timeLimit(.minutes(5)))
struct BrowserTests {}
