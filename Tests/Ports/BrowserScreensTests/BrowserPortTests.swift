import BrowserScreens
import HeadlessUI
import TestSupport
import Testing

struct BrowserPortTests {
  /// Milliseconds between two of a person's taps on the same number, and whether the second one counts.
  @Test(arguments: [1: false, 249: false, 250: true])
  func `a tap that follows too quickly doesn't answer an alert`(pause: Int, counts: Bool) {
    var port = BrowserPort(Bell(), words: .english)
    port.perform(1, at: .seconds(9))
    let isPerformed = port.perform(1, at: .seconds(9) + .milliseconds(pause))
    #expect(isPerformed == counts)
    #expect(port.app.isRinging == (counts == false))
  }

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
  }
}

/// A bell with an alert while it rings.
private struct Bell: HeadlessApp {
  var isRinging = false

  var screen: Screen<Bool> {
    let stop = Layer(.alert, message: "Ringing", buttons: [Button("Stop", action: false).node])
    let ring = Node.button(Button("Ring", action: true))
    return Screen(title: "Bell", content: [ring], coveredBy: isRinging ? [stop] : [])
  }

  mutating func perform(_ isRinging: Bool) { self.isRinging = isRinging }
}
