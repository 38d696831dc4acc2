import Browsers
import FlowDriver
import FlowTesting
import HeadlessUI
import TestSupport
import Testing

@testable import cafe

extension BrowserTests {
  private static let cafe = ProgramTests.folder.map { "\($0)/cafe.html" }

  /// Performs a test in each browser that is here.
  private static func test(_ body: (any Window) throws -> Void) throws {
    try BrowserPage.tab.map(body)
    try WebKitWindow.test(body)
  }

  @Test(arguments: try FlowFile.all(in: ThisPackage.path("Tests/Samples/cafeTests/Flows")))
  func `a flow shows on the page of the café what the café shows`(file: FlowFile) throws {
    guard let path = Self.cafe else { return }
    try Self.test { try Driver(CafePage(path, in: $0)).run(Flow(contentsOf: file.path)) }
  }

  @Test func `the café loads what is in its page, and is answered by an address`() throws {
    guard let path = Self.cafe else { return }
    try Self.test { window in
      try window.startProbed(path)
      try window.click("[data-language=en]")
      func tap(_ name: String) throws {
        let named = "probe.controls().find((it) => it.textContent.includes('\(name)'))"
        try window.wait(until: named)
        let number = try window.evaluate("\(named).dataset.action")
        try window.click("[data-action='\(number)']")
      }
      try tap("Latte")
      try window.wait(until: "document.querySelector('img.picture')?.naturalWidth === 48")
      try tap("Add")
      try tap("Bag")
      try tap("Send order")
      try window.wait(until: "probe.top().textContent.includes('is on its way')")
    }
  }

  @Test func `what another server has, or what takes too long, is a failure`() throws {
    guard let path = Self.cafe, let tab = BrowserPage.tab else { return }
    try tab.startProbed(path)
    let fetch = "fetch('https://example.com').then(() => 'answered', () => 'refused')"
    #expect(try tab.evaluate(fetch) == "refused")
    try tab.evaluate("probe.expireFetches()")
    try tab.click("[data-language=en]")
    #expect(try tab.evaluate("probe.top().textContent.includes('Loading')") == "true")
    #expect(try tab.evaluate("probe.limit") == "15000")
    try tab.evaluate("probe.expire()")
    try tab.wait(until: "probe.top().textContent.includes('load this list')")
  }
}
