public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The order screen of a shop: its stock, and a button for each juice.
public func orderScreen(
  _ state: OrderViewModel.State,
  menu: Menu,
  phrases: Phrases
) -> Screen<OrderAction> {
  orderScreen(state, menu: menu, phrases: phrases) { $0 }
}

/// The order screen of a shop, with actions of another kind.
func orderScreen<Action>(
  _ state: OrderViewModel.State,
  menu: Menu,
  phrases: Phrases,
  action: (OrderAction) -> Action
) -> Screen<Action> {
  let stock = menu.fruits.map { fruit in
    Node<Action>.value(
      Value(
        fruit.name[phrases.language],
        value: state.stock[fruit.id].description,
        symbol: fruit.symbol
      )
    )
  }
  let juices = menu.juices.map { juice in
    Node<Action>.button(
      Button(
        phrases.orderJuice(juice.flavour[phrases.language]),
        action: action(.juiceButtonTapped(juice.id)),
        status: Status(phrases.soldOut, holds: state.stock.canMake(juice.recipe) == false)
      )
    )
  }
  return Screen(
    title: phrases.orderTitle,
    bar: [Button(phrases.editStock, action: action(.editStockButtonTapped))],
    content: [
      .group(Group(phrases.stock, children: stock)),
      .group(Group(phrases.juices, children: juices)),
    ]
  )
}
