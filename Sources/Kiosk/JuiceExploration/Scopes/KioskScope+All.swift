extension KioskScope {
  package static let orders = KioskScope(name: "orders", kind: .orders)
  package static let sheet = KioskScope(name: "stock sheet", kind: .sheet)
  package static let unsavedStock = KioskScope(
    name: "unsaved stock", kind: .small(0...2), choices: [.saving])
  package static let sharedStockUpTo3 = KioskScope(
    name: "shared stock up to 3", kind: .small(0...3), choices: [.sharing])
  package static let sharedStockUpTo100 = KioskScope(
    name: "shared stock up to 100", kind: .small(97...100), choices: [.sharing])

  /// The default scopes, whose states grow only as a power of the length of the menu.
  package static let all = [orders, sheet, unsavedStock, sharedStockUpTo3, sharedStockUpTo100]

  /// All orders from the opening stock, in any turn, of which there are as many as the product of its
  /// counts.
  package static let product = KioskScope(name: "all orders in any turn", kind: .product)

  /// A text of at most 80 columns a line on the contents of the scope and its limits.
  package var extent: String {
    switch kind {
    case .orders:
      """
      Each juice alone, glass after glass, each two that share a fruit, around what
      they take, and any two, one after the other. Left out: three juices in turn.
      """
    case .sheet:
      """
      Every fruit up to 1 more or less than 50 (two at once if there are over 6), and
      one after the other from 0 to 100 and back. Left out: other drafts of several.
      """
    case .small(let counts):
      "Every draft and every order from \(counts.lowerBound) to \(counts.upperBound). "
        + "Left out: other fruits and counts."
    case .product: "The product of the stocks. Left out: the stock sheet."
    }
  }
}
