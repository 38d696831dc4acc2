import JuiceModel
import JuiceViewModels
import Testing

/// UI frameworks report the tap of a button and the end of its alert in any order, and sometimes
/// more than once.
struct CallbackTests {
  enum Callback {
    case tapped
    case dismissed
  }

  private static let orders: [[Callback]] = [
    [.dismissed, .tapped], [.tapped, .dismissed], [.tapped, .dismissed, .dismissed],
    [.dismissed, .dismissed, .tapped], [.dismissed, .tapped, .dismissed], [.tapped, .tapped],
  ]

  private static let alerts: [KioskAlert] = [
    .short, .unknown,
    KioskAlert(
      title: "Which?",
      buttons: [
        .init("Again", action: .custom(.again)), .init("Other", action: .custom(.other)),
        .init("Nothing", action: .custom(.nothing)),
        .init("Edit", role: .cancel, action: .editStock()),
        .init("Close", role: .destructive),
      ]),
    KioskAlert(
      title: "Which?",
      buttons: [.init("Again", role: .cancel, action: .custom(.again)), .init("Close")]),
  ]

  /// Returns the alert that an action of the factory's own leads to.
  private static func alert(
    after action: AlertAction.Custom, of intent: KioskAlert
  ) -> KioskAlert? {
    switch action {
    case .again: intent
    case .other: .unknown
    default: nil
    }
  }

  /// Returns what some callbacks lead to, and the actions of the factory's own that they perform.
  private func outcome(
    of callbacks: [Callback], _ button: KioskAlert.Button, on intent: KioskAlert,
    draft: StockDifference = [:]
  ) throws -> (state: OrderViewModel.State, performed: [AlertAction.Custom]) {
    var performed: [AlertAction.Custom] = []
    let order = OrderViewModel(under: intent, draft: draft) { action in
      performed.append(action)
      return Self.alert(after: action, of: intent)
    }
    let alert = try #require(order.alert)
    for callback in callbacks {
      switch callback {
      case .tapped: order.alertButtonTapped(button.action, of: alert)
      case .dismissed: order.dismissed(alert)
      }
    }
    return (order.state, performed)
  }

  @Test(arguments: alerts, orders)
  func `whatever the order, the outcome is that of the tap, and changes that weren't saved stay`(
    intent: KioskAlert, callbacks: [Callback]
  ) throws {
    for button in intent.buttons {
      let next: KioskAlert? =
        if case .custom(let action) = button.action {
          Self.alert(after: action, of: intent)
        } else {
          nil
        }
      let tap = try outcome(of: [.tapped], button, on: intent)
      for draft in [[:], [.kiwi: 3]] as [StockDifference] {
        let found = try outcome(of: callbacks, button, on: intent, draft: draft)
        let sheet: OrderViewModel.State.Destination? =
          switch button.action {
          case .editStock(let focus): .stockEdit(draft, focus: focus)
          default: draft == [:] ? nil : .stockEdit(draft)
          }
        let kept = next.map { .alert($0, draft: draft) } ?? sheet
        #expect(found.state.destination == kept, "\(button.title)")
        if button.role == .cancel || [.close, .editStock()].contains(intent.dismissal) {
          #expect(found.performed == tap.performed, "\(button.title)")
        }
      }
    }
  }

  private typealias Presented = PresentedAlert<AlertAction>
  private static let opening = KioskAlert(
    message: "?", buttons: [.init("a", role: .cancel, action: .editStock()), .init("b")])

  /// What comes between the dismissal of an alert and a late answer to it.
  private static let events: [(KioskAlert, @Sendable (OrderViewModel, Presented) -> Void)] = [
    (.short, { order, _ in order.juiceButtonTapped(.kiwi) }),
    (
      .short,
      { order, _ in
        order.juiceButtonTapped(.kiwi)
        order.alertButtonTapped(.close)
      }
    ),
    (
      .short,
      { order, _ in
        order.editStockButtonTapped()
        order.stockEdit?.dismissed()
      }
    ),
    (.short, { order, _ in order.editStockButtonTapped() }),
    (.short, { order, _ in try? order.restore(.init(stock: order.stock)) }),
    (.short, { order, alert in order.alertButtonTapped(.close, of: alert) }),
    (
      .short,
      { order, alert in
        order.juiceButtonTapped(.strawberry)
        order.dismissed(alert)
      }
    ),
    (opening, { order, _ in order.stockEdit?.incrementButtonTapped(.kiwi) }),
    (opening, { order, _ in order.stockEdit?.closeButtonTapped() }),
    (opening, { order, _ in order.stockEdit?.dismissed() }),
    (alerts[2], { order, _ in order.stockEdit?.closeButtonTapped() }),
  ]

  @Test(arguments: events.indices)
  func `an answer that another event has overtaken is ignored`(index: Int) throws {
    let (intent, event) = Self.events[index]
    let order = OrderViewModel(under: intent) { Self.alert(after: $0, of: intent) }
    let alert = try #require(order.alert)
    order.dismissed(alert)
    event(order, alert)
    let before = order.state
    for button in intent.buttons { order.alertButtonTapped(button.action, of: alert) }
    #expect(order.state == before)
  }

  @Test func `a kiosk that is released with its sheet open is deallocated`() {
    weak var order: OrderViewModel?
    do {
      let kiosk = OrderViewModel()
      kiosk.editStockButtonTapped()
      order = kiosk
    }
    #expect(order == nil)
  }
}
