import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing
import TextRendering
import TextSnapshots

@Test func `what the views show, as text`() {
  let order = OrderViewModel(phrases: .english)
  order.juiceButtonTapped(.strawberry)
  let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
  expectSnapshot(of: Screen(order), drawnBy: renderer, named: "Order/alert-out-of-stock.60x20.en")
}

@MainActor func restock(_ store: FruitStore) throws {
  try store.apply([.kiwi: 20])
}

@MainActor @Test func `a change of the store shows in the rows`() throws {
  let maker = JuiceMaker(menu: .standard)
  let order = OrderViewModel(maker: maker, phrases: .english)
  try restock(maker.store)
  #expect(order.fruits.map { $0.count } == ["10", "10", "10", "30", "10"])
}
