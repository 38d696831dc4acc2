import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct OrderScreenTests {
  private func screen(
    _ counts: [(fruit: Fruit.ID, count: Int)] = [], phrases: Phrases = .korean
  ) throws -> Screen<KioskAction> {
    screen(of: .standard, try Stock(of: .standard, with: counts), phrases)
  }

  private func screen(of menu: Menu, _ stock: Stock, _ phrases: Phrases) -> Screen<KioskAction> {
    let maker = JuiceMaker(menu: menu, store: FruitStore(stock))
    return Screen(OrderViewModel(maker: maker, phrases: phrases))
  }

  private func children(of screen: Screen<KioskAction>, in group: Int) throws -> [Node<KioskAction>]
  {
    try #require(screen.content.indices.contains(group))
    guard case .group(let group) = screen.content[group] else { return [] }
    return group.children
  }

  private func value(
    _ name: String, _ value: String, _ symbol: String, _ identifier: String
  ) -> Node<KioskAction> {
    .value(Value(name, value: value, symbol: symbol, identifier: identifier))
  }

  private func button(_ name: String, _ juice: Juice.ID, isShort: Bool) -> Node<KioskAction> {
    .button(
      Button(
        name,
        action: .order(.juiceButtonTapped(juice)),
        status: Status("재고 부족", holds: isShort, isWarning: true),
        identifier: juice.rawValue
      )
    )
  }

  @Test func `the order screen has a title, a bar button, and two groups`() throws {
    let screen = try screen()
    #expect(screen.title == "맛있는 쥬스를 만들어 드려요!")
    #expect(screen.bar == [Button("재고수정", action: .order(.editStockButtonTapped))])
    #expect(screen.content.map(\.role) == [.group, .group])
    #expect(screen.content.map(\.name) == ["재고", "쥬스"])
    #expect(screen.modal == nil)
  }

  @Test func `each fruit is a value with its symbol, in menu order`() throws {
    let screen = try screen([("banana", 0), ("mango", 100)])
    #expect(
      try children(of: screen, in: 0) == [
        value("딸기", "10", "🍓", "strawberry"),
        value("바나나", "0", "🍌", "banana"),
        value("파인애플", "10", "🍍", "pineapple"),
        value("키위", "10", "🥝", "kiwi"),
        value("망고", "100", "🥭", "mango"),
      ])
  }

  @Test func `each juice is a button, and says when fruit is short but stays enabled`() throws {
    #expect(
      try children(of: screen([("banana", 1), ("kiwi", 0)]), in: 1) == [
        button("딸기쥬스 주문", "strawberry", isShort: true),
        button("바나나쥬스 주문", "banana", isShort: true),
        button("키위쥬스 주문", "kiwi", isShort: true),
        button("파인애플쥬스 주문", "pineapple", isShort: false),
        button("딸바쥬스 주문", "strawberry-banana", isShort: false),
        button("망고쥬스 주문", "mango", isShort: false),
        button("망고키위쥬스 주문", "mango-kiwi", isShort: true),
      ])
  }

  @Test(arguments: [(15, true), (16, false)])
  func `a juice is short up to the last missing fruit`(count: Int, isShort: Bool) throws {
    let first = try children(of: screen([("strawberry", count)]), in: 1).first
    #expect(first == button("딸기쥬스 주문", "strawberry", isShort: isShort))
  }

  @Test func `the order screen speaks English`() throws {
    let screen = try screen(phrases: .english)
    #expect(screen.title == "Fresh juice, made for you!")
    #expect(screen.bar.map(\.name) == ["Edit stock"])
    #expect(
      try children(of: screen, in: 0).map(\.name) == [
        "Strawberry", "Banana", "Pineapple", "Kiwi", "Mango",
      ])
    #expect(
      try children(of: screen, in: 1).map(\.name) == [
        "Strawberry juice", "Banana juice", "Kiwi juice", "Pineapple juice",
        "Strawberry banana juice", "Mango juice", "Mango kiwi juice",
      ])
  }

  @Test func `the actions are the bar button and then each juice`() throws {
    #expect(
      try screen().actions
        == [.order(.editStockButtonTapped)]
        + Menu.standard.juices.map { .order(.juiceButtonTapped($0.id)) })
  }

  @Test func `another menu makes another screen`() throws {
    let name: LocalizedName = [.korean: "무화과", .english: "Fig"]
    let menu = try Menu(
      fruits: [Fruit(id: "fig", name: name, initialCount: 4)],
      juices: [Juice(id: "figs", flavour: name, recipe: ["fig": 5])]
    )
    let screen = self.screen(of: menu, Stock(of: menu), .english)
    #expect(
      try children(of: screen, in: 0) == [.value(Value("Fig", value: "4", identifier: "fig"))])
    let status = Status("Not enough fruit", holds: true, isWarning: true)
    #expect(
      try children(of: screen, in: 1) == [
        .button(
          Button(
            "Fig juice", action: .order(.juiceButtonTapped("figs")), status: status,
            identifier: "figs"))
      ])
  }

  @Test func `fruits and juices with the same name have different identifiers`() throws {
    let fruits = ["fig", "date", "kaki"].map { id in
      Fruit(id: Fruit.ID(id), name: [.korean: "무화과"])
    }
    let juices = fruits.map { fruit in
      Juice(id: Juice.ID("\(fruit.id)s"), flavour: fruit.name, recipe: [fruit.id: 1])
    }
    let menu = try Menu(fruits: fruits, juices: juices)
    let screen = screen(of: menu, Stock(of: menu), .korean)
    #expect(try children(of: screen, in: 0).map(\.identifier) == ["fig", "date", "kaki"])
    #expect(try children(of: screen, in: 1).map(\.identifier) == ["figs", "dates", "kakis"])
    let stockEdit = StockEditViewModel(
      menu: menu, store: FruitStore(Stock(of: menu)), phrases: .korean
    ) { _ in }
    let sheet = Screen(stockEdit, over: Stock(of: menu))
    #expect(
      sheet.affordances.map(\.identifier) == [nil, "fig", "fig", "date", "date", "kaki", "kaki"])
  }
}
