public import HeadlessUI
import JuiceModel
public import JuiceViewModels

extension Screen where Action == KioskAction {
  /// Creates the order screen, together with the alert or the sheet that covers it.
  public init(_ order: OrderViewModel) {
    let stock = order.stock
    let fruits = order.fruits(in: stock).map { fruit in
      Node<KioskAction>.value(
        Value(
          fruit.name, value: fruit.count, symbol: fruit.symbol, identifier: fruit.id.rawValue))
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
        .group(Group(order.stockTitle, children: fruits)),
        .group(Group(order.juicesTitle, children: juices)),
      ],
      modal: Modal(order, over: stock),
      hasUnsavedChanges: order.hasUnsavedChanges(to: stock)
    )
  }
}

extension Modal where Action == KioskAction {
  init?(_ order: OrderViewModel, over stock: Stock) {
    if let alert = order.alert {
      self = .alert(Alert(alert.intent))
    } else if let stockEdit = order.stockEdit {
      self = .sheet(
        Screen(stockEdit, over: stock),
        dismissal: Dismissal(.stockEdit(.dismissed), hint: stockEdit.dismissalHint))
    } else {
      return nil
    }
  }
}
