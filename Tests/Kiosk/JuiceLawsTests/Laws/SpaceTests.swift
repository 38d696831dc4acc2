import FlowExplorer
import JuiceFiles
import JuiceLaws
import JuiceModel
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

/// The states of the kiosk, which are those that an independent enumeration finds.
struct SpaceTests {
  /// The laws of every scope; the last two are checked where there may be something new to find.
  private static let laws = [
    "the kiosk agrees with its model", "no dead end", "every alert can be left",
    "home can be reached from every state", "every enabled control changes the state",
    "cancelling preserves the stock", "nothing depends on what is not in the state",
    "an observer reads only states that events lead to",
  ]

  @Test(arguments: TestSizes.size(quick: [Phrases.korean], exhaustive: Phrases.all))
  func `all orders are explored`(phrases: Phrases) throws {
    let isLarge = TestSizes.areExhaustive && phrases == .korean
    let counts = isLarge ? [10, 6, 4, 10, 10] : [10, 2, 2, 3, 3]
    let space = OrderingSpace(counts)
    let fruits = zip(Menu.standard.fruits, counts)
    let stock = Stock(of: .standard, with: fruits.reduce(into: [:]) { $0[$1.0.id] = $1.1 })
    let exploration = KioskScope.ordering.explorer(
      of: .standard, stock: stock, phrases: phrases, states: space.states,
      checksMemory: phrases == .korean
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == space.states)
    #expect(exploration.transitionCount == space.transitions)
    #expect(Set(exploration.states.map { $0.app.kiosk.stock }).count == space.stocks)
  }

  @Test(arguments: [KioskScope.restockingUpTo3, .restockingUpTo100])
  func `all drafts of the stock sheet are explored, and every law is checked`(
    scope: KioskScope
  ) throws {
    let space = RestockingSpace(try #require(scope.counts))
    let exploration = scope.explorer(
      of: .standard, stock: Stock(of: .standard), phrases: .korean, states: space.steps.count
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == space.steps.count)
    #expect(exploration.transitionCount == space.transitions)
    #expect(exploration.depth == space.depth)
    #expect(exploration.findings.prefix(Self.laws.count).map { $0.property } == Self.laws)
    #expect(exploration.findings.allSatisfy { $0.isVacuous == false })
  }

  @Test(
    .enabled(if: TestSizes.areExhaustive),
    arguments: [
      (KioskScope.orderingLittle, [224, 573]), (.unsavedStock, [456, 1_746]),
      (.sharedStockUpTo3, [534, 3_778]), (.sharedStockUpTo100, [522, 3_716]),
    ])
  func `what the world does is explored`(scope: KioskScope, figures: [Int]) {
    for phrases in Phrases.all {
      let exploration = scope.explorer(
        of: .standard, stock: Stock(of: .standard), phrases: phrases,
        checksMemory: scope.isOfItsOwnKind && phrases == .korean
      ).explore()
      #expect(exploration.holds, "\(exploration)")
      #expect([exploration.states.count, exploration.transitionCount] == figures)
    }
  }

  private static let menus = [
    "JuiceDocumentsTests/Menus/lemonade", "juicemakerTests/Menus/duplicate-names",
    "juicemakerTests/Menus/no-symbols", "juicemakerTests/Menus/one-fruit",
    "juicemakerTests/Menus/other-languages", "juicemakerTests/Menus/whole-stock",
  ]

  /// Each menu in the scopes of the whole menu and of one world.
  @Test(arguments: TestSizes.size(quick: menus.indices.prefix(1), exhaustive: menus.indices))
  func `another menu is explored`(index: Int) throws {
    let menu = try MenuFile(ThisPackage.path("Tests/Kiosk/\(Self.menus[index]).json")).menu
    let worlds: [KioskScope] = [
      .restockingUpTo100, .unsavedStock, .sharedStockUpTo3, .sharedStockUpTo100, .restockingUpTo3,
    ]
    let world = worlds[index % worlds.count]
    for scope in TestSizes.size(quick: [world], exhaustive: [.orderingLittle, world]) {
      let exploration = scope.explorer(
        of: menu, stock: Stock(of: menu), phrases: Phrases.all[index % Phrases.all.count],
        checksMemory: scope == .restockingUpTo3
      ).explore()
      #expect(exploration.holds, "\(exploration)")
    }
  }
}

/// The stocks that ordering leads to, found from the rules of the kiosk alone.
private struct OrderingSpace {
  let stocks, states, transitions: Int

  /// The strawberries, bananas, pineapples, kiwis, and mangoes in each juice.
  private static let recipes = [
    [16, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 0, 3, 0], [0, 0, 2, 0, 0], [10, 1, 0, 0, 0],
    [0, 0, 0, 0, 3], [0, 0, 0, 1, 2],
  ]

  init(_ opening: [Int]) {
    var found: Set = [opening]
    var rest = [opening]
    var short = 0
    while let stock = rest.popLast() {
      let orders = Self.recipes.map { recipe in zip(stock, recipe).map { $0 - $1 } }
      let made = orders.filter { $0.allSatisfy { $0 >= 0 } }
      short += made.count < orders.count ? 1 : 0
      rest += Set(made).filter { found.insert($0).inserted }
    }
    let ready = found.reduce(0) { sum, stock in
      sum + Self.recipes.count { recipe in found.contains(zip(stock, recipe).map { $0 + $1 }) }
    }
    stocks = found.count
    states = found.count + ready + short
    transitions = found.count * Self.recipes.count + ready + 2 * short
  }
}
