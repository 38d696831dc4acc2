import Browsers
import Foundation

@testable import juicemaker_page

extension Window {
  /// Opens a page in a language, without anything that the page before it has saved, used by clicks alone.
  ///
  /// They are on the control with a number, or the one that cancels what is dismissed by that number. A
  /// browser may say that it has clicked before the page hears of it.
  func kiosk(_ path: String, _ words: PageWords) throws -> KioskOnPage {
    func html(after selector: String) throws -> String {
      try click(selector)
      return try evaluate("probe.html()")
    }
    try startProbed(path)
    return KioskOnPage(words, try html(after: "[data-language=\(words.rawValue)]")) { number in
      try html(after: ":is([data-action='\(number)'], [data-dismiss='\(number)'] .cancel)")
    }
  }

  /// Loads a page without anything that the page before it has saved, and the script that looks at it.
  func startProbed(_ path: String) throws {
    try forget()
    try start(URL(filePath: path).absoluteString)
    try evaluate("(() => { \(BrowserPage.probe()) })()")
  }

  /// Clicks the one control that can be reached and that a selector matches, and waits until the page has
  /// heard of it.
  func click(_ selector: String) throws {
    let point = try point(of: selector)
    try click(x: point.x, y: point.y)
    try wait(until: "probe.handled === `\(selector)`")
  }

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
