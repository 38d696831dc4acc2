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
    let rows = stockEdit.rows(over: stock)
    let duplicates = Duplicates(of: rows.map { $0.name })
    let steppers: [Node<KioskAction>] = rows.map { row in
      .stepper(
        Stepper(
          row.name,
          value: "\(row.count)",
          symbol: row.symbol,
          decrement: row.canDecrement ? .stockEdit(.decrementButtonTapped(row.id)) : nil,
          increment: row.canIncrement ? .stockEdit(.incrementButtonTapped(row.id)) : nil,
          identifier: duplicates.contains(row.name) ? row.id.rawValue : nil
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
