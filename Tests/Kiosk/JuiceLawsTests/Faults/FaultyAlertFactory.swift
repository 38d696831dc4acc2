import JuiceModel
import JuiceViewModels

/// What an alert follows.
enum AlertOccasion {
  case ready, short, unknown, orderNotSaved, stockNotSaved, stockNotRead

  init(_ situation: AlertSituation) {
    switch situation {
    case .juiceReady: self = .ready
    case .outOfStock: self = .short
    case .unknownJuice: self = .unknown
    case .orderNotSaved: self = .orderNotSaved
    case .stockNotSaved: self = .stockNotSaved
    case .stockNotRead: self = .stockNotRead
    }
  }
}

/// A factory that changes the alerts of the standard one.
final class FaultyAlertFactory: AlertFactory {
  private let right: StandardAlertFactory
  private let change: @Sendable (AlertOccasion, KioskAlert) -> KioskAlert

  init(
    phrases: Phrases,
    change: @escaping @Sendable (AlertOccasion, KioskAlert) -> KioskAlert
  ) {
    right = StandardAlertFactory(phrases: phrases)
    self.change = change
  }

  func makeAlert(for situation: AlertSituation) -> KioskAlert {
    change(AlertOccasion(situation), right.makeAlert(for: situation))
  }
}
