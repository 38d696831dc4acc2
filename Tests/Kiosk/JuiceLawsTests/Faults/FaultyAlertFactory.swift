import JuiceModel
import JuiceViewModels

/// What an alert follows.
enum AlertOccasion {
  case ready, short, unknown, orderNotSaved, stockNotSaved
}

/// A factory that changes the alerts of the standard one.
final class FaultyAlertFactory: AlertFactory {
  private let right: StandardAlertFactory
  private let change: @Sendable (AlertOccasion, AlertIntent) -> AlertIntent

  init(
    phrases: Phrases,
    change: @escaping @Sendable (AlertOccasion, AlertIntent) -> AlertIntent
  ) {
    right = StandardAlertFactory(phrases: phrases)
    self.change = change
  }

  func makeJuiceReadyAlert(for juice: Juice) -> AlertIntent {
    change(.ready, right.makeJuiceReadyAlert(for: juice))
  }

  func makeOutOfStockAlert(for shortages: [Shortage], on menu: Menu) -> AlertIntent {
    change(.short, right.makeOutOfStockAlert(for: shortages, on: menu))
  }

  func makeUnknownJuiceAlert(for id: Juice.ID) -> AlertIntent {
    change(.unknown, right.makeUnknownJuiceAlert(for: id))
  }

  func makeOrderNotSavedAlert(for failure: StockNotSaved) -> AlertIntent {
    change(.orderNotSaved, right.makeOrderNotSavedAlert(for: failure))
  }

  func makeStockNotSavedAlert(
    for failure: StockNotSaved,
    draft: StockDifference
  ) -> AlertIntent {
    change(.stockNotSaved, right.makeStockNotSavedAlert(for: failure, draft: draft))
  }
}
