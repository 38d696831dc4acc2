package import FlowExplorer
package import HeadlessUI
package import JuiceModel
package import JuiceScreens
package import JuiceViewModels

/// The part of the states of a kiosk and its world that an exploration visits.
package enum KioskExploration: String, CaseIterable {
  /// Everything but the stock sheet.
  case ordering
  /// Everything but the stock sheet, with just enough of each fruit for any one of the juices.
  case orderingLittle
  /// Everything, but with a small menu and with at most 3 of each fruit.
  case restockingUpTo3
  /// Everything, but with a small menu and with at least 97 of each fruit.
  case restockingUpTo100
  /// Everything, but with a small menu and with at most 2 of each fruit, in a world where the stock
  /// can't always be saved.
  case unsavedStock
  /// As with at most 3 of each fruit, in a world where another kiosk uses the same stock.
  case sharedStockUpTo3
  /// As with at least 97 of each fruit, in a world where another kiosk uses the same stock.
  case sharedStockUpTo100

  /// A kiosk in its world, beside its model.
  package typealias Modelled<Kiosk: RestorableApp & AnyObject> = ModelledApp<
    KioskWorld<Kiosk>, ShopModel
  >
  where Kiosk.State == OrderViewModel.State, Kiosk.Action == KioskAction

  /// The laws that an explorer checks.
  package enum Laws {
    /// All laws.
    case all
    /// The laws of what a person sees and does.
    ///
    /// What a kiosk keeps beside its state, and when it notifies observers, is the same in every
    /// language and with any counts, so it's enough to check the others in one language, and in the
    /// scopes that differ in more than their counts.
    case visible
  }

  /// Returns the laws to check in one of several languages.
  package func laws(inFirstLanguage isFirst: Bool) -> Laws {
    switch self {
    case .ordering, .restockingUpTo3, .restockingUpTo100, .unsavedStock, .sharedStockUpTo3:
      isFirst ? .all : .visible
    case .orderingLittle, .sharedStockUpTo100: .visible
    }
  }

  /// Returns an explorer of the part, which checks laws of the kiosk.
  ///
  /// - Parameters:
  ///   - menu: The menu of the shop, of which some scopes are about a part.
  ///   - stock: The opening stock, which is that of the scope of ordering.
  ///   - phrases: The phrases of the kiosk and of its model.
  ///   - states: The maximum number of states.
  ///   - laws: The laws to check.
  package func explorer(
    of menu: Menu,
    stock: Stock,
    phrases: Phrases,
    states: Int = 25_000,
    checking laws: Laws = .all
  ) -> Explorer<Modelled<JuiceKiosk>> {
    explorer(of: menu, stock: stock, phrases: phrases, states: states, checking: laws) {
      JuiceKiosk(maker: $0, phrases: $1)
    }
  }

  /// Returns an explorer of the part, which checks laws of a kiosk of another kind.
  package func explorer<Kiosk>(
    of menu: Menu,
    stock: Stock,
    phrases: Phrases,
    states: Int = 25_000,
    checking laws: Laws = .all,
    makeKiosk: @escaping @Sendable (JuiceMaker, Phrases) -> Kiosk
  ) -> Explorer<Modelled<Kiosk>> {
    let stock = opening(stock, of: menu)
    let menu = part(of: menu)
    let model = ShopModel(
      .with(menu, in: phrases.language),
      stock: stock == Stock(of: menu) ? nil : menu.fruits.map { stock[$0.id] },
      in: world)
    return Explorer(
      Scope(
        "\(name) (\(phrases.language.rawValue)), \(extent(menu, stock))",
        states: states
      ) { state, affordance in includes(affordance, in: state, model.shop) },
      properties: properties(laws, model.shop) + goals(model),
      makeApp: {
        ModelledApp(
          KioskWorld(menu, stock: stock, in: model.world) { makeKiosk($0, phrases) }, model: model)
      }
    )
  }

  /// Returns the menu of the kiosk that is explored.
  package func part(of menu: Menu) -> Menu {
    counts.map { menu.small(opening: $0.upperBound) } ?? menu
  }

  private func opening(_ stock: Stock, of menu: Menu) -> Stock {
    switch self {
    case .ordering: stock
    case .orderingLittle: menu.littleStock
    default: Stock(of: part(of: menu))
    }
  }

  /// The counts of each fruit that belong to the scope, or `nil` if the stock sheet doesn't.
  package var counts: ClosedRange<Int>? {
    switch self {
    case .ordering, .orderingLittle: nil
    case .restockingUpTo3, .sharedStockUpTo3: 0...3
    case .unsavedStock: 0...2
    case .restockingUpTo100, .sharedStockUpTo100: 97...100
    }
  }

  private var world: World {
    switch self {
    case .ordering, .orderingLittle, .restockingUpTo3, .restockingUpTo100: World()
    case .unsavedStock: World(.saving)
    case .sharedStockUpTo3, .sharedStockUpTo100: World(.sharing)
    }
  }

  private var name: String {
    switch self {
    case .ordering, .orderingLittle: "ordering"
    case .restockingUpTo3, .restockingUpTo100: "ordering and restocking"
    case .unsavedStock: "a stock that can't always be saved"
    case .sharedStockUpTo3, .sharedStockUpTo100: "a stock that another kiosk uses"
    }
  }

  private func extent(_ menu: Menu, _ stock: Stock) -> String {
    guard let counts else { return stock.listed }
    return "\(menu.size), stock \(counts.lowerBound)...\(counts.upperBound)"
  }
}

extension Menu {
  /// The most that any juice takes of each fruit, so that each juice can be made once, and none twice.
  fileprivate var littleStock: Stock {
    var difference = StockDifference()
    for fruit in fruits {
      let most = juices.map { $0.recipe.amount(of: fruit.id) }.max() ?? 0
      difference[fruit.id] = most - fruit.initialCount
    }
    var stock = Stock(of: self)
    stock.apply(difference)
    return stock
  }
}

extension Stock {
  /// The counts in the format of the option `--stock`.
  fileprivate var listed: String {
    fruits.map { "\($0)=\(self[$0])" }.joined(separator: ",")
  }
}
