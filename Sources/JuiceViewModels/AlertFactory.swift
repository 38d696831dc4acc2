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
}
