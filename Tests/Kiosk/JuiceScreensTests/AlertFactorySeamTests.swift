import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct AlertFactorySeamTests {
  /// A factory with words and an action of its own.
  private final class ShopAlerts: AlertFactory {
    func makeAlert(for situation: AlertSituation) -> KioskAlert {
      switch situation {
      case .juiceReady: KioskAlert(title: "완성", buttons: [.init("도장", action: .custom(.stamp))])
      case .outOfStock: KioskAlert(message: "품절", buttons: [.init("그만", role: .destructive)])
      default: StandardAlertFactory(phrases: .korean).makeAlert(for: situation)
      }
    }
  }

  private static let walk: [KioskAction] = [
    .order(.juiceButtonTapped(.strawberry)), .order(.alertButtonTapped(.close)),
    .order(.juiceButtonTapped(Juice.ID("durian"))), .order(.alertButtonTapped(.close)),
    .order(.editStockButtonTapped), .stockEdit(.incrementButtonTapped(.mango)),
    .stockEdit(.closeButtonTapped), .order(.juiceButtonTapped(.kiwi)),
  ]

  @Test func `another factory changes the alerts and nothing else, and performs its own actions`() {
    let standard = JuiceKiosk()
    let varied = JuiceKiosk(alerts: ShopAlerts()) { action in
      action == .stamp ? KioskAlert(message: "도장 1개", buttons: [.init("확인")]) : nil
    }
    var names: [String] = []
    for (step, action) in Self.walk.enumerated() {
      standard.perform(action)
      varied.perform(action)
      #expect(varied.state.stock == standard.state.stock, "step \(step)")
      var expected = standard.screen
      if case .alert = expected.modal {
        names.append(varied.screen.topLayer.name)
        expected.modal = varied.screen.modal
      }
      #expect(varied.screen == expected, "step \(step)")
    }
    varied.perform(.order(.alertButtonTapped(.custom(.stamp))))
    #expect(names + [varied.screen.topLayer.name] == ["품절", "알 수 없는 입력입니다.", "완성", "도장 1개"])
  }
}

extension AlertAction.Custom {
  fileprivate static var stamp: Self { Self("stamp") }
}
