public import JuiceModel

/// A type that makes the alerts that the kiosk presents.
///
/// A factory that changes one alert asks a ``StandardAlertFactory`` for the others.
public protocol AlertFactory: AnyObject {
  /// Makes the alert for a situation.
  func makeAlert(for situation: AlertSituation) -> AlertIntent
}

/// What an alert is about, with all that is known of it.
public enum AlertSituation: Hashable, Sendable {
  /// A juice was made.
  case juiceReady(Juice)
  /// A juice wasn't made because some fruits are short, which are given in the order of the menu.
  case outOfStock(Juice, shortages: [Shortage], menu: Menu)
  /// A juice that isn't on the menu was ordered.
  case unknownJuice(Juice.ID)
  /// A juice wasn't made because the stock that it would leave can't be saved.
  case orderNotSaved(Juice, StockNotSaved)
  /// The changes on the stock sheet can't be saved.
  ///
  /// Whatever the alert offers, the changes are kept: the sheet opens with them once the alert is gone.
  case stockNotSaved(StockDifference, StockNotSaved)
}

/// A factory that makes alerts from the kiosk's phrases.
public final class StandardAlertFactory: AlertFactory, Sendable {
  private let phrases: Phrases

  /// Creates a factory that speaks in the given phrases.
  public init(phrases: Phrases) {
    self.phrases = phrases
  }

  /// Makes a message with a single button, or the question whether to edit the stock.
  public func makeAlert(for situation: AlertSituation) -> AlertIntent {
    switch situation {
    case .juiceReady(let juice):
      message(phrases.juiceReady(flavour: juice.flavour[phrases.language]))
    case .outOfStock:
      AlertIntent(
        message: phrases.outOfStock,
        buttons: [.init(phrases.yes, action: .editStock), .init(phrases.no, role: .cancel)])
    case .unknownJuice: message(phrases.unknownJuice)
    case .orderNotSaved(_, let failure): message(phrases.orderNotSaved, for: failure)
    case .stockNotSaved(_, let failure): message(phrases.stockNotSaved, for: failure)
    }
  }

  private func message(_ text: String, for failure: StockNotSaved? = nil) -> AlertIntent {
    let isOutdated = failure?.isOutdated == true
    return AlertIntent(
      message: isOutdated ? "\(text) \(phrases.stockOutdated)" : text,
      buttons: [.init(phrases.confirm)])
  }
}
