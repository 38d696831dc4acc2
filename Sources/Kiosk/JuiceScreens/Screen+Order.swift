public import HeadlessUI
import JuiceModel
public import JuiceViewModels

extension Screen where Action == KioskAction {
  /// Creates the order screen, together with the alert or the sheet that covers it.
  public init(_ order: OrderViewModel) {
    let stock = order.stock
    let fruits = order.fruits(in: stock).map { fruit in
      Node<KioskAction>.value(
        fruit.name, value: fruit.count, symbol: fruit.symbol, identifier: fruit.id.rawValue)
    }
    let juices = order.juices(in: stock).map { juice in
      Node<KioskAction>.button(
        Button(
          juice.title,
          value: juice.recipe,
          symbol: juice.symbol,
          action: .order(.juiceButtonTapped(juice.id)),
          status: juice.shortageReason.map { Status($0, holds: true, isWarning: true) },
          identifier: juice.id.rawValue
        )
      )
    }
    self.init(
      title: order.title,
      bar: [Button(order.editStockTitle, action: .order(.editStockButtonTapped))],
      content: [
        .group(order.stockTitle, children: fruits),
        .group(order.juicesTitle, children: juices),
      ],
      hasUnsavedChanges: order.hasUnsavedChanges(to: stock),
      coveredBy: [
        order.stockEdit.map { .stockEdit($0, over: stock) },
        order.alert.map { alert in
          .alert(alert.intent, dismissed: .order(.dismissed)) { .order(.alertButtonTapped($0)) }
        },
      ]
    )
  }
}
