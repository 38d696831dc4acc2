package import HeadlessUI
package import JuiceModel
package import JuiceScreens
package import JuiceViewModels

/// A kiosk that an explorer can go through: the shop's own, or one with a fault.
package protocol ExplorableKiosk: AnyObject, RestorableApp
where State == OrderViewModel.State, Action == KioskAction {}

extension JuiceKiosk: ExplorableKiosk {}

/// A kiosk and the world around it, as one app.
///
/// The events of the world are external events of the screen.
package final class KioskWorld: RestorableApp {
  package struct State: Hashable, Sendable {
    package var kiosk: OrderViewModel.State
    package var world: World
  }

  package private(set) var kiosk: any ExplorableKiosk
  let fruits: [Fruit.ID]
  private let store: FruitStore
  private let saved: WorldStock

  package init(
    _ menu: Menu, stock: Stock, in world: World, _ makeKiosk: (JuiceMaker) -> any ExplorableKiosk
  ) {
    saved = WorldStock(stock, in: world)
    fruits = menu.fruits.map { $0.id }
    store = FruitStore(stock, saving: saved.save, reading: saved.read)
    kiosk = makeKiosk(JuiceMaker(menu: menu, store: store))
  }

  package var screen: Screen<KioskAction> {
    var screen = kiosk.screen
    screen.events = events.map { ExternalEvent($0.name) }
    return screen
  }

  private var events: [World.NamedEvent] {
    saved.world.events(fruits.map { ($0.rawValue, store.stock[$0] ?? 0) })
  }

  package var state: State { State(kiosk: kiosk.state, world: saved.world) }

  package func restore(_ state: State) throws(RestoringError) {
    var world = saved.world
    defer { saved.world = world }
    saved.world.saving = .works
    try kiosk.restore(state.kiosk)
    world = state.world
  }

  package func perform(_ action: KioskAction) { kiosk.perform(action) }

  @discardableResult
  package func take(_ input: Input<KioskAction>) -> Bool {
    guard case .event(let name) = input,
      let event = events.first(where: { $0.name == name })?.event
    else { return kiosk.take(input) }
    switch event {
    case .saving(let saving): saved.world.saving = saving
    case .trade(let fruit, let change): try? store.apply([fruits[fruit]: change])
    }
    return true
  }
}

/// A place where a stock is saved, if the world around it lets it; it's used by one kiosk, on one thread.
private final class WorldStock: @unchecked Sendable {
  var world: World
  private var stock: Stock

  init(_ stock: Stock, in world: World) {
    self.world = world
    self.stock = stock
  }

  /// Returns the stock after a change elsewhere: one of each fruit less than was saved last.
  func read() throws(StockNotSaved) -> Stock {
    if world.saving == .unreadable { throw StockNotSaved(.damaged, reason: "it's damaged") }
    world.saving = .works
    stock.apply(stock.fruits.reduce(into: StockDifference()) { $0[$1] = -1 })
    return stock
  }

  func save(_ stock: Stock) throws(StockNotSaved) {
    switch world.saving {
    case .works: self.stock = stock
    case .fails: throw StockNotSaved(.noRoom, reason: "there is no room")
    case .outdated, .unreadable:
      throw StockNotSaved(.changedElsewhere, reason: "it was changed elsewhere")
    }
  }
}
