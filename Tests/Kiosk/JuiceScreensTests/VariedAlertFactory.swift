import JuiceModel
import JuiceViewModels

/// Makes alerts of the standard flow in other words and roles.
final class VariedAlertFactory: AlertFactory, Sendable {
  private let agree: String
  private let decline: AlertIntent.Button
  private let confirm: String

  init(agree: String, decline: AlertIntent.Button, confirm: String) {
    self.agree = agree
    self.decline = decline
    self.confirm = confirm
  }

  static var renamed: VariedAlertFactory {
    VariedAlertFactory(
      agree: "재고 수정하기", decline: .init(label: "닫기", role: .cancel), confirm: "확인")
  }

  static var destructive: VariedAlertFactory {
    VariedAlertFactory(
      agree: "예", decline: .init(label: "아니오", role: .destructive), confirm: "예")
  }

  func juiceReady(_ juice: Juice) -> AlertIntent {
    AlertIntent(title: "완성", message: juice.flavour.korean, buttons: [.init(label: confirm)])
  }

  func outOfStock(_ shortages: [Shortage]) -> AlertIntent {
    AlertIntent(
      message: shortages.map { "\($0.fruit) \($0.amount)" }.joined(separator: ", "),
      buttons: [.init(label: agree, action: .editStock), decline]
    )
  }

  func unknownJuice(_ id: Juice.ID) -> AlertIntent {
    AlertIntent(message: "\(id)", buttons: [.init(label: confirm)])
  }

  func orderNotSaved(_ failure: StockNotSaved) -> AlertIntent {
    AlertIntent(title: failure.reason, message: "주문", buttons: [.init(label: confirm)])
  }

  func stockNotSaved(_ failure: StockNotSaved, draft: StockDifference) -> AlertIntent {
    AlertIntent(
      title: failure.reason,
      message: "재고",
      buttons: [.init(label: confirm, action: .resumeStockEdit(draft)), decline]
    )
  }
}
