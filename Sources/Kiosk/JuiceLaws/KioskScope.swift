package import FlowExplorer
import HeadlessUI
package import JuiceModel
import JuiceScreens
package import JuiceViewModels

package struct KioskScope: Hashable, Sendable {
  let id: String
  let name: String
  /// The counts of each fruit of a small menu, or `nil` for the whole menu without the stock sheet.
  package var counts: ClosedRange<Int>?
  var choices = World.Choices.nothing
  let goals: [Goal]
  /// A Boolean value that indicates whether the scope differs from others in more than its counts.
  ///
  /// What a kiosk keeps beside its state, and when it notifies observers, is the same in every
  /// language and with any counts, so it's enough to check that in such scopes and in one language.
  package var isOfItsOwnKind = true

  /// Everything but the stock sheet.
  package static let ordering = KioskScope(
    id: "ordering", name: "ordering", goals: [.made, .short])

  /// Everything but the stock sheet, with just enough of each fruit for any one of the juices.
  package static let orderingLittle = KioskScope(
    id: "orderingLittle", name: "ordering", goals: [.made, .short], isOfItsOwnKind: false)

  /// The scopes of a small menu, of which each draft of the stock sheet is visited.
  package static let restockingUpTo3 = KioskScope(
    id: "restockingUpTo3", name: "ordering and restocking", counts: 0...3,
    goals: [.made, .short, .usedUp, .emptied])
  package static let restockingUpTo100 = KioskScope(
    id: "restockingUpTo100", name: "ordering and restocking", counts: 97...100,
    goals: [.made, .filled])

  /// A world where the stock can't always be saved.
  package static let unsavedStock = KioskScope(
    id: "unsavedStock", name: "a stock that can't always be saved", counts: 0...2,
    choices: .saving, goals: [.made, .short, .orderNotSaved, .changesNotSaved, .outdated])

  /// A world where another kiosk uses the same stock.
  package static let sharedStockUpTo3 = KioskScope(
    id: "sharedStockUpTo3", name: "a stock that another kiosk uses", counts: 0...3,
    choices: .sharing, goals: [.made, .short, .soldMeanwhile])
  package static let sharedStockUpTo100 = KioskScope(
    id: "sharedStockUpTo100", name: "a stock that another kiosk uses", counts: 97...100,
    choices: .sharing, goals: [.made, .addedMeanwhile], isOfItsOwnKind: false)

  package static let all: [KioskScope] = [
    .ordering, .orderingLittle, .restockingUpTo3, .restockingUpTo100, .unsavedStock,
    .sharedStockUpTo3, .sharedStockUpTo100,
  ]

  /// A kiosk in its world, beside its model.
  package typealias App = ModelledApp<KioskWorld, ShopModel>
}

extension KioskScope: CustomStringConvertible {
  package var description: String { id }
}

extension KioskScope {
  /// Returns an explorer of the scope.
  ///
  /// The opening stock counts only in the scope of ordering. What a kiosk keeps beside its state is
  /// looked for in as many steps as there may be states, up to 1,000.
  package func explorer(
    of menu: Menu,
    stock: Stock,
    phrases: Phrases,
    states: Int = 25_000,
    checksMemory: Bool = true,
    makeKiosk: @escaping @Sendable (JuiceMaker, Phrases) -> any ExplorableKiosk = {
      maker, phrases in
      JuiceKiosk(maker: maker, phrases: phrases)
    }
  ) -> Explorer<App> {
    let part = part(of: menu)
    let opening =
      self == .ordering ? stock : self == .orderingLittle ? menu.littleStock : Stock(of: part)
    let counts = part.fruits.map { opening.count($0.id) }
    let model = ShopModel(of: part, in: phrases, stock: counts, World(choices))
    let extent = self.counts.map { "\(part.size), stock \($0.lowerBound)...\($0.upperBound)" }
    let listed = zip(part.fruits, counts).map { "\($0.id)=\($1)" }.joined(separator: ",")
    return Explorer(
      Scope("\(name) (\(phrases.language.rawValue)), \(extent ?? listed)", states: states) {
        includes($1, in: $0, model.shop)
      },
      properties: visibleLaws(model.shop)
        + (checksMemory ? memoryLaws(model.shop, steps: min(states, 1_000)) : [])
        + goals.filter { $0 == .made ? model.canMakeJuice : true }.map { goal in
          .sometimes(goal.rawValue) { state, _ in state.model?.isAt(goal) ?? false }
        },
      makeApp: {
        ModelledApp(
          KioskWorld(part, stock: opening, in: model.world) { makeKiosk($0, phrases) },
          model: model)
      })
  }

  package func part(of menu: Menu) -> Menu {
    counts.map { menu.small(opening: $0.upperBound) } ?? menu
  }
}

extension Menu {
  /// The most that any juice takes of each fruit, so that each juice can be made once, and none twice.
  fileprivate var littleStock: Stock {
    stock { fruit in juices.map { $0.recipe.amount(of: fruit) }.max() ?? 0 }
  }

  func stock(_ count: (Fruit.ID) -> Int) -> Stock {
    Stock(of: self, with: fruits.reduce(into: [:]) { $0[$1.id] = count($1.id) })
  }
}
