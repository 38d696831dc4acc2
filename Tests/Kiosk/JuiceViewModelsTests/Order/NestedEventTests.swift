import JuiceModel
import JuiceViewModels
import Testing

/// Events that arrive while another one is handled, at every place that calls code of somebody else's.
struct NestedEventTests {
  /// A factory that sends events while it makes alerts.
  private final class EagerAlerts: AlertFactory {
    var send: () -> Void = {}

    func makeAlert(for situation: AlertSituation) -> KioskAlert {
      send()
      return StandardAlertFactory(phrases: .korean).makeAlert(for: situation)
    }
  }

  private static let events: [@Sendable (OrderViewModel) -> Void] = [
    { $0.juiceButtonTapped(.kiwi) },
    { $0.editStockButtonTapped() },
    { $0.alertButtonTapped(.close) },
    { $0.alertButtonTapped(.editStock()) },
    { $0.dismissed() },
    { $0.stockEdit?.incrementButtonTapped(.mango) },
    { $0.stockEdit?.closeButtonTapped() },
    { $0.stockEdit?.dismissed() },
  ]

  private struct Seam: Sendable {
    let name: String
    var destination: OrderViewModel.State.Destination?
    var room = 9
    /// The properties whose observers send events, or none if the factory or its action does.
    var read: (@Sendable (OrderViewModel) -> Void)?
    let event: @Sendable (OrderViewModel) -> Void
  }

  private static let stamp = KioskAlert(
    message: "?", buttons: [.init("a", role: .cancel, action: .custom(.again)), .init("b")])

  private static let seams: [Seam] = [
    Seam(name: "a factory, for an order") { $0.juiceButtonTapped(.kiwi) },
    Seam(name: "a factory, for a short order") { $0.juiceButtonTapped(.strawberry) },
    Seam(name: "a factory, for a sheet", destination: .stockEdit([.kiwi: 2]), room: 0) {
      $0.stockEdit?.closeButtonTapped()
    },
    Seam(name: "an action of the factory's own", destination: .alert(stamp)) {
      $0.alertButtonTapped(.custom(.again))
    },
    Seam(name: "its dismissal", destination: .alert(stamp, draft: [.kiwi: 1])) { $0.dismissed() },
    Seam(
      name: "an observer of the stock", read: { _ = $0.stock },
      event: { $0.juiceButtonTapped(.kiwi) }),
    Seam(
      name: "an observer of an alert", read: { _ = $0.alert },
      event: { $0.juiceButtonTapped(.strawberry) }),
    Seam(
      name: "an observer of an answer", destination: .alert(.short), read: { _ = $0.alert },
      event: { $0.alertButtonTapped(.editStock(focus: .strawberry)) }),
    Seam(
      name: "an observer of a sheet", read: { _ = $0.stockEdit },
      event: { $0.editStockButtonTapped() }),
    Seam(
      name: "an observer of rows", destination: .stockEdit([.kiwi: 2]),
      read: { _ = $0.stockEdit?.rows }, event: { $0.stockEdit?.incrementButtonTapped(.kiwi) }),
    Seam(
      name: "an observer of a sheet that ends", destination: .stockEdit([.kiwi: 2]),
      read: { _ = ($0.stock, $0.stockEdit?.rows) }, event: { $0.stockEdit?.closeButtonTapped() }),
  ]

  /// Returns what the event of a seam leads to, and how often another event is sent within.
  private func outcome(
    of seam: Seam, sending send: @escaping (OrderViewModel) -> Void
  ) throws -> (state: OrderViewModel.State, count: Int) {
    let (alerts, nesting) = (EagerAlerts(), Nesting())
    let nested = {
      guard let order = nesting.order else { return }
      nesting.count += 1
      send(order)
    }
    alerts.send = nested
    let order = OrderViewModel(
      maker: JuiceMaker(
        menu: .standard,
        store: FruitStore(Stock(of: .standard), saving: Room(seam.room).take)),
      phrases: .korean, alerts: alerts
    ) { _ in
      nested()
      return .unknown
    }
    try order.restore(.init(stock: order.stock, destination: seam.destination))
    nesting.order = order
    let readings = seam.read.map { read in
      Readings {
        read(order)
        if nesting.isObserved { nested() }
        nesting.isObserved = true
      }
    }
    seam.event(order)
    withExtendedLifetime(readings) { nesting.order = nil }
    return (order.state, nesting.count)
  }

  private final class Nesting {
    var order: OrderViewModel?
    var isObserved = false
    var count = 0
  }

  @Test(arguments: seams.indices) func `an event during an event changes nothing`(index: Int) throws
  {
    let seam = Self.seams[index]
    let alone = try outcome(of: seam) { _ in }
    #expect(alone.count > 0, "\(seam.name)")
    for (number, event) in Self.events.enumerated() {
      let nested = try outcome(of: seam, sending: event)
      #expect(nested.state == alone.state, "\(seam.name): \(number)")
    }
  }

  @Test func `a sheet of one's own ignores the events that its end sends`() {
    var (sheet, ends): (StockEditViewModel?, [StockDifference]) = (nil, [])
    sheet = StockEditViewModel(
      menu: .standard, store: FruitStore(Stock(of: .standard)), phrases: .korean
    ) { changes in
      ends.append(changes)
      sheet?.closeButtonTapped()
      sheet?.incrementButtonTapped(.kiwi)
    }
    sheet?.dismissed()
    #expect(ends == [[:]] && sheet?.difference == [:])
  }
}
