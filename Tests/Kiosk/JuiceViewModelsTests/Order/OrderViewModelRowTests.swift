import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelRowTests {
  @Test func `the screen has a title, headings, and a button`() {
    let order = OrderViewModel()
    #expect(order.title == "맛있는 쥬스를 만들어 드려요!")
    #expect(order.editStockTitle == "재고수정")
    #expect(order.stockTitle == "재고")
    #expect(order.juicesTitle == "쥬스")
    #expect(order.phrases == .korean)
  }

  @Test func `a fruit has a row with its name, symbol, and count`() throws {
    let order = OrderViewModel(try .standard([1, 2, 3, 4, 5]), phrases: .english)
    #expect(order.fruits.map(\.id) == ["strawberry", "banana", "pineapple", "kiwi", "mango"])
    #expect(order.fruits.map(\.name) == ["Strawberry", "Banana", "Pineapple", "Kiwi", "Mango"])
    #expect(order.fruits.map(\.symbol) == ["🍓", "🍌", "🍍", "🥝", "🥭"])
    #expect(order.fruits.map(\.count) == [1, 2, 3, 4, 5])
  }

  @Test func `a juice has a row with its title and whether it can be made`() throws {
    let order = OrderViewModel(phrases: .english)
    #expect(order.juices.map(\.id) == Menu.standard.juices.map(\.id))
    #expect(order.juices.map(\.title).prefix(2) == ["Strawberry juice", "Banana juice"])
    #expect(order.juices.map(\.canBeMade) == [false, true, true, true, true, true, true])
    #expect(Set(order.juices.map(\.shortageReason)) == ["Not enough fruit"])
  }

  @Test func `rows follow the store`() {
    let store = FruitStore(Stock(of: .standard))
    let order = OrderViewModel(store: store)
    OrderViewModel(store: store).juiceButtonTapped("strawberry-banana")
    #expect(order.fruits.map(\.count) == [0, 9, 10, 10, 10])
    #expect(order.juices.map(\.canBeMade) == [false, true, true, true, false, true, true])
  }

  @Test func `a third language needs a menu and phrases in it, and nothing else`() throws {
    let french = Language(rawValue: "fr")
    var phrases = Phrases.english
    phrases.language = french
    phrases.orderTitle = "Jus frais"
    phrases.orderJuice = "Jus de \(.flavour)"
    phrases.juiceReady = "Votre jus est servi."
    let menu = try Menu(
      fruits: [Fruit(id: "fig", name: [.english: "Fig", french: "figue"])],
      juices: [Juice(id: "fig", flavour: [french: "figue"], recipe: ["fig": 1])]
    )
    let order = OrderViewModel(maker: JuiceMaker(menu: menu), phrases: phrases)
    #expect(order.title == "Jus frais")
    #expect(order.fruits.map(\.name) == ["figue"])
    #expect(order.juices.map(\.title) == ["Jus de figue"])
    order.juiceButtonTapped("fig")
    #expect(order.alert?.intent.message == "Votre jus est servi.")
  }
}
