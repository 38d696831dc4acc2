@_exported public import AlertIntents
public import JuiceModel

/// The description of an alert of the kiosk.
public typealias KioskAlert = AlertIntent<AlertAction>

/// An action that the kiosk performs after an answer to an alert.
public enum AlertAction: Hashable, Sendable {
  /// An action of a factory's own, which the kiosk passes to its function for custom actions.
  public typealias Custom = Identifier<AlertAction>

  /// Closes the alert.
  case close
  /// Opens the stock sheet, with the focus on a fruit if one is given.
  case editStock(focus: Fruit.ID? = nil)
  /// Reads the saved stock again after a change elsewhere.
  case readStock
  /// Closes the alert, and performs an action that only its factory knows.
  case custom(Custom)
}

extension AlertIntent.Button where Action == AlertAction {
  /// Creates a button that closes the alert.
  public init(_ title: String, role: AlertRole? = nil) {
    self.init(title, role: role, action: .close)
  }
}

/// A type that makes the alerts of the kiosk.
///
/// A factory that changes one alert gets the others from a ``StandardAlertFactory``.
public protocol AlertFactory: AnyObject {
  /// Makes the alert for a situation.
  func makeAlert(for situation: AlertSituation) -> KioskAlert
}

/// A situation that calls for an alert, with all its details.
public enum AlertSituation: Hashable, Sendable {
  /// A juice was made.
  case juiceReady(Juice)
  /// A juice wasn't made because some fruits are short, given in the order of the menu.
  case outOfStock(Juice, shortages: [Shortage])
  /// A juice that isn't on the menu was ordered.
  case unknownJuice(Juice.ID)
  /// A juice wasn't made because the stock that it would leave can't be saved.
  case orderNotSaved(Juice, StockNotSaved)
  /// The changes on the stock sheet can't be saved.
  ///
  /// The changes are kept after any alert: the sheet opens with them once the alert is gone.
  case stockNotSaved(StockDifference, StockNotSaved)
  /// The stock, which was changed elsewhere, can't be read again.
  case stockNotRead(StockNotSaved)
}

/// A factory that makes alerts from the kiosk's phrases.
public final class StandardAlertFactory: AlertFactory, Sendable {
  private let phrases: Phrases

  /// Creates a factory that speaks in the given phrases.
  public init(phrases: Phrases) {
    self.phrases = phrases
  }

  /// Makes a message with a single button, or the question whether to edit the stock.
  public func makeAlert(for situation: AlertSituation) -> KioskAlert {
    switch situation {
    case .juiceReady(let juice):
      message(phrases.juiceReady(flavour: juice.flavour[phrases.language]))
    case .outOfStock(_, let shortages):
      KioskAlert(
        title: phrases.outOfStock,
        message: phrases.description(of: shortages),
        buttons: [
          .init(phrases.yes, action: .editStock(focus: shortages.first?.fruit.id)),
          .init(phrases.no, role: .cancel),
        ])
    case .unknownJuice: message(phrases.unknownJuice, isWarning: true)
    case .orderNotSaved(_, let failure): warning(phrases.orderNotSaved, failure)
    case .stockNotSaved(_, let failure): warning(phrases.stockNotSaved, failure)
    case .stockNotRead(let failure): warning(phrases.stockNotRead, failure)
    }
  }

  private func message(_ text: String, isWarning: Bool = false) -> KioskAlert {
    KioskAlert(message: text, buttons: [.init(phrases.confirm)], isWarning: isWarning)
  }

  /// Returns the alert for a failure, with a button that reads the stock again if that helps.
  private func warning(_ title: String, _ failure: StockNotSaved) -> KioskAlert {
    let isReadable = failure.cause == .changedElsewhere || failure.cause == .damaged
    return KioskAlert(
      title: title, message: phrases.causes[failure.cause],
      buttons: isReadable
        ? [.init(phrases.readStock, action: .readStock), .init(phrases.cancel, role: .cancel)]
        : [.init(phrases.confirm)],
      isWarning: true)
  }
}
