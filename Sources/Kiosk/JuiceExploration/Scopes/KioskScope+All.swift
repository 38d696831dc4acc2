import FlowDriver
import JuiceModel
import JuiceWorld

extension KioskScope {
  package static let orders = KioskScope(
    name: "orders",
    extent: """
      Each juice alone, glass after glass, each two that share a fruit, around what
      they take, and any two, one after the other. Left out: three juices in turn.
      """
  ) { menu, stock in
    let full = menu.stock(ofEach: 100)
    let first = menu.juices.map { full.adding(-1, of: $0.recipe) }
    let parties = menu.parties.flatMap { party in
      let more = party.count == 1 ? [full, stock] : []
      return (menu.glasses(of: party) + more).unique
        .map { Opening(stock: $0, juices: party.map { $0.id }) }
    }
    let any = Opening(stock: full, juices: menu.juices.map { $0.id }, stocks: Set([full] + first))
    return parties + [any]
  }

  /// At 0 and at 100, which are the bounds of the kiosk, all its actions are tried.
  package static let sheet = KioskScope(
    name: "stock sheet",
    extent: """
      Every fruit up to 1 more or less than 50 (two at once if there are over 6), and
      one after the other from 0 to 100 and back. Left out: other drafts of several.
      """
  ) { menu, _ in
    let limit = menu.fruits.count > 6 ? 2 : 6
    return [
      .near(menu.stock(ofEach: 50), atMost: limit),
      .sweep(menu.stock(ofEach: 0), to: 100),
      .sweep(menu.stock(ofEach: 100), to: 0),
    ]
  }

  package static let unsavedStock = small("unsaved stock", [0...2], in: World(canFail: true))
  package static let sharedStock = small(
    "shared stock", [0...3, 97...100], in: World(isShared: true))

  /// Returns the scope of everything with a menu of two fruits and few counts, each draft of the stock sheet
  /// included.
  static func small(
    _ name: String, _ ranges: [ClosedRange<Int>], in world: World = World()
  ) -> KioskScope {
    let counts = ranges.map { "from \($0.lowerBound) to \($0.upperBound)" }
    return KioskScope(
      name: name,
      extent: "Every draft and every order \(counts.joined(separator: ", and ")).\n"
        + "Left out: other fruits and counts.",
      world: world, isSmall: true
    ) { menu, _ in
      ranges.map { counts in
        Opening(
          stock: menu.stock(ofEach: counts.upperBound), juices: menu.juices.map { $0.id },
          counts: counts
        ) { _ in true }
      }
    }
  }

  /// The default scopes, whose states grow only as a power of the length of the menu.
  package static let all = [orders, sheet, unsavedStock, sharedStock]

  /// All orders from the opening stock, in any turn, of which there are as many as the product of its
  /// counts.
  package static let product = KioskScope(
    name: "all orders in any turn",
    extent: "The product of the stocks. Left out: the stock sheet."
  ) { menu, stock in
    [Opening(stock: stock, juices: menu.juices.map { $0.id })]
  }

  /// Every transition between the screens of a menu, to draw them: with as much of each fruit as fits, and
  /// without fruit.
  package static let map = KioskScope(
    name: "each order and each step of the stock sheet once", extent: "To draw the screens."
  ) { menu, _ in
    [100, 0].map {
      .near(menu.stock(ofEach: $0), atMost: 1, juices: menu.juices.map { $0.id })
    }
  }
}
