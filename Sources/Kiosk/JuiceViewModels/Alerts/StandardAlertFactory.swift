public import JuiceModel

/// A factory that makes alerts from the kiosk's phrases.
public final class StandardAlertFactory: AlertFactory, Sendable {
  private let phrases: Phrases

  /// Creates a factory that speaks in the given phrases.
  public init(phrases: Phrases) {
    self.phrases = phrases
  }

  /// Makes a message with a single button.
  public func makeJuiceReadyAlert(for juice: Juice) -> AlertIntent {
    message(phrases.juiceReady(flavour: juice.flavour[phrases.language]))
  }

  /// Makes a question whose answer can open the stock sheet.
  public func makeOutOfStockAlert(for shortages: [Shortage], on menu: Menu) -> AlertIntent {
    AlertIntent(
      message: phrases.outOfStock,
      buttons: [.init(phrases.yes, action: .editStock), .init(phrases.no, role: .cancel)]
    )
  }

  /// Makes a message with a single button.
  public func makeUnknownJuiceAlert(for id: Juice.ID) -> AlertIntent {
    message(phrases.unknownJuice)
  }

  /// Makes a message with a single button.
  public func makeOrderNotSavedAlert(for failure: StockNotSaved) -> AlertIntent {
    message(words(phrases.orderNotSaved, for: failure))
  }

  /// Makes a message with a single button, which leads back to the changes.
  public func makeStockNotSavedAlert(
    for failure: StockNotSaved, draft: StockDifference
  ) -> AlertIntent {
    message(words(phrases.stockNotSaved, for: failure), action: .resumeStockEdit(draft))
  }

  private func words(_ text: String, for failure: StockNotSaved) -> String {
    failure.isOutdated ? "\(text) \(phrases.stockOutdated)" : text
  }

  private func message(_ text: String, action: AlertIntent.Action = .close) -> AlertIntent {
    AlertIntent(message: text, buttons: [.init(phrases.confirm, action: action)])
  }
}
