import Chromium
import Foundation
import HeadlessUI
import JuiceViewModels
import TestSizes
import Testing

extension BrowserTests {
  /// What the page needs: time, memory, and no network.
  struct EnduranceTests {
    /// Keeps the exports of the program, and makes the program trap once that's asked for.
    private static let program = """
      const { instantiate } = WebAssembly
      WebAssembly.instantiate = async (...inputs) => {
        const result = await instantiate(...inputs), { exports } = result.instance ?? result
        globalThis.memory = exports.memory
        const open = () => { exports.open(); globalThis.isOpen = true }
        const perform = number => {
          if (globalThis.isBroken) throw new WebAssembly.RuntimeError("unreachable")
          exports.perform(number)
        }
        const instance = { exports: { ...exports, open, perform } }
        return result.instance ? { ...result, instance } : instance
      }
      """

    @Test(arguments: Words.allCases)
    func `a trap is told, and the kiosk can start anew`(words: Words) throws {
      guard let bench = Bench.current else { return }
      let page = try bench.openTab(words, script: Self.program)
      try page.click("button[data-id=banana]")
      try page.click(".buttons button")
      let screen = try page.currentScreen()
      for selector in ["button[data-id=kiwi]", ".bar button"] {
        try page.page.evaluate("isBroken = true")
        try page.click(selector)
        try page.page.wait(until: "document.querySelector('#failed').open")
        try page.expectNotice("failed")
        try page.press(.escape)
        try page.expectNotice("failed")
        try page.page.evaluate("isBroken = isOpen = false")
        try page.click(anywhere: "#failed button")
        try page.page.wait(until: "isOpen")
        page.forgetScreen()
        try page.expectScreen(screen)
      }
    }

    @Test func `taps don't make anything grow`() throws {
      guard let bench = Bench.current else { return }
      let page = try bench.openTab(script: Self.program)
      let taps = TestSizes.size(quick: 500, exhaustive: 10_000)
      try page.tap(300)
      let before = try page.memory()
      let start = ContinuousClock.now
      for _ in 0..<taps / 500 { try page.tap(500) }
      let time = start.duration(to: .now) / taps
      let after = try page.memory()
      #expect(after.program == before.program)
      #expect(after.nodes <= before.nodes + 50)
      #expect(after.listeners <= before.listeners)
      #expect(after.heap <= before.heap + 100_000)
      print("\(taps) taps: \(time) each; the heap went from \(before.heap) to \(after.heap) bytes")
    }

    @Test func `the page asks nothing of any network`() throws {
      guard let bench = Bench.current else { return }
      let page = BrowserPage(try Page(in: bench.browser))
      try page.prepare()
      try page.page.send("Network.enable")
      try page.open(bench.address.absoluteString)
      try page.show(.english)
      try page.click("button[data-id=banana]")
      try page.click(".buttons button")
      try page.reload()
      let events = page.page.takeEvents()
      let addresses = events.filter { $0.name == "Network.requestWillBeSent" }
        .map { $0.parameters["request"]["url"].string ?? "" }
      #expect(addresses == [bench.address.absoluteString, bench.address.absoluteString])
      #expect(page.complaints(among: events) == [])
    }

    @Test func `the page is ready soon, and reacts soon`() throws {
      guard let bench = Bench.current else { return }
      let page = try bench.openTab(
        script: """
          new MutationObserver(() => {
            if (document.querySelector("#page")?.inert === false) globalThis.ready ??= performance.now()
          }).observe(document, { attributes: true, childList: true, subtree: true })
          """)
      let times = try page.page.evaluate(
        """
        [...Array(200)].map((_, index) => {
          const start = performance.now()
          probe.top().querySelector(index % 2 ? ".buttons button:last-child" : "[data-action='3']").click()
          return performance.now() - start
        }).sort((a, b) => a - b)
        """
      ).elements.compactMap { $0.number }
      let ready = try page.page.evaluate("ready").number ?? 0
      let (median, worst) = (times[times.count / 2], times[times.count - 1])
      print("Ready in \(ready) ms; a tap changes the page in \(median) ms, \(worst) ms at most.")
    }
  }
}

/// What the page and its program occupy.
private struct Memory {
  let program: Double
  let heap: Double
  let nodes: Double
  let listeners: Double
}

extension BrowserPage {
  /// Taps controls without a mouse: it steps a stepper, closes the sheet, orders and restocks.
  fileprivate func tap(_ count: Int) throws {
    try page.evaluate(
      """
      for (let tap = 0; tap < \(count); tap += 1) {
        const step = tap % 20, top = probe.top()
        const selector = step === 0 ? ".bar button" : step < 8 ? "[data-id=kiwi] .increment"
          : step < 15 ? "[data-id=kiwi] .decrement" : step === 15 ? ".bar button"
          : step === 16 || step === 18 ? "button[data-id=strawberry]" : ".buttons button:last-child"
        top.querySelector(selector).click()
      }
      """)
    forgetScreen()
    try expect(try currentScreen().layers.count == 1, "the taps end elsewhere")
  }

  fileprivate func memory() throws -> Memory {
    try page.send("HeapProfiler.collectGarbage")
    let (counters, heap) = (
      try page.send("Memory.getDOMCounters"), try page.send("Runtime.getHeapUsage")
    )
    return Memory(
      program: try page.evaluate("memory.buffer.byteLength").number ?? 0,
      heap: heap["usedSize"].number ?? 0,
      nodes: counters["nodes"].number ?? 0,
      listeners: counters["jsEventListeners"].number ?? 0)
  }
}
