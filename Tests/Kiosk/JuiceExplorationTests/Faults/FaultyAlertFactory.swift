import JuiceViewModels

/// A factory that changes the alerts of the standard one.
final class FaultyAlertFactory: AlertFactory {
  private let right: StandardAlertFactory
  private let change: Fault.ChangeAlert

  init(phrases: Phrases, change: @escaping Fault.ChangeAlert) {
    right = StandardAlertFactory(phrases: phrases)
    self.change = change
  }

  func makeAlert(for situation: AlertSituation) -> KioskAlert {
    let alert = right.makeAlert(for: situation)
    return change(situation, alert) ?? alert
  }
}
