import Chromium
import Foundation
import Testing

/// Tests of the browser that tests the page; without a page or a browser, they pass at once.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct BrowserTests {
  private func withBrowser(_ work: (Browser) throws -> Void) throws {
    let isAsked = ProcessInfo.processInfo.environment.keys.contains("JUICEMAKER_PAGE")
    guard isAsked, let path = Browser.installed else { return }
    let browser = try Browser(path)
    defer { browser.close() }
    try work(browser)
  }

  @Test func `the mouse and the keys are real`() throws {
    try withBrowser { browser in
      #expect(browser.version.contains("Chrom"))
      let page = try Page(in: browser)
      try page.open(
        """
        data:text/html,<body style="margin:0"><button onclick="log(event)">A</button><input
        onkeydown="log(event)"><script>const events = []; const log = event =>
        events.push([event.type, event.key, event.isTrusted].join())</script>
        """)
      try page.click(x: 5, y: 5)
      #expect(try page.evaluate("document.activeElement.tagName") == "BUTTON")
      try page.press([.tab])
      try page.press([.plus, .left, .escape])
      try page.press([.tab], withShift: true)
      #expect(try page.evaluate("document.querySelector('input').value") == "+")
      #expect(
        try page.evaluate("events") == [
          "click,,true", "keydown,+,true", "keydown,ArrowLeft,true", "keydown,Escape,true",
          "keydown,Tab,true",
        ])
      #expect(throws: BrowserError.self) { try page.evaluate("nobody()") }
      #expect(throws: BrowserError.self) { try page.send("Page.nobody") }
      #expect(throws: BrowserError.self) { try page.open("file:///nowhere") }
    }
  }

  @Test func `a page that crashes is reported, and other pages go on`() throws {
    try withBrowser { browser in
      let (page, other) = (try Page(in: browser), try Page(in: browser))
      let error = #expect(throws: BrowserError.self) { try page.send("Page.crash") }
      #expect(error?.reason == .pageGone)
      #expect(try other.evaluate("1 + 1") == 2)
      other.close()
      #expect(throws: BrowserError.self) { try other.evaluate("1 + 1") }
    }
  }

  @Test func `a page that hangs is reported, and doesn't keep the browser from ending`() throws {
    try withBrowser { browser in
      let page = try Page(in: browser)
      let error = #expect(throws: BrowserError.self) {
        try browser.send(
          "Runtime.evaluate", ["expression": "while (true) {}"], to: page.session, limit: 0.5)
      }
      #expect(error?.reason == .silent(seconds: 0.5))
    }
  }

  @Test func `tabs have a storage in common, and other pages have another`() throws {
    try withBrowser { browser in
      let address = URL(filePath: "/dev/null").absoluteString
      let page = try Page(in: browser)
      try page.open(address)
      try page.evaluate("localStorage.a = 1")
      let (tab, other) = (try page.anotherTab(), try Page(in: browser))
      try tab.open(address)
      try other.open(address)
      #expect(try tab.evaluate("localStorage.getItem('a')") == "1")
      #expect(try other.evaluate("localStorage.getItem('a')") == .null)
      try page.reload()
      try page.wait(until: "localStorage.a == 1")
      #expect(throws: BrowserError.self) { try page.wait(until: "false", seconds: 0.1) }
    }
  }
}
