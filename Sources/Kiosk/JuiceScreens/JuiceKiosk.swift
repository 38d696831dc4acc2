public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The whole kiosk as one headless app.
///
/// A kiosk belongs to its caller. Kiosks that share a store can run on threads of their own.
public final class JuiceKiosk: RestorableApp {
  package let order: OrderViewModel

  /// Creates a kiosk.
  ///
  /// - Parameters:
  ///   - maker: The menu and the store, which other kiosks can share.
  ///   - phrases: The words of the kiosk.
  ///   - alerts: The factory of the kiosk's alerts, or `nil` for a `StandardAlertFactory`.
  ///   - customAction: A function that performs an action of the factory's own, and returns the alert
  ///     to present next, if there is one.
  public init(
    maker: JuiceMaker = JuiceMaker(menu: .standard),
    phrases: Phrases = .korean,
    alerts: (any AlertFactory)? = nil,
    customAction: @escaping (AlertAction.Custom) -> KioskAlert? = { _ in nil }
  ) {
    order = OrderViewModel(
      maker: maker, phrases: phrases, alerts: alerts, customAction: customAction)
  }

  /// The current screen, drawn from one reading of the stock.
  public var screen: Screen<KioskAction> { Screen(order) }

  /// Everything that can change, as one value.
  public var state: OrderViewModel.State { order.state }

  /// Goes back to a state, including the stock in the store.
  ///
  /// Only an explorer should do this, because it undoes the sales of other kiosks.
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

  /// Sends an event to the view model that handles it.
  public func perform(_ action: KioskAction) {
    switch action {
    case .order(.juiceButtonTapped(let juice)): order.juiceButtonTapped(juice)
    case .order(.editStockButtonTapped): order.editStockButtonTapped()
    case .order(.alertButtonTapped(let action)): order.alertButtonTapped(action)
    case .order(.dismissed): order.dismissed()
    case .stockEdit(.incrementButtonTapped(let fruit)):
      order.stockEdit?.incrementButtonTapped(fruit)
    case .stockEdit(.decrementButtonTapped(let fruit)):
      order.stockEdit?.decrementButtonTapped(fruit)
    case .stockEdit(.closeButtonTapped): order.stockEdit?.closeButtonTapped()
    case .stockEdit(.dismissed): order.stockEdit?.dismissed()
    }
  }
}

/// An action that a person can perform in the kiosk.
public enum KioskAction: Hashable, Sendable {
  /// An event on the order screen or on one of its alerts.
  case order(OrderAction)
  /// An event on the stock sheet.
  case stockEdit(StockEditAction)
}

/// An action that a person can perform on the order screen and its alerts.
public enum OrderAction: Hashable, Sendable {
  /// Orders a juice.
  case juiceButtonTapped(Juice.ID)
  /// Opens the stock sheet.
  case editStockButtonTapped
  /// Answers an alert.
  case alertButtonTapped(AlertAction)
  /// Dismisses the current alert as the system does (Esc, a swipe).
  case dismissed
}

/// An action that a person can perform on the stock sheet.
public enum StockEditAction: Hashable, Sendable {
  /// Adds one fruit.
  case incrementButtonTapped(Fruit.ID)
  /// Takes one fruit away.
  case decrementButtonTapped(Fruit.ID)
  /// Commits the changes.
  case closeButtonTapped
  /// Discards the changes, as a system dismissal (Esc, a swipe) does.
  case dismissed
}
