import JuiceModel
import JuiceViewModels
import Synchronization
import Testing

struct OrderViewModelTests {
  private let order = OrderViewModel()
  private let opening = OrderViewModel.State(stock: Stock(of: .standard))

  private static let outcomes: [(Juice.ID, [Fruit.ID: Int], KioskAlert)] = [
    (.mangoKiwi, [.kiwi: 9, .mango: 8], .mangoKiwiReady), (.strawberry, [:], .short),
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
    let fig = Fruit.ID("fig")
    let lime = Fruit.ID("lime")
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
    let rows = """
      Jus frais, Edit stock, Stock, Juices
      fig: figue - 4
      lime: Lime 🍋 10
      figs: Jus de figue - figue 5 (Not enough figue)
        fig: figue - 5, 1 missing
      lime: Jus de Lime 🍋 Lime 1, figue 4
        lime: Lime 🍋 1
        fig: figue - 4
      """
    #expect(text(of: order) == rows)
    order.juiceButtonTapped(Juice.ID("lime"))
    let changed = rows.replacing("figue - 4\nl", with: "figue - 0\nl")
      .replacing("🍋 10", with: "🍋 9").replacing("1 missing", with: "5 missing")
      .replacing("figue 4", with: "figue 4 (Not enough figue)")
    #expect(text(of: order) == changed + ", 4 missing")
  }

  /// Returns the titles and the rows of an order screen, a line each.
  private func text(of order: OrderViewModel) -> String {
    let titles = [order.title, order.editStockTitle, order.stockTitle, order.juicesTitle]
    let fruits = order.fruits.map { "\($0.id): \($0.name) \($0.symbol ?? "-") \($0.count)" }
    let juices = order.juices.flatMap { juice in
      let reason = juice.shortageReason.map { " (\($0))" } ?? ""
      let title = "\(juice.id): \(juice.title) \(juice.symbol ?? "-") \(juice.recipe)\(reason)"
      return [title]
        + juice.ingredients.map { part in
          let missing = part.missing.map { ", \($0) missing" } ?? ""
          return "  \(part.id): \(part.name) \(part.symbol ?? "-") \(part.amount)\(missing)"
        }
    }
    return ([titles.joined(separator: ", ")] + fruits + juices).joined(separator: "\n")
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
    let saved = Mutex<Stock?>(nil)
    let store = FruitStore(opening.stock) { stock throws(StockNotSaved) in
      guard case .some = saved.withLock({ $0 }) else {
        throw StockNotSaved(.changedElsewhere, reason: "")
      }
    } reading: { () throws(StockNotSaved) in
      guard let stock = saved.withLock({ $0 }) else { throw StockNotSaved(.damaged, reason: "") }
      return stock
    }
    let order = OrderViewModel(store: store)
    order.editStockButtonTapped()
    for _ in 0..<3 { order.stockEdit?.incrementButtonTapped(.kiwi) }
    order.stockEdit?.closeButtonTapped()
    order.alertButtonTapped(.readStock)
    #expect(order.state.destination == .alert(.stockNotRead, draft: [.kiwi: 3]))
    saved.withLock { $0 = Stock(of: .standard, with: [.kiwi: 4]) }
    order.alertButtonTapped(.readStock)
    #expect(order.state.destination == .stockEdit([.kiwi: 3]))
    order.stockEdit?.closeButtonTapped()
    #expect(order.state == .init(stock: Stock(of: .standard, with: [.kiwi: 7])))
  }

  /// What covers the screen, and events that it ignores then.
  private static let ignored: [(OrderViewModel.State.Destination?, [AlertAction])] = [
    (nil, [.close, .editStock()]), (.alert(.mangoKiwiReady), [.editStock()]),
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
