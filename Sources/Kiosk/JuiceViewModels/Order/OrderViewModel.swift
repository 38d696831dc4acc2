public import JuiceModel

/// The order screen: what can be ordered, and the alert or sheet that is over it.
///
/// Events come in as method calls, and read-only state goes out. The view model belongs to whoever
/// created it and is not safe to share between threads; the store that it reads is.
@Observable
public final class OrderViewModel {
  /// The one thing that can be over the order screen.
  public enum Destination {
    /// An alert.
    case alert(AlertIntent)
    /// The stock sheet.
    case stockEdit(StockEditViewModel)
  }

  private let maker: JuiceMaker
  private let alerts: any AlertFactory
  private var presented: Destination?

  /// Creates an order screen.
  public init(maker: JuiceMaker, alerts: any AlertFactory) {
    self.maker = maker
    self.alerts = alerts
  }

  /// What can be ordered.
  public var menu: Menu { maker.menu }

  /// What is over the order screen now, or nothing.
  public var destination: Destination? {
    let presented = presented
    guard case .stockEdit(let stockEdit) = presented, stockEdit.difference == nil else {
      return presented
    }
    return stockEdit.alert.map { .alert($0) }
  }

  /// Makes a juice, or presents the alert that tells why not; ignored under an alert or the sheet.
  public func juiceButtonTapped(_ id: Juice.ID) {
    guard destination == nil else { return }
    presented = .alert(order(id))
  }

  /// Presents the stock sheet; ignored under an alert or the sheet.
  public func editStockButtonTapped() {
    guard destination == nil else { return }
    presented = .stockEdit(sheet())
  }

  /// Takes the alert away and does what its button asks for; ignored where no alert offers that.
  public func alertButtonTapped(_ action: AlertIntent.Action) {
    guard case .alert(let alert) = destination else { return }
    guard alert.buttons.contains(where: { $0.action == action }) else { return }
    answer(action)
  }

  /// Answers a system dismissal (Esc, a swipe) of the alert as that means it; ignored where it
  /// refuses one, or where no alert is up.
  public func dismissed() {
    guard case .alert(let alert) = destination, let dismissal = alert.dismissal else { return }
    answer(dismissal)
  }

  /// What the order screen shows.
  public var state: State {
    State(stock: maker.store.stock, destination: destination.map(State.Destination.init))
  }

  /// Puts a state back, the stock of the store included; ignored where its stock counts other
  /// fruits than the store's or could not be saved.
  ///
  /// - Returns: A Boolean value that indicates whether the state was put back.
  @discardableResult
  public func restore(_ state: State) -> Bool {
    do {
      guard try maker.store.restore(state.stock) else { return false }
    } catch {
      return false
    }
    if case .stockEdit(let stockEdit) = presented { stockEdit.dismissed() }
    presented =
      switch state.destination {
      case .alert(let alert): .alert(alert)
      case .stockEdit(let difference): .stockEdit(sheet(difference))
      case nil: nil
      }
    return true
  }

  private func answer(_ action: AlertIntent.Action) {
    switch action {
    case .close: presented = nil
    case .editStock: presented = .stockEdit(sheet())
    case .resumeStockEdit(let draft): presented = .stockEdit(sheet(draft))
    }
  }

  private func sheet(_ draft: StockDifference = StockDifference()) -> StockEditViewModel {
    StockEditViewModel(store: maker.store, alerts: alerts, difference: draft)
  }

  private func order(_ id: Juice.ID) -> AlertIntent {
    do {
      return alerts.juiceReady(try maker.make(id))
    } catch {
      switch error {
      case .outOfStock(let shortages): return alerts.outOfStock(shortages)
      case .unknownJuice(let id): return alerts.unknownJuice(id)
      case .notSaved(let failure): return alerts.orderNotSaved(failure)
      }
    }
  }
}
