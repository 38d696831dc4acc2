import FlowDriver
import JuiceModel
import JuiceScreens
import Testing

struct RecordingTests {
  @Test func `an order fails on a menu where the juice takes more`() throws {
    let app = RecordedApp(JuiceKiosk())
    let driver = Driver(app)
    try driver.tap("키위쥬스 주문")
    try driver.tap("확인")
    try Driver(JuiceKiosk()).run(app.flow)
    let juices = Menu.standard.juices.map { juice in
      juice.id == .kiwi ? Juice(id: .kiwi, flavour: juice.flavour, recipe: [.kiwi: 5]) : juice
    }
    let menu = try Menu(fruits: Menu.standard.fruits, juices: juices)
    let error = #expect(throws: FlowError.self) {
      try Driver(JuiceKiosk(maker: JuiceMaker(menu: menu))).run(app.flow)
    }
    #expect(error?.description.contains(#"found "키위" at "5"; expected "7""#) == true)
  }
}
