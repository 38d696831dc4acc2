import Browsers
import Foundation
import HeadlessUI
import PageReading

/// The page in a window of any browser, used by clicks alone.
struct PagePort: AppPort {
  private let window: any Window

  /// Opens a page in a language, without anything that the page before it has saved.
  init(_ window: any Window, _ path: String, _ language: String) throws {
    self.window = window
    try window.forget()
    try window.start(URL(filePath: path).absoluteString)
    try window.evaluate("(() => { \(BrowserPage.probe()) })()")
    try click("[data-language=\(language)]")
  }

  func currentScreen() throws -> Screen<Int> { try Screen(page: window.evaluate("probe.html()")) }

  /// Clicks the control with a number, or the one that cancels what is dismissed by that number.
  func perform(_ number: Int) throws {
    try click(":is([data-action='\(number)'], [data-dismiss='\(number)'] .cancel)")
  }

  private func click(_ selector: String) throws {
    let point = try window.point(of: selector)
    try window.click(x: point.x, y: point.y)
  }
}

extension Window {
  /// Removes what pages have saved, and lets the one that is there go without a question.
  func forget() throws {
    try evaluate("(() => { onbeforeunload = null; try { localStorage.clear() } catch { } })()")
  }

  /// Loads a page, and waits until the program runs, or until a notice says why it doesn't.
  func start(_ address: String) throws {
    try open(address)
    try wait(until: "document.querySelector('#page').inert === false")
  }

  /// Returns the middle of the one control that can be reached and that a selector matches, or of the
  /// one at an index, some milliseconds after the last click or key.
  func point(
    of selector: String, at index: Int? = nil, after pause: Int = 1_000
  ) throws -> (x: Double, y: Double) {
    let point = try evaluate("probe.aim(`\(selector)`, \(index ?? -1), \(pause))")
    let numbers = point.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { throw BrowserError("clicking \(selector): \(point)") }
    return (numbers[0], numbers[1])
  }
}
