import BrowserScreens
import Browsers
import Foundation
import TestSupport

@testable import juicemaker_page

/// The page that `swift package page` wrote, in a tab of a browser, used with a real mouse and keys.
///
/// The page is wrong, whatever the screen, if it shows something else than what the program has written,
/// if the program hears something else than what was clicked, if a modal isn't modal, or if the focus is
/// lost. That's checked after each click and key.
struct BrowserPage {
  /// The tab for all tests, or `nil` if there is no browser here.
  static let tab: Tab? = {
    guard let path = Chromium.installed, let tab = try? Tab(in: Chromium(path)) else {
      print("The page isn't tested: no Chromium is installed.")
      return nil
    }
    let version = try? tab.call("Browser.getVersion")["product"]
    print("The page is tested in \(version ?? "nothing that answers").")
    return tab
  }()

  let tab: Tab
  private let address: String
  private let isChanged: Bool

  /// Opens the page without anything saved, or returns `nil` if it can't be tested here.
  ///
  /// A variant is the path of a page with a fault.
  static func open(variant: String? = nil) throws -> BrowserPage? {
    guard let path = variant ?? ProgramTests.page, let tab else { return nil }
    let page = BrowserPage(
      tab: tab, address: URL(filePath: path).absoluteString,
      isChanged: (variant == nil) == false)
    try tab.forget()
    try tab.call("Emulation.clearDeviceMetricsOverride")
    try page.prefer("light")
    try page.load()
    try page.click("[data-language=en]")
    return page
  }

  /// Returns the script that looks at the page.
  static func probe() throws -> String { try contents(of: "probe.js") }

  /// Returns an empty tab with the same storage.
  func another() throws -> BrowserPage {
    BrowserPage(tab: try Tab(in: tab.browser), address: address, isChanged: isChanged)
  }

  /// Loads the page, anew if it's there already, and waits until the program runs, or until a notice says
  /// why it doesn't.
  ///
  /// The script runs before those of the page.
  func load(after script: String = "") throws {
    try tab.call("Page.setBypassCSP", ["enabled": isChanged])
    let source = ["source": "\(try Self.probe())\n\(script)"]
    let added = try tab.call("Page.addScriptToEvaluateOnNewDocument", source)
    defer { _ = try? tab.call("Page.removeScriptToEvaluateOnNewDocument", added) }
    try tab.start(address)
  }

  /// Clicks the one control that can be reached and that a selector matches, or the one at an index, some
  /// milliseconds after the last click or key; a button of a notice isn't in the app.
  func click(
    _ selector: String, at index: Int? = nil, after pause: Int = 1_000, isInApp: Bool = true
  ) throws {
    let point = try tab.point(of: selector, at: index, after: pause)
    try tab.click(x: point.x, y: point.y)
    if isInApp { try expectNoProblems() }
  }

  /// Orders a juice that can be made, and closes the alert.
  func order(_ juice: String) throws {
    try click("button[data-id=\(juice)]")
    try click(".buttons button")
  }

  /// Opens the sheet, and adds one to a fruit.
  func add(_ fruit: String) throws {
    try click("main .bar button")
    try click("[data-id=\(fruit)] .increment")
  }

  /// Presses keys, each some milliseconds after the last click or key.
  func press(_ keys: Key..., times: Int = 1, after pause: Int = 1_000) throws {
    for _ in 0..<times {
      for key in keys {
        try tab.evaluate("probe.time += \(pause)")
        try tab.press(key)
      }
    }
    try expectNoProblems()
  }

  func expectNoProblems() throws { try expect("probe.problems()", "") }

  func expect(_ expression: String, _ value: String, _ circumstances: String = "") throws {
    let found = try tab.evaluate(expression)
    guard found == value else {
      let difference = value.isEmpty ? found : "\(found) instead of \(value)"
      throw BrowserError("\(expression) \(circumstances): \(difference)")
    }
  }

  /// Checks the number of layers: 1 for the order screen alone.
  func expectLayers(_ count: Int) throws { try expect("probe.layers().length", "\(count)") }

  /// Checks that a text is in the topmost layer.
  func expectMessage(_ text: String) throws {
    try expect("probe.top().textContent.includes(`\(text)`)", "true", "for \(text)")
  }

  /// Checks that a notice is shown instead of the app, and that nothing else can be reached.
  func expectNotice(_ id: String) throws { try expect("probe.notice('\(id)')", "") }

  func html() throws -> String { try tab.evaluate("probe.output") }

  /// Gives the viewport a size in CSS pixels, and its letters a size in percent or that of the page.
  func resize(width: Int, height: Int, letters: Int? = nil) throws {
    try tab.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    let size = letters.map { "\($0)%" } ?? ""
    try tab.evaluate("document.documentElement.style.fontSize = '\(size)'")
  }

  /// Chooses a color scheme, and no motion.
  func prefer(_ scheme: String) throws {
    let features = ["prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"]
    try tab.call(
      "Emulation.setEmulatedMedia",
      ["features": features.map { ["name": $0.key, "value": $0.value] }])
  }

  /// Opens a menu in place of the one that is open.
  func open(menu: String) throws {
    let folder = try TemporaryFolder()
    try choose(try folder.file("menu.json", menu.utf8))
    withExtendedLifetime(folder) {}
    try click(".buttons button:not(.cancel)")
  }

  /// Chooses a file as a person does with the control of the page.
  func choose(_ path: String) throws {
    let input = try tab.call("Runtime.evaluate", ["expression": "document.querySelector('#menu')"])
    let object = (input["result"] as? [String: Any])?["objectId"] ?? ""
    try tab.evaluate("probe.output = undefined")
    try tab.call("DOM.setFileInputFiles", ["files": [path], "objectId": object])
    try tab.wait(until: "probe.output")
    try expectNoProblems()
  }
}
