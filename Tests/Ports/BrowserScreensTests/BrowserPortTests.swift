import BrowserScreens
import HeadlessUI
import JuiceScreens
import Testing

struct BrowserPortTests {
  /// Milliseconds between two of a person's taps on the same number, and whether the second one counts.
  @Test(arguments: [(1, false), (249, false), (250, true)])
  func `a tap that follows too quickly doesn't answer an alert`(pause: Int, counts: Bool) {
    var port = BrowserPort(JuiceKiosk(), words: .korean)
    port.perform(3, at: .seconds(9))
    let isPerformed = port.perform(1, at: .seconds(9) + .milliseconds(pause))
    #expect(isPerformed == counts)
    #expect((port.app.screen.layers.count == 1) == counts)
  }

  @Test func `taps on a stepper count however quickly they follow, and only a held one takes tens`()
  {
    for (isHeld, count) in [(false, "22"), (true, "30")] {
      var port = BrowserPort(JuiceKiosk(), words: .korean)
      port.perform(1)
      for tap in 0..<12 {
        port.perform(4, at: .milliseconds(tap * 100), isRepeat: isHeld && tap > 0)
      }
      #expect(port.html.contains(">\(count)</output>"))
    }
  }
}
