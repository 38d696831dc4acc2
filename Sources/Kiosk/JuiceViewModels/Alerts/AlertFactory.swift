public import JuiceModel

/// Makes every alert that the kiosk presents.
///
/// Another factory changes the alerts and nothing else.
public protocol AlertFactory: AnyObject {
  /// The alert after a juice was made.
  func juiceReady(_ juice: Juice) -> AlertIntent
  /// The alert after an order for which there was not enough fruit, naming what is short in menu
  /// order.
  func outOfStock(_ shortages: [Shortage]) -> AlertIntent
  /// The alert after an order for a juice that is not on the menu.
  func unknownJuice(_ id: Juice.ID) -> AlertIntent
  /// The alert after an order that was not served, since what would be left could not be saved.
  func orderNotSaved(_ failure: StockNotSaved) -> AlertIntent
  /// The alert after a stock sheet was closed whose draft could not be saved; a button with
  /// `AlertIntent.Action.resumeStockEdit(_:)` takes the draft up again.
  func stockNotSaved(_ failure: StockNotSaved, draft: StockDifference) -> AlertIntent
}
