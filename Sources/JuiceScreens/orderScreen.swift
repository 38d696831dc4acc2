public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The order screen of a shop: its stock, and a button for each juice.
public func orderScreen(
  _ state: OrderViewModel.State,
  menu: Menu,
  phrases: Phrases
) -> Screen<OrderAction> {
  let stock = menu.fruits.map { fruit in
    Node<OrderAction>.value(
      Value(
        fruit.name[phrases.language],
        value: "\(state.stock[fruit.id])",
        symbol: fruit.symbol
      )
    )
  }
  let juices = menu.juices.map { juice in
    Node.button(
      Button(
        phrases.orderJuice(juice.flavour[phrases.language]),
        action: OrderAction.juiceButtonTapped(juice.id),
        status: Status(phrases.soldOut, holds: state.stock.canMake(juice.recipe) == false)
      )
    )
  }
  return Screen(
    title: phrases.orderTitle,
    bar: [Button(phrases.editStock, action: .editStockButtonTapped)],
    content: [
      .group(Group(phrases.stock, children: stock)),
      .group(Group(phrases.juices, children: juices)),
    ]
  )
}
