public import JuiceModel

/// A type that makes every alert that the kiosk presents.
///
/// Another factory changes the alerts and nothing else. An alert can offer actions that only its
/// factory knows; see ``AlertIntent/Action/custom(_:)`` and ``perform(_:)``.
public protocol AlertFactory: AnyObject {
  /// Makes the alert that follows a juice that was made.
  func makeJuiceReadyAlert(for juice: Juice) -> AlertIntent

  /// Makes the alert that follows an order that lacks some fruits, given in menu order.
  func makeOutOfStockAlert(for shortages: [Shortage], on menu: Menu) -> AlertIntent

  /// Makes the alert that follows an order for a juice that isn't on the menu.
  func makeUnknownJuiceAlert(for id: Juice.ID) -> AlertIntent

  /// Makes the alert that follows an order that couldn't be saved and wasn't served.
  func makeOrderNotSavedAlert(for failure: StockNotSaved) -> AlertIntent

  /// Makes the alert that follows changes on the stock sheet that couldn't be saved.
  ///
  /// A button with the action ``AlertIntent/Action/resumeStockEdit(_:)`` leads back to the changes.
  func makeStockNotSavedAlert(for failure: StockNotSaved, draft: StockDifference) -> AlertIntent

  /// Performs one of the factory's own actions after the alert that offered it is gone, and returns
  /// the alert to present next, if there is one.
  ///
  /// The default implementation does nothing.
  func perform(_ action: Identifier<AlertIntent>) -> AlertIntent?
}

extension AlertFactory {
  /// Does nothing.
  public func perform(_ action: Identifier<AlertIntent>) -> AlertIntent? { nil }
}
