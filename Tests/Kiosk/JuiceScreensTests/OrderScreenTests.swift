import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct OrderScreenTests {
  private func screen(
    _ counts: [(fruit: Fruit.ID, count: Int)] = [], phrases: Phrases = .korean
  ) throws -> Screen<OrderAction> {
    let stock = try Stock(of: .standard, with: counts)
    return orderScreen(.init(stock: stock), menu: .standard, phrases: phrases)
  }

  private func children(of screen: Screen<OrderAction>, in group: Int) throws -> [Node<OrderAction>]
  {
    try #require(screen.content.indices.contains(group))
    guard case .group(let group) = screen.content[group] else { return [] }
    return group.children
  }

  private func button(_ name: String, _ juice: Juice.ID, soldOut: Bool) -> Node<OrderAction> {
    .button(
      Button(
        name,
        action: .juiceButtonTapped(juice),
        status: Status("재고 부족", holds: soldOut)
      )
    )
  }

  @Test func `the order screen has a title, a bar button and two groups`() throws {
    let screen = try screen()
    #expect(screen.title == "맛있는 쥬스를 만들어 드려요!")
    #expect(screen.bar == [Button("재고수정", action: .editStockButtonTapped)])
    #expect(screen.content.map(\.role) == [.group, .group])
    #expect(screen.content.map(\.name) == ["재고", "쥬스"])
    #expect(screen.modal == nil)
  }

  @Test func `each fruit is a value with its symbol, in menu order`() throws {
    let screen = try screen([("banana", 0), ("mango", 100)])
    #expect(
      try children(of: screen, in: 0) == [
        .value(Value("딸기", value: "10", symbol: "🍓")),
        .value(Value("바나나", value: "0", symbol: "🍌")),
        .value(Value("파인애플", value: "10", symbol: "🍍")),
        .value(Value("키위", value: "10", symbol: "🥝")),
        .value(Value("망고", value: "100", symbol: "🥭")),
      ])
  }

  @Test func `each juice is a button, and says when it is sold out but stays enabled`() throws {
    #expect(
      try children(of: screen([("banana", 1), ("kiwi", 0)]), in: 1) == [
        button("딸기쥬스 주문", "strawberry", soldOut: true),
        button("바나나쥬스 주문", "banana", soldOut: true),
        button("키위쥬스 주문", "kiwi", soldOut: true),
        button("파인애플쥬스 주문", "pineapple", soldOut: false),
        button("딸바쥬스 주문", "strawberry-banana", soldOut: false),
        button("망고쥬스 주문", "mango", soldOut: false),
        button("망고키위쥬스 주문", "mango-kiwi", soldOut: true),
      ])
  }

  @Test(arguments: [(15, true), (16, false)])
  func `a juice is sold out up to the last missing fruit`(count: Int, soldOut: Bool) throws {
    let first = try children(of: screen([("strawberry", count)]), in: 1).first
    #expect(first == button("딸기쥬스 주문", "strawberry", soldOut: soldOut))
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

  @Test func `what can be done is the bar button and then each juice`() throws {
    #expect(
      try screen().actions
        == [.editStockButtonTapped] + Menu.standard.juices.map { .juiceButtonTapped($0.id) })
  }

  @Test func `another menu makes another screen`() throws {
    let name = LocalizedName(korean: "무화과", english: "Fig")
    let menu = try Menu(
      fruits: [Fruit(id: "fig", name: name, initialCount: 4)],
      juices: [Juice(id: "figs", flavour: name, recipe: ["fig": 5])]
    )
    let screen = orderScreen(.init(stock: Stock(of: menu)), menu: menu, phrases: .english)
    #expect(try children(of: screen, in: 0) == [.value(Value("Fig", value: "4"))])
    let status = Status("Sold out", holds: true)
    #expect(
      try children(of: screen, in: 1) == [
        .button(Button("Fig juice", action: .juiceButtonTapped("figs"), status: status))
      ])
  }

  @Test func `what shares its name with another has an identifier, in that language alone`() throws
  {
    let names = [("fig", "무화과"), ("date", "무화과"), ("kaki", "감")]
    let fruits = names.map { id, name in
      Fruit(id: Fruit.ID(id), name: LocalizedName(korean: name, english: id))
    }
    let juices = fruits.map { fruit in
      Juice(id: Juice.ID("\(fruit.id)s"), flavour: fruit.name, recipe: [fruit.id: 1])
    }
    let menu = try Menu(fruits: fruits, juices: juices)
    let screen = orderScreen(.init(stock: Stock(of: menu)), menu: menu, phrases: .korean)
    #expect(try children(of: screen, in: 0).map(\.identifier) == ["fig", "date", nil])
    #expect(try children(of: screen, in: 1).map(\.identifier) == ["figs", "dates", nil])
    let sheet = stockEditScreen(
      .init(stock: Stock(of: menu), difference: [:]), menu: menu, phrases: .korean)
    #expect(sheet.affordances.map(\.identifier) == [nil, "fig", "fig", "date", "date", nil, nil])
    let english = orderScreen(.init(stock: Stock(of: menu)), menu: menu, phrases: .english)
    #expect(english.affordances.allSatisfy { $0.identifier == nil })
  }
}
