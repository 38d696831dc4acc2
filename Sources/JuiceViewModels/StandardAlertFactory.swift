public import JuiceModel

/// Makes the kiosk's alerts from its phrases.
public final class StandardAlertFactory: AlertFactory, Sendable {
  private let phrases: Phrases

  /// Creates a factory that speaks in phrases.
  public init(phrases: Phrases) {
    self.phrases = phrases
  }

  /// A message with a single button to go on.
  public func juiceReady(_ juice: Juice) -> AlertIntent {
    let flavour = juice.flavour[phrases.language]
    return AlertIntent(
      message: phrases.juiceReady(flavour), buttons: [.init(label: phrases.confirm)])
  }

  /// A question whether to edit the stock.
  public func outOfStock(_ shortages: [Shortage]) -> AlertIntent {
    AlertIntent(
      message: phrases.outOfStock,
      buttons: [
        .init(label: phrases.yes, action: .editStock),
        .init(label: phrases.no, role: .cancel),
      ]
    )
  }

  /// A message with a single button to go on.
  public func unknownJuice(_ id: Juice.ID) -> AlertIntent {
    AlertIntent(message: phrases.unknownJuice, buttons: [.init(label: phrases.confirm)])
  }

  /// A message with a single button to go on.
  public func orderNotSaved(_ failure: StockNotSaved) -> AlertIntent {
    AlertIntent(message: phrases.orderNotSaved, buttons: [.init(label: phrases.confirm)])
  }

  /// A message with a single button, which leads back to the draft.
  public func stockNotSaved(_ failure: StockNotSaved, draft: StockDifference) -> AlertIntent {
    AlertIntent(
      message: phrases.stockNotSaved,
      buttons: [.init(label: phrases.confirm, action: .resumeStockEdit(draft))]
    )
  }
}
