import BrowserUI
import Chromium
import Foundation
import HeadlessUI
import PageReading
import SeededScreens
import TestSizes
import Testing

extension BrowserTests {
  /// Texts that try to be something else than texts.
  struct HostileScreenTests {
    @Test func `a browser reads every screen as it is, and runs nothing in it`() throws {
      guard let bench = Bench.current else { return }
      let page = try bench.open(.english)
      try page.page.evaluate("alert = () => { globalThis.wasFooled = true }")
      var screens = GeneratedScreens(seed: 14)
      for _ in 0..<TestSizes.size(quick: 100, exhaustive: 1_000) {
        let screen = screens.screen(depth: 2).numbered
        let text = try JSONEncoder().encode(screen.html(.english))
        let read = try page.page.evaluate(
          """
          ((html, app = document.createElement("div")) => {
            app.innerHTML = html
            document.body.append(app)
            app.remove()
            return app.innerHTML
          })(\(String(decoding: text, as: UTF8.self)))
          """)
        #expect(try Screen(page: read.string ?? "") == screen)
      }
      #expect(try page.page.evaluate("globalThis.wasFooled === true") == false)
      #expect(page.complaints(among: page.page.takeEvents()) == [])
    }
  }
}
