import FlowDriver
import HeadlessUI
import JuiceScreens
import Testing

struct RefusalTests {
  private func driver(after commands: [Command]) throws -> Driver<JuiceKiosk> {
    let driver = Driver(JuiceKiosk())
    try driver.run(Flow(commands))
    return driver
  }

  @Test func `an empty stock can't be decreased`() throws {
    let driver = try driver(after: [.tap("재고수정"), .decrease("딸기", by: 10)])
    let error = #expect(throws: FlowError.self) { try driver.decrease("딸기") }
    #expect(error?.reason == .atBound(name: "딸기", value: "0", .decrement))
    #expect(error?.tree.contains(#""딸기" "0", 변경됨, decrease disabled, increase"#) == true)
  }

  @Test func `a full stock can't be increased`() throws {
    let driver = try driver(after: [.tap("재고수정"), .increase("딸기", by: 90)])
    let error = #expect(throws: FlowError.self) { try driver.increase("딸기") }
    #expect(error?.reason == .atBound(name: "딸기", value: "100", .increment))
    #expect(error?.tree.contains(", increase disabled") == true)
  }

  @Test func `increasing beyond the bound stops there and says after how many steps`() throws {
    let driver = try driver(after: [.tap("재고수정")])
    let error = #expect(throws: FlowError.self) { try driver.increase("딸기", by: 91) }
    #expect(error?.reason.description.hasPrefix("stopped after 90 of 91 steps: ") == true)
    try driver.expect(.value("딸기", "100"))
  }

  @Test func `an alert without a cancel button can't be dismissed`() throws {
    let driver = try driver(after: [.tap("바나나쥬스 주문")])
    let error = #expect(throws: FlowError.self) { try driver.dismiss() }
    #expect(
      error?.reason.description
        == #"alert "바나나 쥬스 나왔습니다! 맛있게 드세요!" can't be dismissed; tap "확인""#)
    try driver.expect(.alert("바나나 쥬스 나왔습니다! 맛있게 드세요!"))
  }

  @Test func `a value isn't a button`() throws {
    let driver = try driver(after: [])
    let error = #expect(throws: FlowError.self) { try driver.tap("딸기") }
    #expect(error?.reason == .unfit(.value, name: "딸기", for: .tap))
  }
}
