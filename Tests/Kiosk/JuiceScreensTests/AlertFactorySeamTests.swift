import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct AlertFactorySeamTests {
  private static let factories = [VariedAlertFactory.renamed, .destructive]

  private static let walk: [KioskAction] =
    [
      .order(.juiceButtonTapped("strawberry")), .order(.alertButtonTapped(.close)),
      .order(.juiceButtonTapped("durian")), .order(.alertButtonTapped(.close)),
      .order(.juiceButtonTapped("strawberry")), .order(.alertButtonTapped(.editStock)),
    ]
    + Array(repeating: .stockEdit(.incrementButtonTapped("strawberry")), count: 6)
    + [
      .stockEdit(.closeButtonTapped), .order(.juiceButtonTapped("strawberry")),
      .order(.alertButtonTapped(.close)), .order(.editStockButtonTapped), .stockEdit(.dismissed),
    ]

  private func top(_ kiosk: JuiceKiosk) -> Alert<KioskAction>? {
    guard case .alert(let alert) = kiosk.screen.modal else { return nil }
    return alert
  }

  @Test(arguments: factories)
  func `another factory changes the alerts and nothing else`(factory: VariedAlertFactory) {
    let standard = JuiceKiosk()
    let varied = JuiceKiosk(alerts: factory)
    #expect(varied.screen == standard.screen)
    var alerts = 0
    for (step, action) in Self.walk.enumerated() {
      standard.perform(action)
      varied.perform(action)
      #expect(varied.state.stock == standard.state.stock, "step \(step)")
      if let alert = top(standard) {
        alerts += 1
        #expect((top(varied) == alert) == false, "step \(step)")
        #expect(top(varied)?.buttons.map(\.action) == alert.buttons.map(\.action), "step \(step)")
        var below = standard.screen
        below.modal = varied.screen.modal
        #expect(varied.screen == below, "step \(step)")
      } else {
        #expect(varied.screen == standard.screen, "step \(step)")
      }
    }
    #expect(alerts == 4)
    #expect(standard.screen.modal == nil)
  }

  @Test(arguments: factories)
  func `another factory changes the alerts of failed saves and nothing else`(
    factory: VariedAlertFactory
  ) {
    let full = FruitStore(Stock(of: .standard)) { _ throws(StockNotSaved) in
      throw StockNotSaved(reason: "full")
    }
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: .standard, store: full), alerts: factory)
    let opening = kiosk.state
    kiosk.perform(.order(.juiceButtonTapped("kiwi")))
    #expect(top(kiosk)?.title == "full")
    kiosk.perform(.order(.alertButtonTapped(.close)))
    for answer in [AlertIntent.Action.resumeStockEdit(["kiwi": 1]), .close] {
      kiosk.perform(.order(.editStockButtonTapped))
      kiosk.perform(.stockEdit(.incrementButtonTapped("kiwi")))
      kiosk.perform(.stockEdit(.closeButtonTapped))
      #expect(top(kiosk)?.message == "재고")
      kiosk.perform(.order(.alertButtonTapped(answer)))
      #expect(kiosk.state.stock == opening.stock)
      #expect(
        kiosk.state.destination == (answer == .close ? nil : .stockEdit(["kiwi": 1])))
      kiosk.perform(.stockEdit(.dismissed))
    }
    #expect(kiosk.state == opening)
  }

  @Test func `renamed answers are shown as they are`() {
    let kiosk = JuiceKiosk(alerts: VariedAlertFactory.renamed)
    kiosk.perform(.order(.juiceButtonTapped("strawberry")))
    #expect(top(kiosk)?.message == "딸기 6")
    #expect(top(kiosk)?.buttons.map(\.name) == ["재고 수정하기", "닫기"])
    #expect(top(kiosk)?.dismissal == .order(.dismissed))
  }

  @Test func `a destructive no is no system dismissal, but still closes the alert`() {
    let kiosk = JuiceKiosk(alerts: VariedAlertFactory.destructive)
    kiosk.perform(.order(.juiceButtonTapped("strawberry")))
    #expect(top(kiosk)?.buttons.map(\.role) == [nil, .destructive])
    #expect(top(kiosk)?.dismissal == nil)
    kiosk.perform(.order(.dismissed))
    #expect((top(kiosk) == nil) == false)
    kiosk.perform(.order(.alertButtonTapped(.close)))
    #expect(kiosk.screen.modal == nil)
    kiosk.perform(.order(.juiceButtonTapped("kiwi")))
    #expect(top(kiosk)?.title == "완성")
    #expect(top(kiosk)?.buttons.map(\.name) == ["예"])
  }

  /// Has a message without a title, a title without a message, and an action of its own.
  private final class LoyaltyAlertFactory: AlertFactory {
    private let standard = StandardAlertFactory(phrases: .korean)
    private(set) var stamps = 0

    func makeJuiceReadyAlert(for juice: Juice) -> AlertIntent {
      AlertIntent(title: "완성!", buttons: [.init("도장 받기", action: .custom("stamp")), .init("닫기")])
    }

    func makeOutOfStockAlert(for shortages: [Shortage], on menu: Menu) -> AlertIntent {
      let error = OrderError.outOfStock(shortages)
      return AlertIntent(
        title: "재고 부족", message: Phrases.korean.description(of: error, on: menu),
        buttons: [.init("닫기", role: .cancel)])
    }

    func makeUnknownJuiceAlert(for id: Juice.ID) -> AlertIntent {
      standard.makeUnknownJuiceAlert(for: id)
    }

    func makeOrderNotSavedAlert(for failure: StockNotSaved) -> AlertIntent {
      standard.makeOrderNotSavedAlert(for: failure)
    }

    func makeStockNotSavedAlert(for failure: StockNotSaved, draft: StockDifference) -> AlertIntent {
      standard.makeStockNotSavedAlert(for: failure, draft: draft)
    }

    func perform(_ action: Identifier<AlertIntent>) -> AlertIntent? {
      stamps += 1
      return AlertIntent(message: "도장 \(stamps)개", buttons: [.init("확인")])
    }
  }

  @Test func `a factory performs an action of its own, which can present the next alert`() {
    let factory = LoyaltyAlertFactory()
    let kiosk = JuiceKiosk(alerts: factory)
    kiosk.perform(.order(.juiceButtonTapped("kiwi")))
    #expect(top(kiosk)?.title == "완성!")
    #expect(top(kiosk)?.message == nil)
    #expect(factory.stamps == 0)
    kiosk.perform(.order(.alertButtonTapped(.custom("stamp"))))
    #expect(factory.stamps == 1)
    #expect(top(kiosk)?.message == "도장 1개")
    kiosk.perform(.order(.alertButtonTapped(.close)))
    #expect(kiosk.screen.modal == nil)
    #expect(kiosk.state.stock["kiwi"] == 7)
  }

  @Test func `a factory can name the fruits that are missing`() {
    let kiosk = JuiceKiosk(alerts: LoyaltyAlertFactory())
    kiosk.perform(.order(.juiceButtonTapped("strawberry")))
    #expect(top(kiosk)?.title == "재고 부족")
    #expect(top(kiosk)?.message == "딸기 6개 부족")
  }
}
