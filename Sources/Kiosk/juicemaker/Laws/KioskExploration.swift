import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// The part of the states of a kiosk and its world that an exploration visits.
enum KioskExploration: String, CaseIterable {
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
  typealias Modelled<Kiosk: RestorableApp & AnyObject> = ModelledApp<KioskWorld<Kiosk>, ShopModel>
  where Kiosk.State == OrderViewModel.State, Kiosk.Action == KioskAction

  /// The laws that an explorer checks.
  enum Laws {
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
  func laws(inFirstLanguage isFirst: Bool) -> Laws {
    switch self {
    case .ordering, .restockingUpTo3, .restockingUpTo100, .unsavedStock, .sharedStockUpTo3:
      isFirst ? .all : .visible
    case .orderingLittle, .sharedStockUpTo100: .visible
    }
  }

  /// Returns an explorer of the part, which checks laws of the kiosk.
  func explorer(_ options: Options, checking laws: Laws = .all) -> Explorer<Modelled<JuiceKiosk>> {
    explorer(options, checking: laws) { JuiceKiosk(maker: $0, phrases: $1) }
  }

  /// Returns an explorer of the part, which checks laws of a kiosk of another kind.
  ///
  /// - Parameters:
  ///   - options: The options, whose phrases are those of the kiosk.
  ///   - laws: The laws to check.
  ///   - makeKiosk: A closure that makes the kiosk.
  func explorer<Kiosk>(
    _ options: Options,
    checking laws: Laws = .all,
    makeKiosk: @escaping @Sendable (JuiceMaker, Phrases) -> Kiosk
  ) -> Explorer<Modelled<Kiosk>> {
    let phrases = options.phrases
    let menu = menu(options)
    let stock = stock(options)
    let model = ShopModel(
      .with(menu, in: phrases.language),
      stock: stock == Stock(of: menu) ? nil : menu.fruits.map { stock[$0.id] },
      in: world)
    return Explorer(
      Scope(
        "\(name) (\(phrases.language.rawValue)), \(extent(menu, stock))",
        states: options.states
      ) { state, affordance in includes(affordance, in: state, model.shop) },
      properties: properties(laws, model.shop) + goals(model),
      makeApp: {
        ModelledApp(
          KioskWorld(menu, stock: stock, in: model.world) { makeKiosk($0, phrases) }, model: model)
      }
    )
  }

  /// Returns the menu of the kiosk that is explored.
  func menu(_ options: Options) -> Menu {
    counts.map { options.menu.small(opening: $0.upperBound) } ?? options.menu
  }

  private func stock(_ options: Options) -> Stock {
    switch self {
    case .ordering: options.stock
    case .orderingLittle: options.menu.littleStock
    default: Stock(of: menu(options))
    }
  }

  /// The counts of each fruit that belong to the scope, or `nil` if the stock sheet doesn't.
  var counts: ClosedRange<Int>? {
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
