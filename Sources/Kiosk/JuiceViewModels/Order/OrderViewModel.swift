public import JuiceModel

/// The order screen: the juices that can be ordered, and the alert or the sheet that covers them.
///
/// Events come in as method calls, and read-only state goes out. A view model belongs to its caller
/// and can't be shared between threads; the store that it reads can.
@Observable
public final class OrderViewModel {
  enum Presentation {
    case alert(PresentedAlert, draft: StockDifference)
    case stockEdit(StockEditViewModel)
  }

  struct Dismissal {
    let alert: PresentedAlert
    let destination: State.Destination?
  }

  /// The words of the screen.
  public let phrases: Phrases
  let maker: JuiceMaker
  let alerts: any AlertFactory
  let customAction: (AlertIntent.CustomAction) -> AlertIntent?
  var presentation: Presentation?
  var lastDismissal: Dismissal?
  var alertCount = 0

  /// Creates an order screen.
  ///
  /// - Parameters:
  ///   - maker: The maker of the juices.
  ///   - phrases: The words of the screen.
  ///   - alerts: The factory of the alerts, or `nil` for a ``StandardAlertFactory``.
  ///   - customAction: A function that performs an action of the factory's own, once the alert that
  ///     offered it is gone, and returns the alert to present next, if there is one.
  public init(
    maker: JuiceMaker = JuiceMaker(menu: .standard),
    phrases: Phrases,
    alerts: (any AlertFactory)? = nil,
    customAction: @escaping (AlertIntent.CustomAction) -> AlertIntent? = { _ in nil }
  ) {
    self.maker = maker
    self.phrases = phrases
    self.alerts = alerts ?? StandardAlertFactory(phrases: phrases)
    self.customAction = customAction
  }

  /// The fruits and the juices of the shop.
  public var menu: Menu { maker.menu }

  /// The stock in the store.
  public var stock: Stock { maker.store.stock }

  /// The alert that covers the screen, or `nil` if no alert does.
  public var alert: PresentedAlert? {
    if case .alert(let alert, _) = presentation { alert } else { nil }
  }

  /// The stock sheet that covers the screen, or `nil` if it isn't open.
  public var stockEdit: StockEditViewModel? {
    if case .stockEdit(let stockEdit) = presentation, stockEdit.isOpen { stockEdit } else { nil }
  }

  /// A Boolean value that indicates whether there are changes to the stock that are lost if the person
  /// leaves now.
  public var hasUnsavedChanges: Bool { hasUnsavedChanges(to: stock) }

  package func hasUnsavedChanges(to stock: Stock) -> Bool {
    switch destination {
    case .alert(_, let draft), .stockEdit(let draft, _):
      var drafted = stock
      drafted.apply(draft)
      return (drafted == stock) == false
    case nil: return false
    }
  }

  /// Orders a juice, and presents an alert that describes the outcome.
  ///
  /// The event is ignored while an alert or the stock sheet covers the screen.
  public func juiceButtonTapped(_ id: Juice.ID) {
    guard case nil = presentation else { return }
    presentAlert(alerts.makeAlert(for: situation(ordering: id)))
  }

  /// Presents the stock sheet.
  ///
  /// The event is ignored while an alert or the stock sheet covers the screen.
  public func editStockButtonTapped() {
    guard case nil = presentation else { return }
    presentStockEdit()
  }

  /// Takes an alert away and performs the action of its button.
  ///
  /// Some UI frameworks report the end of a presentation before the button that caused it. An answer
  /// to an alert that has just been dismissed therefore takes the place of the dismissal, unless
  /// another event has come in between. Every other answer is ignored.
  ///
  /// - Parameters:
  ///   - action: The action of the button.
  ///   - alert: The alert that the button belongs to, or `nil` for the current alert, or else for the
  ///     one that has just been dismissed.
  public func alertButtonTapped(_ action: AlertIntent.Action, of alert: PresentedAlert? = nil) {
    let answerable = [self.alert, dismissedAlert].compactMap { $0 }
    guard let tapped = answerable.first(where: { alert == nil || alert == $0 }),
      tapped.intent.buttons.contains(where: { $0.action == action })
    else { return }
    let isDone = tapped == dismissedAlert && action == tapped.intent.dismissal
    lastDismissal = nil
    if isDone == false { answer(action) }
  }

  /// Answers a system dismissal (Esc, a swipe) of an alert with the action of its cancel button.
  ///
  /// The event is ignored if the alert refuses a dismissal or has already gone.
  ///
  /// - Parameter alert: The alert that was dismissed, or `nil` for the current one.
  public func dismissed(_ alert: PresentedAlert? = nil) {
    guard let current = self.alert, alert == nil || alert == current,
      let dismissal = current.intent.dismissal
    else { return }
    answer(dismissal)
    lastDismissal = Dismissal(alert: current, destination: destination)
  }

  private var dismissedAlert: PresentedAlert? {
    guard let lastDismissal, lastDismissal.destination == destination else { return nil }
    return lastDismissal.alert
  }
}
