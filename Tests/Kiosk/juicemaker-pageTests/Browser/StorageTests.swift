import Chromium
import Foundation
import HeadlessUI
import JuiceViewModels
import Testing

extension BrowserTests {
  /// What the page keeps, and what it does if it can't.
  struct StorageTests {
    @Test(arguments: Words.allCases)
    func `nothing is made while the storage is full`(words: Words) throws {
      guard let bench = Bench.current else { return }
      let page = try bench.openTab(words, script: "")
      try page.page.evaluate(
        """
        localStorage.clear()
        for (let size = 1 << 20; size >= 1; size /= 2) {
          try { for (let index = 0; ; index += 1) localStorage[`${size} ${index}`] = "x".repeat(size) }
          catch { }
        }
        """)
      try page.expectRefusal()
      try page.show(words == .korean ? .english : .korean)
      try page.expectRefusal()
      try page.page.evaluate(
        "for (const key of Object.keys(localStorage)) if (/^[0-9]/.test(key)) delete localStorage[key]"
      )
      try page.click("button[data-id=banana]")
      try page.click(".buttons button")
      let left = try page.currentScreen().layers[0].flattenedNodes
        .first { $0.identifier == "banana" }?.value
      #expect(left == "8")
    }

    @Test func `nothing is made while there is no storage`() throws {
      guard let bench = Bench.current else { return }
      let script = "Object.defineProperty(window, 'localStorage', { get() { throw Error('no') } })"
      let page = try bench.openTab(.english, script: script)
      try page.expectRefusal()
      try page.show(.korean)
      try page.expectRefusal()
    }
  }
}

extension BrowserPage {
  /// Orders a juice, and checks that the kiosk says that it couldn't be saved, and made nothing.
  fileprivate func expectRefusal() throws {
    let opening = try currentScreen()
    try click("button[data-id=banana]")
    let alert = try currentScreen().topLayer
    #expect(alert.role == .alert)
    #expect(alert.name.hasPrefix(words.phrases.orderNotSaved))
    try click(".buttons button")
    try expectScreen(opening)
  }
}
