import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelStateTests {
  private let order = OrderViewModel()

  @Test(
    arguments: [
      nil, .alert(.short), .alert(.unknown), .alert(.ready("딸기")),
      .alert(AlertIntent(title: "제목", message: "", buttons: [])),
      .stockEdit([:]), .stockEdit(["kiwi": 3, "mango": -10]), .stockEdit(["kiwi": 100]),
    ] as [OrderViewModel.State.Destination?])
  func `a state is restored exactly`(destination: OrderViewModel.State.Destination?) throws {
    let state = OrderViewModel.State(
      stock: try .standard([0, 100, 1, 99, 10]), destination: destination)
    #expect(order.restore(state))
    #expect(order.state == state)
    let opening = OrderViewModel.State(stock: Stock(of: .standard))
    #expect(order.restore(opening))
    #expect(order.state == opening)
    #expect(order.restore(state))
    #expect(order.state == state)
  }

  @Test func `a restored question can be answered`() {
    #expect(order.restore(.init(stock: Stock(of: .standard), destination: .alert(.short))))
    order.alertButtonTapped(.editStock)
    #expect(order.state.destination == .stockEdit([:]))
  }

  @Test func `a restored draft goes on and is committed`() {
    #expect(order.restore(.init(stock: Stock(of: .standard), destination: .stockEdit(["kiwi": 5]))))
    order.stockEdit?.incrementButtonTapped("kiwi")
    #expect(order.state.destination == .stockEdit(["kiwi": 6]))
    order.stockEdit?.closeButtonTapped()
    #expect(order.state.stock["kiwi"] == 16)
    #expect(order.state.destination == nil)
  }

  @Test func `order screens of one store show the same stock`() {
    let store = FruitStore(Stock(of: .standard))
    let first = OrderViewModel(store: store)
    let second = OrderViewModel(store: store)
    first.juiceButtonTapped("kiwi")
    #expect(second.state.stock["kiwi"] == 7)
    #expect(second.state.destination == nil)
    second.juiceButtonTapped("kiwi")
    #expect(first.state.stock["kiwi"] == 4)
  }

  @Test func `a sheet that was open before a restore is ended`() {
    let saved = order.state
    order.editStockButtonTapped()
    let sheet = order.stockEdit
    sheet?.incrementButtonTapped("kiwi")
    #expect(order.restore(saved))
    sheet?.closeButtonTapped()
    #expect(order.state == saved)
  }

  @Test func `a state of another menu is refused and changes nothing`() throws {
    let fig = Fruit(id: "fig", name: [.english: "Fig"])
    let juice = Juice(id: "fig", flavour: [.english: "Fig"], recipe: ["fig": 1])
    let menu = try Menu(fruits: [fig], juices: [juice])
    order.editStockButtonTapped()
    let before = order.state
    #expect(order.restore(.init(stock: Stock(of: menu), destination: .alert(.short))) == false)
    #expect(order.state == before)
  }
}
