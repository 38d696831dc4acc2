import JuiceModel
import JuiceViewModels

/// A factory whose alerts have other words and roles than the standard ones.
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
      agree: "재고 수정하기", decline: .init("닫기", role: .cancel), confirm: "확인")
  }

  static var destructive: VariedAlertFactory {
    VariedAlertFactory(
      agree: "예", decline: .init("아니오", role: .destructive), confirm: "예")
  }

  func makeJuiceReadyAlert(for juice: Juice) -> AlertIntent {
    AlertIntent(title: "완성", message: juice.flavour[.korean], buttons: [.init(confirm)])
  }

  func makeOutOfStockAlert(for shortages: [Shortage], on menu: Menu) -> AlertIntent {
    AlertIntent(
      message: shortages.map { shortage in
        "\(menu.fruit(shortage.fruit)?.name[.korean] ?? "") \(shortage.amount)"
      }.joined(separator: ", "),
      buttons: [.init(agree, action: .editStock), decline]
    )
  }

  func makeUnknownJuiceAlert(for id: Juice.ID) -> AlertIntent {
    AlertIntent(message: "\(id)", buttons: [.init(confirm)])
  }

  func makeOrderNotSavedAlert(for failure: StockNotSaved) -> AlertIntent {
    AlertIntent(title: failure.reason, message: "주문", buttons: [.init(confirm)])
  }

  func makeStockNotSavedAlert(for failure: StockNotSaved, draft: StockDifference) -> AlertIntent {
    AlertIntent(
      title: failure.reason,
      message: "재고",
      buttons: [.init(confirm, action: .resumeStockEdit(draft)), decline]
    )
  }
}
