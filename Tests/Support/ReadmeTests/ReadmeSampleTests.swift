import FlowDriver
import JuiceScreens
import Testing

@Suite struct ReadmeSampleTests {
  @Test func `ordering without stock offers to restock`() throws {
    let driver = Driver(JuiceKiosk())
    try driver.tap("딸기쥬스 주문")
    try driver.expect(.alert("재료가 모자라요. 재고를 수정할까요?"))
    try driver.tap("예")
    try driver.increase("딸기", by: 6)
    try driver.tap("닫기")
    try driver.expect(.value("16", of: "딸기"))
  }

  @Test func `a port shows what the kiosk shows`() throws {
    let flow = try Flow([.tap("바나나쥬스 주문"), .tap("확인")])
    #expect(try flow.compare(LinePort(app: JuiceKiosk()), with: JuiceKiosk()) == nil)
  }

  @Test func `a port of two functions orders a juice`() {
    var port = LinePort(app: JuiceKiosk())
    port.perform(3)
    #expect(port.text == "alert \"바나나 쥬스 나왔습니다! 맛있게 드세요!\"\n  button \"확인\" [1]\n")
    port.perform(99)
    port.perform(0)
    port.perform(.min)
    port.perform(1)
    #expect(port.text.contains("value \"바나나\" \"8\""))
  }
}
