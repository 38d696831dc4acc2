import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelTests {
  private let order = OrderViewModel()
  private let opening = OrderViewModel.State(stock: Stock(of: .standard))

  private static let outcomes: [(Juice.ID, [Fruit.ID: Int], KioskAlert)] = [
    (.mangoKiwi, [.kiwi: 9, .mango: 8], .ready("망고키위")), (.strawberry, [:], .short),
    (.durian, [:], .unknown),
  ]

  @Test(arguments: outcomes) func `an order presents its outcome, which a tap takes away`(
    juice: Juice.ID, changes: [Fruit.ID: Int], alert: KioskAlert
  ) {
    #expect(order.state == opening && order.menu == .standard)
    let left = Stock(of: .standard, with: changes)
    order.juiceButtonTapped(juice)
    #expect(order.state == .init(stock: left, destination: .alert(alert)))
    order.alertButtonTapped(.close)
    #expect(order.state == .init(stock: left))
  }

  @Test func `agreeing to edit the stock opens the sheet of the bar button, at what is missing`() {
    order.editStockButtonTapped()
    #expect(order.state.destination == .stockEdit([:]))
    order.stockEdit?.dismissed()
    order.juiceButtonTapped(.strawberry)
    order.alertButtonTapped(.editStock(focus: .strawberry))
    #expect(order.state.destination == .stockEdit([:], focus: .strawberry))
    #expect(order.stockEdit?.focus == .strawberry)
    order.stockEdit?.incrementButtonTapped(.strawberry)
    #expect(order.state.destination == .stockEdit([.strawberry: 1]))
  }

  @Test func `rows follow the menu, the phrases, and the store`() throws {
    let french = Language(rawValue: "fr")
    var phrases = Phrases()
    phrases.language = french
    phrases.orderTitle = "Jus frais"
    phrases.orderJuice = "Jus de \(.flavour)"
    let (fig, lime) = (Fruit.ID("fig"), Fruit.ID("lime"))
    let menu = try Menu(
      fruits: [
        Fruit(id: fig, name: [.english: "Fig", french: "figue"], initialCount: 4),
        Fruit(id: lime, name: [.english: "Lime"], symbol: "🍋"),
      ],
      juices: [
        Juice(id: Juice.ID("figs"), flavour: [french: "figue"], recipe: [fig: 5]),
        Juice(id: Juice.ID("lime"), flavour: [.english: "Lime"], recipe: [lime: 1, fig: 4]),
      ])
    let order = OrderViewModel(maker: JuiceMaker(menu: menu), phrases: phrases)
    let titles = [order.title, order.editStockTitle, order.stockTitle, order.juicesTitle]
    #expect(titles == ["Jus frais", "Edit stock", "Stock", "Juices"])
    #expect(order.fruits.map(\.id) == [fig, lime])
    #expect(order.fruits.map(\.name) == ["figue", "Lime"])
    #expect(order.fruits.map(\.symbol) == [nil, "🍋"])
    #expect(order.fruits.map(\.count) == ["4", "10"])
    #expect(order.juices.map(\.id.rawValue) == ["figs", "lime"])
    #expect(order.juices.map(\.title) == ["Jus de figue", "Jus de Lime"])
    #expect(order.juices.map(\.symbol) == [nil, "🍋"])
    #expect(order.juices.map(\.recipe) == ["figue 5", "Lime 1, figue 4"])
    #expect(order.juices.map(\.shortageReason) == ["Not enough figue", nil])
    let parts = order.juices.flatMap { $0.ingredients }
    #expect(parts.map(\.id) == [fig, lime, fig])
    #expect(parts.map(\.name) == ["figue", "Lime", "figue"])
    #expect(parts.map(\.symbol) == [nil, "🍋", nil])
    #expect(parts.map(\.amount) == ["5", "1", "4"])
    #expect(parts.map(\.missing) == ["1", nil, nil])
    #expect(order.juices.map(\.canBeMade) == [false, true])
    order.juiceButtonTapped(Juice.ID("lime"))
    #expect(order.fruits.map(\.count) == ["0", "9"])
    #expect(order.juices.map(\.canBeMade) == [false, false])
    #expect(order.juices[1].ingredients.map(\.missing) == [nil, "4"])
    #expect(order.juices.map(\.shortageReason) == ["Not enough figue", "Not enough figue"])
  }

  @Test func `a state of another menu, or one that can't be saved, changes nothing`() throws {
    let fig = Fruit(id: Fruit.ID("fig"), name: [.english: "Fig"])
    let juice = Juice(id: Juice.ID("fig"), flavour: fig.name, recipe: [fig.id: 1])
    let foreign = Stock(of: try Menu(fruits: [fig], juices: [juice]))
    let other = Stock(of: .standard, with: [.kiwi: 1])
    let order = OrderViewModel(store: FruitStore(opening.stock, saving: Room(0).take))
    order.editStockButtonTapped()
    let before = order.state
    let failures = [
      (foreign, StockNotSaved(reason: "it counts other fruits")),
      (other, StockNotSaved(.noRoom, reason: "full")),
    ]
    for (stock, failure) in failures {
      #expect(throws: failure) {
        try order.restore(.init(stock: stock, destination: .alert(.short)))
      }
      #expect(order.state == before)
    }
  }

  @Test func `changes that can't be saved are kept, on top of what is sold meanwhile`() {
    let room = Room(0)
    let store = FruitStore(opening.stock, saving: room.take)
    let order = OrderViewModel(store: store)
    order.editStockButtonTapped()
    order.stockEdit?.closeButtonTapped()
    #expect(order.state == opening)
    order.editStockButtonTapped()
    for _ in 0..<3 { order.stockEdit?.incrementButtonTapped(.mango) }
    order.stockEdit?.closeButtonTapped()
    let kept = OrderViewModel.State(
      stock: opening.stock, destination: .alert(.stockNotSaved, draft: [.mango: 3]))
    order.dismissed()
    order.alertButtonTapped(.editStock())
    #expect(order.state == kept)
    room.left = 2
    OrderViewModel(store: store).juiceButtonTapped(.mango)
    order.alertButtonTapped(.close)
    #expect(order.state.destination == .stockEdit([.mango: 3]))
    order.stockEdit?.closeButtonTapped()
    #expect(order.state == opening)
  }

  @Test func `changes are kept while the stock is read again`() {
    let elsewhere = Elsewhere()
    let store = FruitStore(opening.stock, saving: elsewhere.save, reading: elsewhere.read)
    let order = OrderViewModel(store: store)
    order.editStockButtonTapped()
    for _ in 0..<3 { order.stockEdit?.incrementButtonTapped(.kiwi) }
    order.stockEdit?.closeButtonTapped()
    order.alertButtonTapped(.readStock)
    #expect(order.state.destination == .alert(.stockNotRead, draft: [.kiwi: 3]))
    elsewhere.stock = Stock(of: .standard, with: [.kiwi: 4])
    order.alertButtonTapped(.readStock)
    #expect(order.state.destination == .stockEdit([.kiwi: 3]))
    order.stockEdit?.closeButtonTapped()
    #expect(order.state == .init(stock: Stock(of: .standard, with: [.kiwi: 7])))
  }

  /// What covers the screen, and events that it ignores then.
  private static let ignored: [(OrderViewModel.State.Destination?, [AlertAction])] = [
    (nil, [.close, .editStock()]), (.alert(.ready("키위")), [.editStock()]),
    (.alert(.short), [.custom(.other)]), (.stockEdit([.kiwi: 1]), [.close, .editStock()]),
  ]

  @Test(arguments: ignored) func `what is covered or not offered is ignored, and not observed`(
    destination: OrderViewModel.State.Destination?, answers: [AlertAction]
  ) throws {
    let state = OrderViewModel.State(stock: opening.stock, destination: destination)
    try order.restore(state)
    let wasHeard = isHeard {
      for answer in answers { order.alertButtonTapped(answer) }
      if destination == .alert(.short) { return }
      order.dismissed()
      guard case .some = destination else { return }
      order.editStockButtonTapped()
      for juice in [.kiwi, .strawberry, .durian] as [Juice.ID] { order.juiceButtonTapped(juice) }
    } reading: {
      _ = order.state
    }
    #expect(order.state == state && wasHeard == false)
  }
}
