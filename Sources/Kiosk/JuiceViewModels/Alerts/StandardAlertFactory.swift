public import JuiceModel

/// Makes the kiosk's alerts from its phrases.
public final class StandardAlertFactory: AlertFactory, Sendable {
  private let phrases: Phrases
  private let shortage: AlertIntent
  private let unknown: AlertIntent
  private let ready: [Juice.ID: (flavour: String, alert: AlertIntent)]

  /// Creates a factory that speaks in phrases.
  ///
  /// - Parameters:
  ///   - phrases: What the alerts say.
  ///   - menu: A menu whose alerts are made once and shared, or nothing.
  public init(phrases: Phrases, menu: Menu? = nil) {
    self.phrases = phrases
    shortage = AlertIntent(
      message: phrases.outOfStock,
      buttons: [
        .init(label: phrases.yes, action: .editStock),
        .init(label: phrases.no, role: .cancel),
      ]
    )
    unknown = AlertIntent(
      message: phrases.unknownJuice, buttons: [.init(label: phrases.confirm)])
    var ready: [Juice.ID: (flavour: String, alert: AlertIntent)] = [:]
    for juice in menu?.juices ?? [] {
      let flavour = juice.flavour[phrases.language]
      ready[juice.id] = (flavour, StandardAlertFactory.ready(flavour, phrases))
    }
    self.ready = ready
  }

  /// A message with a single button to go on.
  public func juiceReady(_ juice: Juice) -> AlertIntent {
    let flavour = juice.flavour[phrases.language]
    guard let known = ready[juice.id], known.flavour == flavour else {
      return StandardAlertFactory.ready(flavour, phrases)
    }
    return known.alert
  }

  /// A question whether to edit the stock.
  public func outOfStock(_ shortages: [Shortage]) -> AlertIntent {
    shortage
  }

  /// A message with a single button to go on.
  public func unknownJuice(_ id: Juice.ID) -> AlertIntent {
    unknown
  }

  private static func ready(_ flavour: String, _ phrases: Phrases) -> AlertIntent {
    AlertIntent(message: phrases.juiceReady(flavour), buttons: [.init(label: phrases.confirm)])
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
