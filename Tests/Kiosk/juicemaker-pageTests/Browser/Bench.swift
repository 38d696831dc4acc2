import Chromium
import Foundation
import JuiceViewModels
import Testing

/// The page that `swift package page` wrote, in a browser that all tests of it use.
struct Bench: Sendable {
  /// The bench of the running test, or `nil` if the page can't be tested here.
  @TaskLocal static var current: Bench?

  let browser: Browser
  let page: URL

  /// Opens the page, or a variant of it, in a tab with an empty storage, and waits until it's ready.
  ///
  /// - Parameters:
  ///   - phrases: The words to show.
  ///   - fault: A change to the page that a test must notice.
  ///   - script: A script that runs before those of the page.
  func open(
    _ phrases: Phrases = .korean, fault: Fault? = nil, script: String = ""
  ) throws -> BrowserPage {
    let page = BrowserPage(try Page(in: browser))
    try page.prepare(script)
    try page.open(try address(with: fault), bypassingPolicy: fault.map { _ in true } ?? false)
    try page.show(phrases)
    return page
  }

  /// Returns the address of the page or, if it's to have a fault, of a file with the fault.
  private func address(with fault: Fault?) throws -> String {
    guard let fault else { return page.absoluteString }
    let changed = try fault.applied(to: try String(contentsOf: page, encoding: .utf8))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    try Data(changed.utf8).write(to: file)
    return file.absoluteString
  }
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
    let bench = Bench(browser: browser, page: URL(filePath: page))
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
