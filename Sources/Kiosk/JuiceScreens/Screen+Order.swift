public import HeadlessUI
import JuiceModel
public import JuiceViewModels

extension Screen where Action == KioskAction {
  /// Creates the order screen, together with the alert or the sheet that covers it.
  public init(_ order: OrderViewModel) {
    let stock = order.stock
    self.init(
      title: order.title,
      bar: [Button(order.editStockTitle, action: .order(.editStockButtonTapped))],
      content: [
        .group(Group(order.stockTitle, children: Node.values(order.fruits(in: stock)))),
        .group(Group(order.juicesTitle, children: Node.buttons(order.juices(in: stock)))),
      ],
      modal: Modal(order, over: stock)
    )
  }
}

extension Modal where Action == KioskAction {
  init?(_ order: OrderViewModel, over stock: Stock) {
    if let alert = order.alert {
      self = .alert(Alert(alert.intent))
    } else if let stockEdit = order.stockEdit {
      self = .sheet(Screen(stockEdit, over: stock), dismissal: .stockEdit(.dismissed))
    } else {
      return nil
    }
  }
}

extension Node where Action == KioskAction {
  fileprivate static func values(_ fruits: [OrderViewModel.FruitRow]) -> [Node] {
    fruits.map { fruit in
      .value(
        Value(
          fruit.name,
          value: "\(fruit.count)",
          symbol: fruit.symbol,
          identifier: fruit.id.rawValue
        )
      )
    }
  }

  fileprivate static func buttons(_ juices: [OrderViewModel.JuiceRow]) -> [Node] {
    juices.map { juice in
      .button(
        Button(
          juice.title,
          action: .order(.juiceButtonTapped(juice.id)),
          status: Status(
            juice.shortageReason, holds: juice.canBeMade == false, isWarning: true),
          identifier: juice.id.rawValue
        )
      )
    }
  }
}
