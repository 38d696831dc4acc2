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

  /// Returns what some callbacks lead to, and the actions of the factory's own that they perform.
  private func outcome(
    of callbacks: [Callback], _ button: KioskAlert.Button, on intent: KioskAlert,
    draft: StockDifference = [:]
  ) throws -> (state: OrderViewModel.State, performed: [AlertAction.Custom]) {
    var performed: [AlertAction.Custom] = []
    let order = OrderViewModel(under: intent, draft: draft) { action in
      performed.append(action)
      return action == .again ? intent : action == .other ? .unknown : nil
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
  func `whatever the order, the outcome is that of the tap`(
    intent: KioskAlert, callbacks: [Callback]
  ) throws {
    for button in intent.buttons {
      let expected = try outcome(of: [.tapped], button, on: intent)
      let actual = try outcome(of: callbacks, button, on: intent)
      #expect(actual.state == expected.state, "\(button.title)")
      if button.role == .cancel || intent.dismissal == .close || intent.dismissal == .editStock() {
        #expect(actual.performed == expected.performed, "\(button.title)")
      }
    }
  }

  @Test(arguments: alerts, orders)
  func `whatever an alert offers, changes that couldn't be saved stay`(
    intent: KioskAlert, callbacks: [Callback]
  ) throws {
    for button in intent.buttons {
      let state = try outcome(of: callbacks, button, on: intent, draft: [.kiwi: 3]).state
      let next: KioskAlert? =
        button.action == .custom(.again)
        ? intent : button.action == .custom(.other) ? .unknown : nil
      let focus: Fruit.ID? = if case .editStock(let focus) = button.action { focus } else { nil }
      let kept: OrderViewModel.State.Destination =
        next.map { .alert($0, draft: [.kiwi: 3]) } ?? .stockEdit([.kiwi: 3], focus: focus)
      #expect(state.destination == kept, "\(button.title)")
    }
  }

  /// What comes between the dismissal of a question and a late answer to it.
  private static let events: [@Sendable (OrderViewModel, PresentedAlert<AlertAction>) -> Void] = [
    { order, _ in order.juiceButtonTapped(.kiwi) },
    { order, _ in
      order.juiceButtonTapped(.kiwi)
      order.alertButtonTapped(.close)
    },
    { order, _ in
      order.editStockButtonTapped()
      order.stockEdit?.dismissed()
    },
    { order, _ in order.editStockButtonTapped() },
    { order, _ in try? order.restore(.init(stock: order.stock)) },
    { order, alert in order.alertButtonTapped(.close, of: alert) },
    { order, alert in
      order.juiceButtonTapped(.strawberry)
      order.dismissed(alert)
    },
  ]

  @Test(arguments: events.indices)
  func `an answer that another event has overtaken is ignored`(index: Int) throws {
    let order = OrderViewModel()
    order.juiceButtonTapped(.strawberry)
    let alert = try #require(order.alert)
    order.dismissed(alert)
    Self.events[index](order, alert)
    let before = order.state
    order.alertButtonTapped(.editStock(), of: alert)
    #expect(order.state == before)
  }

  @Test(arguments: ["stepped", "closed", "dismissed"])
  func `an answer that comes after the sheet was used is ignored`(use: String) throws {
    let intent = KioskAlert(
      message: "?", buttons: [.init("a", role: .cancel, action: .editStock()), .init("b")])
    let order = OrderViewModel(under: intent)
    let alert = try #require(order.alert)
    order.dismissed(alert)
    switch use {
    case "stepped": order.stockEdit?.incrementButtonTapped(.kiwi)
    case "closed": order.stockEdit?.closeButtonTapped()
    default: order.stockEdit?.dismissed()
    }
    let before = order.state
    order.alertButtonTapped(.close, of: alert)
    #expect(order.state == before)
  }

  @Test func `a late dismissal of a sheet leaves the next sheet alone`() {
    let order = OrderViewModel()
    order.editStockButtonTapped()
    let first = order.stockEdit
    first?.closeButtonTapped()
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped(.kiwi)
    first?.dismissed()
    #expect(order.state.destination == .stockEdit([.kiwi: 1]))
    #expect((order.stockEdit?.id == first?.id) == false)
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
