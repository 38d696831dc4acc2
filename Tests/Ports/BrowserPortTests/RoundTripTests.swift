import BrowserPort
import HeadlessUI
import PageReading
import SeededScreens
import TestSizes
import Testing

struct RoundTripTests {
  @Test func `the page of any screen says exactly what the screen says`() throws {
    for seed in 0..<TestSizes.size(quick: 500 as UInt64, exhaustive: 50_000) {
      var screens = GeneratedScreens(seed: seed)
      let screen = screens.screen(depth: Int(seed % 6))
      let read = try Screen(page: screen.html(.english))
      #expect(read == screen.numbered, "seed \(seed)")
      #expect(read.outline.utf8.elementsEqual(screen.outline.utf8), "seed \(seed)")
    }
  }
}
