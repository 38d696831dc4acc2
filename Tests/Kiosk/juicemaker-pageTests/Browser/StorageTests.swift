import Chromium
import Foundation
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

extension BrowserTests {
  /// What the page keeps, and what it does if it can't.
  struct StorageTests {
    @Test func `a second tab is refused, and takes over once the first is closed`() throws {
      guard let bench = Bench.current else { return }
      let base = try Page(in: bench.browser)
      let first = BrowserPage(try base.anotherTab())
      try first.prepare()
      try first.open(bench.address.absoluteString)
      try first.perform(3)
      try first.perform(1)
      let screen = try first.currentScreen()

      let second = BrowserPage(try base.anotherTab())
      try second.prepare()
      try second.open(bench.address.absoluteString)
      try second.expectNotice("busy")
      try second.click(anywhere: "#busy button")
      try second.page.wait(until: "document.querySelector('#busy').open")
      try second.expectNotice("busy")
      first.page.close()
      try second.click(anywhere: "#busy button")
      try second.page.wait(until: "document.querySelector('[data-id=banana] dd').innerText === '8'")
      try second.expectScreen(screen)
    }

    @Test(arguments: Words.allCases)
    func `nothing is made while the stock can't be saved`(words: Words) throws {
      guard let bench = Bench.current else { return }
      let page = try bench.openTab(
        words,
        script: """
          const set = Storage.prototype.setItem
          Storage.prototype.setItem = function (...entry) {
            if (globalThis.isFull) throw new DOMException("full", "QuotaExceededError")
            return set.apply(this, entry)
          }
          """)
      try page.page.evaluate("isFull = true")
      let opening = try page.currentScreen()
      try page.click("button[data-id=banana]")
      let alert = try page.currentScreen().topLayer
      #expect(alert.role == .alert)
      #expect(alert.name.hasPrefix(words.phrases.orderNotSaved))
      try page.perform(try #require(alert.affordances.first?.action))
      try page.expectScreen(opening)
      try page.page.evaluate("isFull = false")
      try page.click("button[data-id=banana]")
      try page.click(".buttons button")
      let left = try page.currentScreen().layers[0].flattenedNodes
        .first { $0.identifier == "banana" }?.value
      #expect(left == "8")
    }
  }
}
