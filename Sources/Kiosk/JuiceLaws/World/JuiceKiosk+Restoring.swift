public import HeadlessUI
import JuiceModel
public import JuiceScreens
public import JuiceViewModels

extension JuiceKiosk: RestorableApp {
  /// Goes back to a state, including the stock in the store.
  ///
  /// Only an explorer should do this: what other kiosks have sold meanwhile comes back.
  ///
  /// - Throws: A `RestoringError` if the stock counts other fruits or can't be saved; nothing has
  ///   changed then.
  public func restore(_ state: OrderViewModel.State) throws(RestoringError) {
    do {
      try order.restore(state)
    } catch {
      throw RestoringError("the stock can't be restored: \(error.reason)")
    }
  }
}
