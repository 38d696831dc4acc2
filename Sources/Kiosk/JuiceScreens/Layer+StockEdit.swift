import HeadlessUI
import JuiceModel
import JuiceViewModels

extension Layer where Action == KioskAction {
  static func stockEdit(_ stockEdit: StockEditViewModel, over stock: Stock) -> Layer {
    let steppers: [Node<KioskAction>] = stockEdit.rows(over: stock).map { row in
      .stepper(
        row.name,
        value: row.count,
        symbol: row.symbol,
        decrement: row.canDecrement ? .stockEdit(.decrementButtonTapped(row.id)) : nil,
        increment: row.canIncrement ? .stockEdit(.incrementButtonTapped(row.id)) : nil,
        status: Status(stockEdit.phrases.changed, holds: row.isChanged),
        identifier: row.id.rawValue)
    }
    return .sheet(
      title: stockEdit.title,
      bar: [
        Button(
          stockEdit.closeTitle, action: .stockEdit(.closeButtonTapped), hint: stockEdit.closeHint),
        Button(stockEdit.cancelTitle, action: .stockEdit(.dismissed), role: .cancel),
      ],
      content: [.group(children: steppers)],
      dismissal: Dismissal(.stockEdit(.dismissed), hint: stockEdit.dismissalHint),
      focus: stockEdit.focus?.rawValue
    )
  }
}
