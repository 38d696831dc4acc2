import Foundation

/// A window of a browser, with one document, which is used from outside.
package protocol Window {
  /// Returns the value of an expression of JavaScript, as JavaScript writes it as a text.
  @discardableResult
  func evaluate(_ expression: String) throws(BrowserError) -> String

  /// Loads a document, anew if it's there already, and waits until it's loaded.
  func open(_ address: String) throws(BrowserError)

  /// Clicks a point of the viewport, which is in CSS pixels.
  func click(x: Double, y: Double) throws(BrowserError)
}

extension Window {
  package func wait(until expression: String, seconds: Double = 15) throws(BrowserError) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    repeat {
      if (try? evaluate("Boolean(\(expression))")) == "true" { return }
      usleep(5000)
    } while ContinuousClock.now < deadline
    throw BrowserError("waiting until \(expression): not in \(seconds) s")
  }
}

/// The reason why a browser, or a page in it, didn't do what a test asked for.
package struct BrowserError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Returns the path of the first command with a name in `PATH`, or `nil` if there is none.
func executable(_ name: String) -> String? {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.lazy.map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
