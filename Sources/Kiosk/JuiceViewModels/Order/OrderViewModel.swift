public import JuiceModel

/// The order screen: the juices that can be ordered, and the alert or the sheet that covers them.
///
/// Events come in as method calls, and read-only state goes out. An event that arrives while another
/// one is handled is ignored. A view model belongs to its caller and can't be shared between threads;
/// the store that it reads can.
@Observable
public final class OrderViewModel {
  /// An alert or a sheet that covers the order screen.
  enum Destination {
    /// An alert, with changes to the stock that couldn't be saved, if there are any.
    case alert(PresentedAlert<AlertAction>, draft: StockDifference)
    /// The stock sheet.
    case stockEdit(StockEditViewModel)
  }

  /// The words of the screen.
  public let phrases: Phrases
  let maker: JuiceMaker
  private let alerts: any AlertFactory
  private let customAction: (AlertAction.Custom) -> KioskAlert?
  private let events = EventGate()
  /// The answers to the alerts, each of which counts once.
  @ObservationIgnored private var answers = AlertAnswers<AlertAction>()
  /// What covers the screen, assigned once, at the end of an event.
  private(set) var destination: Destination? {
    didSet {
      if case .stockEdit(let former) = oldValue { former.leave() }
    }
  }

  /// Creates an order screen.
  ///
  /// - Parameters:
  ///   - maker: The maker of the juices.
  ///   - phrases: The words of the screen.
  ///   - alerts: The factory of the alerts, or `nil` for a ``StandardAlertFactory``.
  ///   - customAction: A function that performs an action of the factory's own after an answer, and
  ///     returns the alert to present next, if there is one.
  public init(
    maker: JuiceMaker = JuiceMaker(menu: .standard), phrases: Phrases,
    alerts: (any AlertFactory)? = nil,
    customAction: @escaping (AlertAction.Custom) -> KioskAlert? = { _ in nil }
  ) {
    self.maker = maker
    self.phrases = phrases
    self.alerts = alerts ?? StandardAlertFactory(phrases: phrases)
    self.customAction = customAction
  }

  package var menu: Menu { maker.menu }

  package var stock: Stock { maker.store.stock }

  /// The alert that covers the screen, or `nil` if no alert does.
  public var alert: PresentedAlert<AlertAction>? {
    if case .alert(let alert, _) = destination { alert } else { nil }
  }

  /// The stock sheet that covers the screen, or `nil` if it isn't open.
  public var stockEdit: StockEditViewModel? {
    if case .stockEdit(let sheet) = destination, sheet.isOpen { sheet } else { nil }
  }

  /// The changes to the stock that the alert keeps, or that the sheet shows.
  var draft: StockDifference {
    if case .alert(_, let draft) = destination { return draft }
    return stockEdit?.difference ?? [:]
  }

  /// Orders a juice, and presents an alert that describes the outcome.
  ///
  /// The event is ignored while an alert or the stock sheet covers the screen.
  public func juiceButtonTapped(_ id: Juice.ID) {
    events.handle {
      guard case nil = destination else { return }
      present(alerts.makeAlert(for: situation(ordering: id)))
    }
  }

  /// Presents the stock sheet.
  ///
  /// The event is ignored while an alert or the stock sheet covers the screen.
  public func editStockButtonTapped() {
    events.handle {
      guard case nil = destination else { return }
      answers.expire()
      presentStockEdit()
    }
  }

  /// Takes an alert away and performs the action of its button.
  ///
  /// An answer to an alert that has just been dismissed takes the place of the dismissal, unless
  /// something else has been presented in between. Every other answer is ignored.
  ///
  /// - Parameters:
  ///   - action: The action of the button.
  ///   - alert: The alert that the button belongs to, or `nil` for the current alert, or else for the
  ///     one that has just been dismissed.
  public func alertButtonTapped(
    _ action: AlertAction, of alert: PresentedAlert<AlertAction>? = nil
  ) {
    events.handle {
      if answers.accept(action, of: alert, current: self.alert) { answer(action) }
    }
  }

  /// Answers a system dismissal (Esc, a swipe) of an alert with the action of its cancel button.
  ///
  /// The event is ignored if the alert refuses a dismissal or has already gone.
  ///
  /// - Parameter alert: The alert that was dismissed, or `nil` for the current one.
  public func dismissed(_ alert: PresentedAlert<AlertAction>? = nil) {
    events.handle {
      guard let current = self.alert, answers.acceptDismissal(of: alert, current: current)
      else { return }
      answer(current.intent.dismissal ?? .close)
    }
  }

  private func stockEditEnded(_ changes: StockDifference) {
    do throws(StockNotSaved) {
      try maker.store.apply(changes)
      answers.expire()
      destination = nil
    } catch {
      present(alerts.makeAlert(for: .stockNotSaved(changes, error)), draft: changes)
    }
  }

  /// Performs the action of an answer to the alert that was presented, which may present another.
  ///
  /// Changes that couldn't be saved are kept by the next alert, or else the sheet opens with them.
  private func answer(_ action: AlertAction) {
    let draft = draft
    if case .editStock(let focus) = action {
      presentStockEdit(draft, focus: focus)
    } else if let next = alert(after: action) {
      present(next, draft: draft, isOutcome: true)
    } else if draft == [:] {
      destination = nil
    } else {
      presentStockEdit(draft)
    }
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
    do {
      return .juiceReady(try maker.make(id))
    } catch {
      return switch (error, menu.juice(id)) {
      case (.outOfStock(let shortages), let juice?): .outOfStock(juice, shortages: shortages)
      case (.notSaved(let failure), let juice?): .orderNotSaved(juice, failure)
      default: .unknownJuice(id)
      }
    }
  }

  private func present(
    _ intent: KioskAlert, draft: StockDifference = [:], isOutcome: Bool = false
  ) {
    destination = .alert(answers.present(intent, isOutcome: isOutcome), draft: draft)
  }

  private func presentStockEdit(_ draft: StockDifference = [:], focus: Fruit.ID? = nil) {
    destination = .stockEdit(
      StockEditViewModel(
        menu: menu, store: maker.store, phrases: phrases, difference: draft, focus: focus
      ) { [order = WeakReference(self)] in order.object?.stockEditEnded($0) })
  }

  /// Goes back to a state, for an explorer: the stock in the store is replaced, even if other
  /// kiosks have changed it.
  ///
  /// - Throws: ``StockNotSaved`` if the stock counts other fruits or can't be saved; nothing has
  ///   changed then.
  package func restore(_ state: State) throws(StockNotSaved) {
    try maker.store.restore(state.stock)
    answers.expire()
    switch state.destination {
    case .alert(let intent, let draft): present(intent, draft: draft)
    case .stockEdit(let difference, let focus): presentStockEdit(difference, focus: focus)
    case nil: destination = nil
    }
  }
}

/// A gate that lets one event of a view model in at a time.
///
/// An event that arrives while another one is handled changes nothing, such as one that an alert factory,
/// an action of its own, or an observer sends.
final class EventGate {
  private var isHandling = false

  func handle(_ event: () -> Void) {
    guard isHandling == false else { return }
    isHandling = true
    event()
    isHandling = false
  }
}
