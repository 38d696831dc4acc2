import Chromium

/// A change to the page with which it's wrong.
struct Fault: Sendable {
  /// What is wrong with the page then.
  let name: String
  /// A part of the page that is there exactly once.
  let part: String
  /// What to put in its place.
  let replacement: String

  /// Returns the page with the fault.
  func applied(to page: String) throws(BrowserError) -> String {
    let count = page.ranges(of: part).count
    guard count == 1 else {
      throw BrowserError("planting \(name)", .unexpected("its part is there \(count) times"))
    }
    return page.replacing(part, with: replacement)
  }
}
