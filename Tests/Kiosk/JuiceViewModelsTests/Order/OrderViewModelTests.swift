import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelTests {
  @Test func `a kiosk opens with ten of everything and nothing over it`() {
    #expect(OrderViewModel().state == OrderViewModel.State(stock: Stock(of: .standard)))
    #expect(OrderViewModel().menu == .standard)
  }

  @Test(arguments: [
    ("strawberry", "딸기", [16, 10, 10, 10, 10], [0, 10, 10, 10, 10]),
    ("banana", "바나나", [10, 10, 10, 10, 10], [10, 8, 10, 10, 10]),
    ("kiwi", "키위", [10, 10, 10, 10, 10], [10, 10, 10, 7, 10]),
    ("pineapple", "파인애플", [10, 10, 10, 10, 10], [10, 10, 8, 10, 10]),
    ("mango", "망고", [10, 10, 10, 10, 10], [10, 10, 10, 10, 7]),
    ("strawberry-banana", "딸바", [10, 10, 10, 10, 10], [0, 9, 10, 10, 10]),
    ("mango-kiwi", "망고키위", [10, 10, 10, 10, 10], [10, 10, 10, 9, 8]),
    ("mango-kiwi", "망고키위", [0, 0, 0, 1, 2], [0, 0, 0, 0, 0]),
  ])
  func `an order takes the recipe and says that the juice is ready`(
    juice: String, flavour: String, start: [Int], left: [Int]
  ) throws {
    let order = OrderViewModel(try .standard(start))
    order.juiceButtonTapped(.init(juice))
    #expect(
      order.state
        == .init(stock: try .standard(left), destination: .alert(.ready(flavour))))
    order.alertButtonTapped(.close)
    #expect(order.state == .init(stock: try .standard(left)))
  }

  @Test(arguments: [
    ("strawberry", [10, 10, 10, 10, 10]),
    ("strawberry", [15, 10, 10, 10, 10]),
    ("strawberry-banana", [10, 0, 10, 10, 10]),
    ("strawberry-banana", [9, 10, 10, 10, 10]),
    ("mango-kiwi", [10, 10, 10, 0, 2]),
    ("mango-kiwi", [10, 10, 10, 10, 1]),
    ("banana", [100, 1, 100, 100, 100]),
    ("kiwi", [0, 0, 0, 0, 0]),
  ])
  func `an order that lacks any fruit takes nothing and asks to edit the stock`(
    juice: String, start: [Int]
  ) throws {
    let order = OrderViewModel(try .standard(start))
    order.juiceButtonTapped(.init(juice))
    #expect(
      order.state == .init(stock: try .standard(start), destination: .alert(.short)))
  }

  @Test func `the fourth kiwi juice lacks kiwis`() {
    let order = OrderViewModel()
    var messages: [String?] = []
    for _ in 0..<4 {
      order.juiceButtonTapped("kiwi")
      messages.append(order.alert?.intent.message)
      order.alertButtonTapped(.close)
    }
    let ready = AlertIntent.ready("키위").message
    #expect(messages == [ready, ready, ready, AlertIntent.short.message])
    #expect(order.state.stock["kiwi"] == 1)
    #expect(order.state.destination == nil)
  }

  @Test func `declining to edit the stock closes the alert`() {
    let order = OrderViewModel()
    order.juiceButtonTapped("strawberry")
    order.alertButtonTapped(.close)
    #expect(order.state == .init(stock: Stock(of: .standard)))
  }

  @Test func `agreeing to edit the stock opens the same sheet as the bar button`() {
    let asked = OrderViewModel()
    asked.juiceButtonTapped("strawberry")
    asked.alertButtonTapped(.editStock)
    let opened = OrderViewModel()
    opened.editStockButtonTapped()
    #expect(asked.state == opened.state)
    #expect(opened.state.destination == .stockEdit([:]))
  }

  @Test(arguments: ["durian", "", "딸기"] as [Juice.ID])
  func `an unknown juice presents an alert and takes nothing`(juice: Juice.ID) {
    let order = OrderViewModel()
    order.juiceButtonTapped(juice)
    #expect(
      order.state == .init(stock: Stock(of: .standard), destination: .alert(.unknown)))
  }
}
