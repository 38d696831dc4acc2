import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// A kiosk with one fault, or with none.
final class FaultyKiosk: RestorableApp {
  private let kiosk: JuiceKiosk
  private let fault: Fault?

  init(_ stock: Stock, fault: Fault? = nil) {
    kiosk = JuiceKiosk(maker: JuiceMaker(menu: .standard, store: FruitStore(stock)))
    self.fault = fault
  }

  var state: OrderViewModel.State { kiosk.state }

  func restore(_ state: OrderViewModel.State) -> Bool { kiosk.restore(state) }

  var screen: Screen<KioskAction> {
    fault?.screen(kiosk.screen, in: state) ?? kiosk.screen
  }

  func perform(_ action: KioskAction) {
    let before = state
    kiosk.perform(action)
    if let after = fault?.state(after: action, from: before, to: state) { _ = restore(after) }
  }
}
