public import HeadlessUI
import JuiceModel
public import JuiceScreens
public import JuiceViewModels

extension JuiceKiosk: RestorableApp {
  /// Goes back to a state, including the stock in the store.
  ///
  /// Only an explorer should do this: what other kiosks have sold meanwhile comes back.
  public func restore(_ state: OrderViewModel.State) -> Bool {
    do throws(StockNotSaved) {
      try order.restore(state)
      return true
    } catch {
      return false
    }
  }
}
