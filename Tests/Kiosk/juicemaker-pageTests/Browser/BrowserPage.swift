import Chromium
import Foundation
import HeadlessUI
import PageReading

/// The page in a browser, as a port that reads what it shows and uses a real mouse and keys.
///
/// Whatever the screen shows, a page is wrong if a modal isn't modal, if a control is covered, or if
/// the focus is lost; the port then fails.
final class BrowserPage: AppPort {
  let page: Page
  /// Whether the page's policy is bypassed, because its script has a fault.
  var bypassesPolicy = false
  /// The words that the page shows.
  private(set) var words = Words.korean
  private var screen: Screen<Int>?

  init(_ page: Page) {
    self.page = page
  }

  /// Runs the probe, and a script, before those of each document.
  func prepare(_ script: String = "") throws(BrowserError) {
    let source = [Probe.script, Probe.look, script].joined(separator: "\n")
    try page.send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(source)])
    try prefer("light")
  }

  /// Chooses a color scheme, and no motion.
  func prefer(_ scheme: String) throws(BrowserError) {
    try page.prefer(["prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"])
  }

  /// Opens the page, and waits until it's ready.
  func open(_ address: String) throws(BrowserError) {
    try page.open(address)
    try waitUntilReady()
  }

  /// Loads the page anew, and waits until it's ready.
  func reload() throws(BrowserError) {
    screen = nil
    try page.reload()
    try waitUntilReady()
  }

  /// Waits until the program runs, or until a notice says why it doesn't.
  func waitUntilReady() throws(BrowserError) {
    try page.wait(until: "document.querySelector('#page').inert === false")
  }

  func currentScreen() throws(BrowserError) -> Screen<Int> {
    if let screen { return screen }
    let screen = try readScreen()
    self.screen = screen
    return screen
  }

  /// Reads the screen back from the page, and checks what must hold for each.
  private func readScreen() throws(BrowserError) -> Screen<Int> {
    let answer = try page.evaluate("probe.read()").string ?? ""
    let reading: Reading
    do {
      reading = try JSONDecoder().decode(Reading.self, from: Data(answer.utf8))
    } catch {
      throw BrowserError("reading the page", .unexpected("\(error)"))
    }
    guard reading.problems.isEmpty else {
      throw BrowserError(
        "checking the page", .unexpected(reading.problems.joined(separator: "; ")))
    }
    let screen: Screen<Int>
    do {
      screen = try Screen(page: reading.html)
    } catch {
      throw BrowserError("reading the page", .unexpected("\(error)"))
    }
    guard screen == screen.numbered else {
      throw BrowserError("reading the page", .unexpected("its numbers aren't in reading order"))
    }
    return screen
  }

  func perform(_ number: Int) throws(BrowserError) {
    defer { screen = nil }
    let dismissal = try page.evaluate("probe.top().dataset.dismiss ?? ''").string
    if dismissal == "\(number)" {
      try press(.escape)
    } else {
      try click("[data-action=\"\(number)\"]")
    }
  }

  /// Clicks the one control of the topmost layer that a selector matches.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - count: 1, or 2 for the second click of a double click.
  func click(_ selector: String, count: Int = 1) throws(BrowserError) {
    try click(aimingWith: "probe.aim(`\(selector)`)", count: count)
  }

  /// Clicks a control anywhere in the page.
  func click(anywhere selector: String) throws(BrowserError) {
    try click(aimingWith: "probe.center(document.querySelector(`\(selector)`))")
  }

  private func click(aimingWith script: String, count: Int = 1) throws(BrowserError) {
    defer { screen = nil }
    let point = try page.evaluate(script)
    guard let x = point["x"].number, let y = point["y"].number else {
      throw BrowserError("clicking", .unexpected(point.string ?? "no point"))
    }
    try page.click(x: x, y: y, count: count)
  }

  /// Clicks the button of a language.
  func show(_ words: Words) throws(BrowserError) {
    try click(anywhere: "[data-language=\(words.rawValue)]")
    let language = try page.evaluate("document.documentElement.lang")
    try expect(language == .string(words.rawValue), "the language is \(language)")
    self.words = words
  }

  /// Presses and releases keys, one after the other.
  func press(_ keys: Key..., withShift: Bool = false) throws(BrowserError) {
    defer { screen = nil }
    try page.press(keys, withShift: withShift)
  }

  /// Presses and releases keys, one after the other.
  func press(_ keys: [Key]) throws(BrowserError) {
    defer { screen = nil }
    try page.press(keys)
  }

  /// Reads the screen anew when it's asked for next.
  func forgetScreen() {
    screen = nil
  }
}

/// What the probe reads.
private struct Reading: Decodable {
  let html: String
  let problems: [String]
}
