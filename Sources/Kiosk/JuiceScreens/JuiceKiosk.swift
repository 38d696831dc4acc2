public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The whole kiosk as one headless app.
///
/// A kiosk belongs to whoever created it; kiosks that share a store may run on threads of their
/// own.
public final class JuiceKiosk: RestorableApp {
  private let order: OrderViewModel
  private var template: KioskScreenTemplate

  /// Creates a kiosk that takes its fruit from a maker's store.
  ///
  /// - Parameters:
  ///   - maker: The menu and the store, which other kiosks may share.
  ///   - phrases: What the kiosk says.
  ///   - alerts: What makes the kiosk's alerts, or nothing for the standard ones.
  public init(
    maker: JuiceMaker = JuiceMaker(menu: .standard),
    phrases: Phrases = .korean,
    alerts: (any AlertFactory)? = nil
  ) {
    order = OrderViewModel(
      maker: maker, alerts: alerts ?? StandardAlertFactory(phrases: phrases, menu: maker.menu))
    template = KioskScreenTemplate(menu: maker.menu, phrases: phrases)
  }

  /// What the kiosk shows now, read from one ``state``.
  public var screen: Screen<KioskAction> {
    template.screen(state)
  }

  /// Everything that can change, as one value.
  public var state: OrderViewModel.State { order.state }

  /// Goes back to a state, the stock of the store included.
  ///
  /// - Returns: A Boolean value that indicates whether the kiosk is in the state now.
  public func restore(_ state: OrderViewModel.State) -> Bool {
    order.restore(state)
  }

  /// Hands an action to the view model that it is meant for.
  public func perform(_ action: KioskAction) {
    switch action {
    case .order(.juiceButtonTapped(let juice)): order.juiceButtonTapped(juice)
    case .order(.editStockButtonTapped): order.editStockButtonTapped()
    case .order(.alertButtonTapped(let action)): order.alertButtonTapped(action)
    case .order(.dismissed): order.dismissed()
    case .stockEdit(let action): performOnSheet(action)
    }
  }

  private func performOnSheet(_ action: StockEditAction) {
    guard case .stockEdit(let stockEdit) = order.destination else { return }
    switch action {
    case .incrementButtonTapped(let fruit): stockEdit.incrementButtonTapped(fruit)
    case .decrementButtonTapped(let fruit): stockEdit.decrementButtonTapped(fruit)
    case .closeButtonTapped: stockEdit.closeButtonTapped()
    case .dismissed: stockEdit.dismissed()
    }
  }
}
