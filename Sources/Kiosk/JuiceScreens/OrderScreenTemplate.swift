import HeadlessUI
import JuiceModel
import JuiceViewModels

/// The order screen of a shop; what stays the same from screen to screen is made once.
struct OrderScreenTemplate<Action: Hashable & Sendable> {
  private let menu: Menu
  private let phrases: Phrases
  private let bar: [Button<Action>]
  private let available: [Node<Action>]
  private let soldOut: [Node<Action>]
  private var values: [CountedNodes<Action>]
  private var juices: (soldOut: [Int], group: Node<Action>)

  init(menu: Menu, phrases: Phrases, action: (OrderAction) -> Action) {
    let orders = menu.juices.map { phrases.orderJuice($0.flavour[phrases.language]) }
    let names = menu.fruits.map { $0.name[phrases.language] }
    let (orderTwins, twins) = (repeated(orders), repeated(names))
    func buttons(soldOut: Bool) -> [Node<Action>] {
      zip(menu.juices, orders).map { juice, order in
        .button(
          Button(
            order,
            action: action(.juiceButtonTapped(juice.id)),
            status: Status(phrases.soldOut, holds: soldOut),
            identifier: orderTwins.contains(order) ? juice.id.rawValue : nil
          )
        )
      }
    }
    self.menu = menu
    self.phrases = phrases
    bar = [Button(phrases.editStock, action: action(.editStockButtonTapped))]
    available = buttons(soldOut: false)
    soldOut = buttons(soldOut: true)
    values = zip(menu.fruits, names).map { fruit, name in
      let identifier = twins.contains(name) ? fruit.id.rawValue : nil
      return CountedNodes { count in
        .value(Value(name, value: "\(count)", symbol: fruit.symbol, identifier: identifier))
      }
    }
    juices = ([], .group(Group(phrases.juices, children: available)))
  }

  /// The screen with what there is of each fruit.
  mutating func screen(_ stock: Stock) -> Screen<Action> {
    let counts = values.indices.map { values[$0].node(stock[menu.fruits[$0].id]) }
    let fruits = Node.group(Group(phrases.stock, children: counts))
    return Screen(
      title: phrases.orderTitle, bar: bar, content: [fruits, juices(stock.soldOut(of: menu))])
  }

  private mutating func juices(_ places: [Int]) -> Node<Action> {
    if places == juices.soldOut { return juices.group }
    var buttons = available
    for place in places { buttons[place] = soldOut[place] }
    juices = (places, .group(Group(phrases.juices, children: buttons)))
    return juices.group
  }
}
