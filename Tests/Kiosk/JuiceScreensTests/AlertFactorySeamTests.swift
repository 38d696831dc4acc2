import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct AlertFactorySeamTests {
  /// A factory with words, roles, and an action of its own.
  private final class ShopAlerts: AlertFactory {
    func makeAlert(for situation: AlertSituation) -> KioskAlert {
      switch situation {
      case .juiceReady:
        KioskAlert(title: "완성", buttons: [.init("닫기"), .init("도장 받기", action: .custom(.stamp))])
      case .outOfStock(_, let shortages):
        KioskAlert(
          message: Phrases.korean.description(of: shortages),
          buttons: [
            .init("재고 수정하기", action: .editStock(focus: shortages.first?.fruit.id)),
            .init("그만", role: .destructive),
          ])
      default: StandardAlertFactory(phrases: .korean).makeAlert(for: situation)
      }
    }
  }

  private static let walk: [KioskAction] =
    [
      .order(.juiceButtonTapped(.strawberry)), .order(.alertButtonTapped(.close)),
      .order(.juiceButtonTapped(Juice.ID("durian"))), .order(.alertButtonTapped(.close)),
      .order(.juiceButtonTapped(.strawberry)),
      .order(.alertButtonTapped(.editStock(focus: .strawberry))),
    ]
    + Array(repeating: .stockEdit(.incrementButtonTapped(.strawberry)), count: 6)
    + [
      .stockEdit(.closeButtonTapped), .order(.juiceButtonTapped(.strawberry)),
      .order(.alertButtonTapped(.close)), .order(.editStockButtonTapped), .stockEdit(.dismissed),
    ]

  /// Counts the stamps that it gives.
  private final class Stamps {
    private(set) var count = 0

    func give(_ action: AlertAction.Custom) -> KioskAlert? {
      count += action == .stamp ? 1 : 0
      return KioskAlert(message: "도장 \(count)개", buttons: [.init("확인")])
    }
  }

  private func top(_ kiosk: JuiceKiosk) -> Alert<KioskAction>? {
    guard case .alert(let alert) = kiosk.screen.modal else { return nil }
    return alert
  }

  @Test func `another factory changes the alerts and nothing else`() {
    let standard = JuiceKiosk()
    let varied = JuiceKiosk(alerts: ShopAlerts())
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
    #expect(messages == ["딸기 6개 부족", "알 수 없는 입력입니다.", "딸기 6개 부족", "완성"])
    #expect(standard.screen.modal == nil)
  }

  @Test func `a function performs an action of the factory's own, and presents the next alert`() {
    let stamps = Stamps()
    let kiosk = JuiceKiosk(alerts: ShopAlerts(), customAction: stamps.give)
    kiosk.perform(.order(.juiceButtonTapped(.kiwi)))
    #expect(stamps.count == 0)
    kiosk.perform(.order(.alertButtonTapped(.custom(.stamp))))
    #expect(stamps.count == 1)
    #expect(top(kiosk)?.message == "도장 1개")
    kiosk.perform(.order(.alertButtonTapped(.close)))
    #expect(kiosk.screen.modal == nil)
    #expect(kiosk.state.stock[.kiwi] == 7)
  }
}

extension AlertAction.Custom {
  fileprivate static var stamp: Self { Self("stamp") }
}
