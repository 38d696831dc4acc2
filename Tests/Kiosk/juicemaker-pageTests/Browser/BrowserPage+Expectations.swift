import Chromium
import HeadlessUI

extension BrowserPage {
  /// Opens an empty tab with the same storage, to which the same policy applies.
  func anotherTab() throws(BrowserError) -> BrowserPage {
    let tab = BrowserPage(try page.anotherTab())
    try tab.prepare()
    try tab.page.send("Page.setBypassCSP", ["enabled": .bool(bypassesPolicy)])
    return tab
  }

  /// Checks that the page shows a screen.
  func expectScreen(_ screen: Screen<Int>) throws(BrowserError) {
    let (found, expected) = (try currentScreen(), screen.numbered)
    let lines = zip(found.outline.split(separator: "\n"), expected.outline.split(separator: "\n"))
    let (line, other) = lines.first { ($0 == $1) == false } ?? ("more", "less")
    try expect(found == expected, "found \(line); expected \(other)")
  }

  /// Returns the errors that the browser has reported about the page.
  func complaints(among events: [BrowserEvent]) -> [String] {
    events.compactMap { event in
      let entry = event.parameters["entry"]
      switch event.name {
      case "Log.entryAdded": return entry["level"] == "error" ? entry["text"].string : nil
      case "Runtime.exceptionThrown": return "\(event.parameters["exceptionDetails"])"
      default: return nil
      }
    }
  }

  /// Checks that a notice is shown instead of the app, and that nothing else can be reached.
  func expectNotice(_ identifier: String) throws(BrowserError) {
    let problems = try page.evaluate("probe.notice('\(identifier)')")
    try expect(problems == [], "\(problems)")
  }

  /// Throws an error unless something is so.
  func expect(_ condition: Bool, _ message: String) throws(BrowserError) {
    guard condition else { throw BrowserError("checking the page", .unexpected(message)) }
  }
}
