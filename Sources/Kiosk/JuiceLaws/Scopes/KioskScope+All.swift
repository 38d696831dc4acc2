import JuiceModel

extension KioskScope {
  package static let orders = KioskScope(
    id: "orders", name: "ORDERS", kind: .orders,
    extent: """
      Each juice alone, glass after glass, and each two that share a fruit, around
      what they take. Left out: three juices in turn, and two that share no fruit.
      """)

  package static let sheet = KioskScope(
    id: "sheet", name: "STOCK SHEET", kind: .sheet, isOfItsOwnKind: false,
    extent: """
      Every fruit up to 1 more or less than 50 (two at once if there are over 6), and
      one after the other from 0 to 100 and back. Left out: other drafts of several.
      """)

  package static let oneFruit = KioskScope(
    id: "oneFruit", name: "ONE FRUIT", kind: .small(fruits: 1, 0...100), isInOneLanguage: true,
    isOfItsOwnKind: false,
    extent: "Every count, every draft, and every order. Left out: the other fruits.")

  package static let restockingUpTo3 = KioskScope(
    id: "restockingUpTo3", name: "TWO FRUITS UP TO 3", kind: .small(fruits: 2, 0...3),
    extent: "Every draft and every order of two fruits. Left out: counts above 3.")
  package static let restockingUpTo100 = KioskScope(
    id: "restockingUpTo100", name: "TWO FRUITS UP TO 100", kind: .small(fruits: 2, 97...100),
    isOfItsOwnKind: false,
    extent: "Every draft and every order of two fruits. Left out: counts below 97.")

  package static let unsavedStock = KioskScope(
    id: "unsavedStock", name: "A STOCK THAT CAN'T ALWAYS BE SAVED",
    kind: .small(fruits: 2, 0...2), choices: .saving,
    extent: "Every draft and every order of two fruits. Left out: counts above 2.")

  package static let sharedStockUpTo3 = KioskScope(
    id: "sharedStockUpTo3", name: "A STOCK THAT ANOTHER KIOSK USES, UP TO 3",
    kind: .small(fruits: 2, 0...3), choices: .sharing,
    extent: "Every draft and every order of two fruits. Left out: counts above 3.")
  package static let sharedStockUpTo100 = KioskScope(
    id: "sharedStockUpTo100", name: "A STOCK THAT ANOTHER KIOSK USES, UP TO 100",
    kind: .small(fruits: 2, 97...100), choices: .sharing, isOfItsOwnKind: false,
    extent: "Every draft and every order of two fruits. Left out: counts below 97.")

  package static let unusualOrders = KioskScope(
    id: "unusualOrders", name: "ORDERS FROM AN UNUSUAL MENU", kind: .orders, menu: .unusual,
    isOfItsOwnKind: false, extent: orders.extent)
  package static let unusualSheet = KioskScope(
    id: "unusualSheet", name: "STOCK SHEET OF AN UNUSUAL MENU", kind: .sheet, menu: .unusual,
    isOfItsOwnKind: false, extent: sheet.extent)

  /// What is explored by default: its states grow only as a power of the length of the menu.
  package static let all = [
    orders, sheet, oneFruit, restockingUpTo3, restockingUpTo100, unsavedStock, sharedStockUpTo3,
    sharedStockUpTo100, unusualOrders, unusualSheet,
  ]

  /// All orders from the opening stock, in any turn, of which there are as many as the product of its
  /// counts.
  package static let product = KioskScope(
    id: "product", name: "ALL ORDERS IN ANY TURN", kind: .product,
    extent: "The product of the stocks. Left out: the stock sheet.")
}
