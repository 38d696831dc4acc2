public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

extension Screen where Action == KioskAction {
  /// Creates the stock sheet.
  ///
  /// - Parameters:
  ///   - stockEdit: The changes to show.
  ///   - stock: The stock that they change.
  public init(_ stockEdit: StockEditViewModel, over stock: Stock) {
    let steppers: [Node<KioskAction>] = stockEdit.rows(over: stock).map { row in
      .stepper(
        Stepper(
          row.name,
          value: "\(row.count)",
          symbol: row.symbol,
          decrement: row.canDecrement ? .stockEdit(.decrementButtonTapped(row.id)) : nil,
          increment: row.canIncrement ? .stockEdit(.incrementButtonTapped(row.id)) : nil,
          status: Status(row.changeNote, holds: row.isChanged),
          identifier: row.id.rawValue
        )
      )
    }
    self.init(
      title: stockEdit.title,
      bar: [Button(stockEdit.closeTitle, action: .stockEdit(.closeButtonTapped))],
      content: [.group(Group(children: steppers))]
    )
  }
}
