import JuiceModel
import JuiceViewModels
import Testing

/// Events that arrive while another one is handled, from everything that the view models call: a
/// factory, an action of its own, and observers.
struct NestedEventTests {
  private final class EagerAlerts: AlertFactory {
    /// The kiosk that is sent an event within each of its own, and the number of those.
    var order: OrderViewModel?
    var send: (OrderViewModel) -> Void = { _ in }
    private(set) var count = 0

    func makeAlert(for situation: AlertSituation) -> KioskAlert {
      sendEvent()
      return StandardAlertFactory(phrases: .korean).makeAlert(for: situation)
    }

    func sendEvent() {
      guard let order else { return }
      count += 1
      send(order)
    }
  }

  private typealias Event = @Sendable (OrderViewModel) -> Void

  private static let nested: [Event] = [
    { $0.juiceButtonTapped(.kiwi) },
    { $0.editStockButtonTapped() },
    { $0.alertButtonTapped(.close) },
    { $0.alertButtonTapped(.editStock()) },
    { $0.dismissed() },
    { $0.stockEdit?.incrementButtonTapped(.mango) },
    { $0.stockEdit?.closeButtonTapped() },
    { $0.stockEdit?.dismissed() },
  ]

  private static let stamp = KioskAlert(
    message: "?", buttons: [.init("a", role: .cancel, action: .custom(.again)), .init("b")])

  /// An event, what is presented before, and the number of changes for which there is room.
  private struct Case: Sendable {
    var destination: OrderViewModel.State.Destination?
    var room = 9
    let happen: Event
  }

  private static let cases = [
    Case { $0.juiceButtonTapped(.kiwi) },
    Case { $0.juiceButtonTapped(.strawberry) },
    Case { $0.editStockButtonTapped() },
    Case(destination: .alert(.short)) { $0.alertButtonTapped(.editStock(focus: .strawberry)) },
    Case(destination: .alert(stamp)) { $0.alertButtonTapped(.custom(.again)) },
    Case(destination: .alert(stamp, draft: [.kiwi: 1])) { $0.dismissed() },
    Case(destination: .stockEdit([.kiwi: 2])) { $0.stockEdit?.incrementButtonTapped(.kiwi) },
    Case(destination: .stockEdit([.kiwi: 2])) { $0.stockEdit?.closeButtonTapped() },
    Case(destination: .stockEdit([.kiwi: 2]), room: 0) { $0.stockEdit?.closeButtonTapped() },
  ]

  /// Returns what an event leads to, and how often another event is sent within.
  private func outcome(
    of index: Int, sending send: @escaping (OrderViewModel) -> Void
  ) throws -> (state: OrderViewModel.State, count: Int) {
    let test = Self.cases[index]
    let alerts = EagerAlerts()
    let store = FruitStore(Stock(of: .standard), saving: Room(test.room).take)
    let order = OrderViewModel(
      maker: JuiceMaker(menu: .standard, store: store), phrases: .korean, alerts: alerts
    ) { _ in
      alerts.sendEvent()
      return .unknown
    }
    try order.restore(.init(stock: order.stock, destination: test.destination))
    let readings = Readings {
      _ = (order.state, order.stockEdit?.rows)
      alerts.sendEvent()
    }
    alerts.order = order
    alerts.send = send
    test.happen(order)
    withExtendedLifetime(readings) { alerts.order = nil }
    return (order.state, alerts.count)
  }

  @Test(arguments: cases.indices)
  func `an event during an event changes nothing`(index: Int) throws {
    let alone = try outcome(of: index) { _ in }
    #expect(alone.count > 0)
    for (number, event) in Self.nested.enumerated() {
      #expect(try outcome(of: index, sending: event).state == alone.state, "\(number)")
    }
  }
}
