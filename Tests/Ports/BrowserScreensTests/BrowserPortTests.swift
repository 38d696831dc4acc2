import BrowserScreens
import HeadlessUI
import TestSupport
import Testing

struct BrowserPortTests {
  @Test(arguments: [false: 12, true: 20])
  func `taps on a stepper count however quickly they follow, and only a held one takes tens`(
    isHeld: Bool, count: Int
  ) {
    let outline = "screen \"Lamp\"\n  stepper \"Watts\" \"5\" decrease [1] increase [2]\n"
    var port = BrowserPort(Log(Still(Screen(outline: outline))), words: .english)
    for tap in 0..<12 {
      port.perform(2, at: .milliseconds(tap * 100), isRepeat: isHeld && tap > 0)
    }
    #expect(port.app.inputs == Array(repeating: .action(2), count: count))
    #expect(port.perform(3) == false)
  }
}
