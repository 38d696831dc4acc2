import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct JuiceKioskTests {
  private let kiosk = JuiceKiosk()

  private func perform(_ actions: KioskAction...) {
    for action in actions { kiosk.perform(action) }
  }

  private func expectNothing(after actions: [KioskAction]) {
    let before = kiosk.state
    for action in actions {
      kiosk.perform(action)
      #expect(kiosk.state == before, "\(action)")
    }
  }

  private let below: [KioskAction] = [
    .order(.juiceButtonTapped("kiwi")), .order(.juiceButtonTapped("durian")),
    .order(.editStockButtonTapped),
  ]

  private let onSheet: [KioskAction] = [
    .stockEdit(.incrementButtonTapped("kiwi")), .stockEdit(.decrementButtonTapped("kiwi")),
    .stockEdit(.closeButtonTapped),
  ]

  private let onAlert: [KioskAction] = [
    .order(.alertButtonTapped(.close)), .order(.alertButtonTapped(.editStock)),
  ]

  @Test func `restocking after a shortage makes the juice`() {
    perform(.order(.juiceButtonTapped("strawberry")), .order(.alertButtonTapped(.editStock)))
    for _ in 0..<6 { perform(.stockEdit(.incrementButtonTapped("strawberry"))) }
    #expect(kiosk.state.stock["strawberry"] == 10)
    perform(.stockEdit(.closeButtonTapped), .order(.juiceButtonTapped("strawberry")))
    #expect(kiosk.screen.layers.last?.name == "딸기 쥬스 나왔습니다! 맛있게 드세요!")
    perform(.order(.alertButtonTapped(.close)))
    #expect(kiosk.state.stock["strawberry"] == 0)
    #expect(kiosk.screen.modal == nil)
  }

  @Test func `both ways to the sheet give equal screens`() {
    let asked = JuiceKiosk()
    asked.perform(.order(.juiceButtonTapped("strawberry")))
    asked.perform(.order(.alertButtonTapped(.editStock)))
    perform(.order(.editStockButtonTapped))
    #expect(asked.screen == kiosk.screen)
    #expect(kiosk.screen.layers.map(\.name) == ["맛있는 쥬스를 만들어 드려요!", "재고 추가"])
  }

  @Test func `an unknown juice shows an alert with one answer`() {
    perform(.order(.juiceButtonTapped("durian")))
    #expect(kiosk.screen.layers.last?.name == "알 수 없는 입력입니다.")
    #expect(kiosk.screen.actions == [.order(.alertButtonTapped(.close))])
  }

  @Test func `with nothing over the order screen there is nothing to answer`() {
    expectNothing(after: onAlert + onSheet + [.order(.dismissed)])
  }

  @Test(arguments: ["kiwi", "strawberry", "durian"] as [Juice.ID])
  func `what an alert covers is ignored`(juice: Juice.ID) {
    perform(.order(.juiceButtonTapped(juice)))
    expectNothing(after: below + onSheet)
  }

  @Test func `what the sheet covers is ignored`() {
    perform(.order(.editStockButtonTapped), .stockEdit(.incrementButtonTapped("mango")))
    expectNothing(after: below + onAlert)
  }

  @Test func `an alert that refuses a dismissal stays`() {
    perform(.order(.juiceButtonTapped("kiwi")))
    expectNothing(after: [.order(.dismissed), .order(.alertButtonTapped(.editStock))])
  }

  @Test func `dismissing an alert means its cancel button`() {
    let opening = kiosk.state
    perform(.order(.juiceButtonTapped("strawberry")), .order(.dismissed))
    #expect(kiosk.state == opening)
    #expect(kiosk.screen.modal == nil)
  }

  @Test func `dismissing the sheet discards the draft`() {
    let opening = kiosk.state
    perform(.order(.editStockButtonTapped))
    perform(.stockEdit(.incrementButtonTapped("mango")), .stockEdit(.dismissed))
    #expect(kiosk.state == opening)
  }

  @Test func `kiosks with stores of their own are independent`() {
    perform(.order(.juiceButtonTapped("kiwi")))
    #expect(JuiceKiosk().state.stock["kiwi"] == 10)
  }

  @Test func `a kiosk can be driven as any app of its actions`() {
    var app: any HeadlessApp<KioskAction> = kiosk
    app.perform(.order(.editStockButtonTapped))
    #expect(app.screen == kiosk.screen)
    #expect(kiosk.state.destination == .stockEdit([:]))
  }

  @Test func `a state of another menu is refused`() throws {
    let fig = Fruit(id: "fig", name: [.english: "Fig"])
    let juice = Juice(id: "fig", flavour: [.english: "Fig"], recipe: ["fig": 1])
    let before = kiosk.state
    let state = OrderViewModel.State(stock: Stock(of: try Menu(fruits: [fig], juices: [juice])))
    #expect(kiosk.restore(state) == false)
    #expect(kiosk.state == before)
  }
}
