import Chromium
import Foundation
import TestFiles
import Testing

/// A change to the page with which it's wrong, and the check that finds it.
struct Fault: Sendable, CustomTestStringConvertible {
  /// What is wrong with the page then.
  let testDescription: String
  /// A part of the page that is there exactly once.
  let part: String
  /// What replaces it.
  let replacement: String
  /// The check that finds it.
  let check: Check

  /// Returns the page with the fault.
  func applied(to page: String) throws(BrowserError) -> String {
    let count = page.ranges(of: part).count
    guard count == 1 else {
      throw BrowserError("finding \(part)", .unexpected("it's in the page \(count) times"))
    }
    return page.replacing(part, with: replacement)
  }
}

extension BrowserTests {
  /// The checks find what they are for.
  struct FaultTests {
    @Test(arguments: Fault.all)
    func `a fault of the page is found`(fault: Fault) throws {
      guard let bench = Bench.current else { return }
      let folder = try TemporaryFolder()
      let page = try fault.applied(to: try String(contentsOf: bench.address, encoding: .utf8))
      let file = URL(filePath: try folder.file("page.html", page.utf8))
      let error = #expect(throws: (any Error).self) {
        try fault.check.run(try bench.open(.english, variant: file))
      }
      let found = error.map { "\($0)".replacing(ThisPackage.flows, with: "") } ?? "not found"
      print("\(fault.testDescription): \(found.prefix(160))")
    }
  }
}
