import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct AlertFactorySeamTests {
  /// A factory with words, roles, and an action of its own.
  private final class ShopAlerts: AlertFactory {
    private(set) var stamps = 0

    func makeJuiceReadyAlert(for juice: Juice) -> AlertIntent {
      AlertIntent(
        title: "완성", buttons: [.init("닫기"), .init("도장 받기", action: .custom("stamp"))])
    }

    func makeOutOfStockAlert(for shortages: [Shortage], on menu: Menu) -> AlertIntent {
      let message = Phrases.korean.description(of: .outOfStock(shortages), on: menu)
      return AlertIntent(
        message: message,
        buttons: [.init("재고 수정하기", action: .editStock), .init("그만", role: .destructive)])
    }

    func makeUnknownJuiceAlert(for id: Juice.ID) -> AlertIntent {
      AlertIntent(message: "\(id)", buttons: [.init("예", role: .cancel)])
    }

    func makeOrderNotSavedAlert(for failure: StockNotSaved) -> AlertIntent {
      AlertIntent(message: failure.reason, buttons: [])
    }

    func makeStockNotSavedAlert(
      for failure: StockNotSaved, draft: StockDifference
    ) -> AlertIntent {
      AlertIntent(message: failure.reason, buttons: [])
    }

    func perform(_ action: Identifier<AlertIntent>) -> AlertIntent? {
      stamps += 1
      return AlertIntent(message: "도장 \(stamps)개", buttons: [.init("확인")])
    }
  }

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

  private let factory = ShopAlerts()

  private func top(_ kiosk: JuiceKiosk) -> Alert<KioskAction>? {
    guard case .alert(let alert) = kiosk.screen.modal else { return nil }
    return alert
  }

  @Test func `another factory changes the alerts and nothing else`() {
    let standard = JuiceKiosk()
    let varied = JuiceKiosk(alerts: factory)
    var messages: [String?] = []
    for (step, action) in Self.walk.enumerated() {
      standard.perform(action)
      varied.perform(action)
      #expect(varied.state.stock == standard.state.stock, "step \(step)")
      var expected = standard.screen
      if case .some = top(standard) {
        messages.append(top(varied)?.title ?? top(varied)?.message)
        expected.modal = varied.screen.modal
      }
      #expect(varied.screen == expected, "step \(step)")
    }
    #expect(messages == ["딸기 6개 부족", "durian", "딸기 6개 부족", "완성"])
    #expect(standard.screen.modal == nil)
  }

  @Test func `a factory performs an action of its own, which can present the next alert`() {
    let kiosk = JuiceKiosk(alerts: factory)
    kiosk.perform(.order(.juiceButtonTapped("kiwi")))
    #expect(factory.stamps == 0)
    kiosk.perform(.order(.alertButtonTapped(.custom("stamp"))))
    #expect(factory.stamps == 1)
    #expect(top(kiosk)?.message == "도장 1개")
    kiosk.perform(.order(.alertButtonTapped(.close)))
    #expect(kiosk.screen.modal == nil)
    #expect(kiosk.state.stock["kiwi"] == 7)
  }
}
