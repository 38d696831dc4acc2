import BrowserUI
import HeadlessUI
import JuiceScreens
import Testing

struct BrowserPortTests {
  @Test func `a number performs what the topmost layer offers`() {
    var port = BrowserPort(JuiceKiosk(), words: .korean)
    let isPerformed = port.perform(3)
    #expect(isPerformed)
    #expect(port.app.screen.topLayer.name == "바나나 쥬스 나왔습니다! 맛있게 드세요!")
    #expect(port.html == port.app.screen.html(.korean))
  }

  @Test(arguments: [Int.min, -1, 0, 9, Int.max])
  func `a number that isn't offered is ignored`(number: Int) {
    var port = BrowserPort(JuiceKiosk(), words: .korean)
    let html = port.html
    let isPerformed = port.perform(number)
    #expect(isPerformed == false)
    #expect(port.html == html)
  }

  @Test func `the number of a disabled control is ignored`() {
    var port = BrowserPort(JuiceKiosk(), words: .korean)
    port.perform(1)
    for _ in 0..<10 { port.perform(2) }
    let html = port.html
    let isLowered = port.perform(2)
    #expect(isLowered == false)
    #expect(port.html == html)
    let isRaised = port.perform(3)
    #expect(isRaised)
  }
}
