public import JuiceModel

/// The order screen: the juices that can be ordered, and the alert or the sheet that covers them.
///
/// Events come in as method calls, and read-only state goes out. An event that arrives while another
/// one is handled is ignored. A view model belongs to its caller and can't be shared between threads;
/// the store that it reads can.
@Observable
public final class OrderViewModel {
  /// The words of the screen.
  public let phrases: Phrases
  let maker: JuiceMaker
  private let alerts: any AlertFactory
  private let customAction: (AlertAction.Custom) -> KioskAlert?
  private let events = EventGate()
  @ObservationIgnored private var presentation = AlertPresentation<AlertAction>()
  @ObservationIgnored private var sheet: StockEditViewModel?
  /// The changes to the stock that an alert keeps, or that the sheet opened with.
  @ObservationIgnored private(set) var draft: StockDifference = [:]
  /// A counter that readers of the alert observe; it changes after the alert.
  private var alertChanges = 0
  /// A counter that readers of the sheet observe; it changes after the sheet.
  private var sheetChanges = 0

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
    customAction: @escaping (AlertAction.Custom) -> KioskAlert? = { _ in nil }
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
  public var alert: PresentedAlert<AlertAction>? {
    _ = alertChanges
    return presentation.alert
  }

  /// The stock sheet that covers the screen, or `nil` if it isn't open.
  public var stockEdit: StockEditViewModel? {
    _ = sheetChanges
    return sheet?.isOpen == true ? sheet : nil
  }

  /// The alert or the sheet that covers the screen, as a value, or `nil` if nothing covers it.
  public var destination: State.Destination? {
    if let alert { return .alert(alert.intent, draft: draft) }
    return stockEdit.map { .stockEdit($0.difference, focus: $0.focus) }
  }

  /// Orders a juice, and presents an alert that describes the outcome.
  ///
  /// The event is ignored while an alert or the stock sheet covers the screen.
  public func juiceButtonTapped(_ id: Juice.ID) {
    handle { if isCovered == false { present(alerts.makeAlert(for: situation(ordering: id))) } }
  }

  /// Presents the stock sheet.
  ///
  /// The event is ignored while an alert or the stock sheet covers the screen.
  public func editStockButtonTapped() {
    handle {
      guard isCovered == false else { return }
      present(nil)
      presentStockEdit()
    }
  }

  /// Takes an alert away and performs the action of its button.
  ///
  /// An answer to an alert that has just been dismissed takes the place of the dismissal, unless
  /// another event has come in between. Every other answer is ignored.
  ///
  /// - Parameters:
  ///   - action: The action of the button.
  ///   - alert: The alert that the button belongs to, or `nil` for the current alert, or else for the
  ///     one that has just been dismissed.
  public func alertButtonTapped(
    _ action: AlertAction, of alert: PresentedAlert<AlertAction>? = nil
  ) {
    handle {
      if let sheet, (sheet.difference == draft) == false { presentation.present(nil) }
      if let action = presentation.buttonTapped(action, of: alert) { answer(action) }
    }
  }

  /// Answers a system dismissal (Esc, a swipe) of an alert with the action of its cancel button.
  ///
  /// The event is ignored if the alert refuses a dismissal or has already gone.
  ///
  /// - Parameter alert: The alert that was dismissed, or `nil` for the current one.
  public func dismissed(_ alert: PresentedAlert<AlertAction>? = nil) {
    handle {
      let former = presentation.alert?.id
      let action = presentation.dismissed(alert)
      if (presentation.alert?.id == former) == false { answer(action ?? .close) }
    }
  }

  private var isCovered: Bool { (presentation.alert == nil && sheet == nil) == false }

  private func handle(_ event: () -> Void) {
    events.handle { cover(event) }
  }

  /// Changes the alert or the sheet, and notifies the readers of the one that is different then.
  func cover(_ change: () -> Void) {
    let (formerAlert, formerSheet) = (presentation.alert?.id, sheet)
    change()
    if (presentation.alert?.id == formerAlert) == false { alertChanges &+= 1 }
    guard (sheet === formerSheet) == false else { return }
    sheetChanges &+= 1
    formerSheet?.leave()
  }

  func present(_ intent: KioskAlert?, draft: StockDifference = [:], isOutcome: Bool = false) {
    presentation.present(intent, isOutcome: isOutcome)
    self.draft = draft
    sheet = nil
  }

  func presentStockEdit(_ draft: StockDifference = [:], focus: Fruit.ID? = nil) {
    let order = WeakReference(self)
    self.draft = draft
    sheet = StockEditViewModel(
      menu: menu, store: maker.store, phrases: phrases, difference: draft, focus: focus
    ) { outcome in
      order.object?.stockEditEnded(outcome)
    }
    sheet?.events = events
  }

  private func stockEditEnded(_ outcome: StockEditViewModel.Outcome) {
    cover {
      present(nil)
      guard case .committed(let difference) = outcome else { return }
      do throws(StockNotSaved) {
        try maker.store.apply(difference)
      } catch {
        present(alerts.makeAlert(for: .stockNotSaved(difference, error)), draft: difference)
      }
    }
  }

  private func answer(_ action: AlertAction) {
    draft = sheet?.difference ?? draft
    if case .editStock(let focus) = action {
      presentStockEdit(draft, focus: focus)
    } else if draft == [:] {
      sheet = nil
    } else {
      presentStockEdit(draft)
    }
    if let next = alert(after: action) { present(next, draft: draft, isOutcome: true) }
  }

  /// Performs an action other than opening the sheet, and returns the alert to present next.
  private func alert(after action: AlertAction) -> KioskAlert? {
    switch action {
    case .close, .editStock: return nil
    case .readStock:
      do {
        try maker.store.readAgain()
        return nil
      } catch {
        return alerts.makeAlert(for: .stockNotRead(error))
      }
    case .custom(let action): return customAction(action)
    }
  }

  private func situation(ordering id: Juice.ID) -> AlertSituation {
    guard let juice = menu.juice(id) else { return .unknownJuice(id) }
    do {
      return .juiceReady(try maker.make(id))
    } catch {
      return switch error {
      case .outOfStock(let shortages): .outOfStock(juice, shortages: shortages)
      case .unknownJuice(let id): .unknownJuice(id)
      case .notSaved(let failure): .orderNotSaved(juice, failure)
      }
    }
  }
}
