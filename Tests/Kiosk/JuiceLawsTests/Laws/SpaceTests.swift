import FlowExplorer
import JuiceFiles
import JuiceModel
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

@testable import JuiceLaws

/// The states of the kiosk, which are those that an independent enumeration finds.
struct SpaceTests {
  /// The laws of every scope, and those that are checked where there may be something new to find.
  private static let laws = [
    "the kiosk agrees with its model", "what isn't offered changes nothing", "no dead end",
    "every alert can be left", "home can be reached from every state",
    "every enabled control changes the state", "cancelling preserves the stock",
  ]
  private static let hiddenLaws = [
    "nothing depends on what is not in the state",
    "an observer reads only states that events lead to",
  ]

  @Test(arguments: TestSizes.size(quick: [Phrases.korean], exhaustive: Phrases.all))
  func `all orders are explored`(phrases: Phrases) throws {
    let isLarge = TestSizes.areExhaustive && phrases == .korean
    let counts = isLarge ? [10, 4, 2, 6, 6] : [10, 2, 0, 3, 3]
    let space = OrderingSpace(counts, juices: 0...6)
    let fruits = zip(Menu.standard.fruits, counts)
    let stock = Stock(of: .standard, with: fruits.reduce(into: [:]) { $0[$1.0.id] = $1.1 })
    let exploration = KioskScope.product.explorer(
      of: .standard, stock: stock, phrases: phrases, states: space.states,
      checksHidden: isLarge
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == space.states)
    #expect(exploration.transitionCount == space.transitions)
    #expect(Set(exploration.states.map { $0.app.kiosk.stock }).count == space.stocks)
  }

  @Test func `each juice and each two that share a fruit are ordered around what they take`() {
    let parties = [[0], [1], [2], [3], [4], [5], [6], [0, 4], [1, 4], [2, 6], [5, 6]]
    let own = [20, 4, 3, 9, 8]
    let spaces = parties.flatMap { party in
      let openings = OrderingSpace.glasses(party)
      let more = party.count == 1 ? [[100, 100, 100, 100, 100], own] : []
      return (openings + more).map { OrderingSpace($0, juices: party) }
    }
    let stock = Stock(
      of: .standard,
      with: Dictionary(uniqueKeysWithValues: zip(Menu.standard.fruits.map { $0.id }, own)))
    let exploration = KioskScope.orders.explorer(
      of: .standard, stock: stock, phrases: .korean, checksHidden: false
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    let twoGlasses = (states: 1 + 7 + 28 + 7 + 49, transitions: 2 * (7 + 49))
    #expect(exploration.states.count == twoGlasses.states + spaces.reduce(0) { $0 + $1.states })
    let transitions = spaces.reduce(twoGlasses.transitions) { $0 + $1.transitions }
    #expect(exploration.transitionCount == transitions)
  }

  /// The drafts around the middle, and those from one end to the other, of any number of fruits.
  @Test(
    arguments: TestSizes.size(
      quick: [(KioskScope.sheet, 1, near: 7, steps: 12)],
      exhaustive: [
        (.sheet, 1, near: 7, steps: 12), (.sheet, 5, near: 288, steps: 1_710),
        (.unusualSheet, 9, near: 244, steps: 774),
      ]))
  func `the stock sheet is explored around the middle and from end to end`(
    scope: KioskScope, fruits: Int, near: Int, steps: Int
  ) {
    let menu = fruits == 1 ? Menu.standard.small(1, opening: 10) : .standard
    let exploration = scope.explorer(
      of: menu, stock: Stock(of: menu), phrases: .korean, checksHidden: false
    ).explore()
    let far = 100 * fruits + 1
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == 2 * near + 4 * far)
    let ends = 3 * near + 6 * far
    #expect(exploration.transitionCount == 3 + ends + steps + 4 * (far - 1))
    #expect(KioskScope.unusualSheet.part(of: menu).size == "9 fruits, 5 juices")
  }

  @Test func `each count and each draft of one fruit is explored`() {
    let top = 20
    let scope = KioskScope(name: "one fruit up to \(top)", kind: .small(fruits: 1, 0...top))
    let exploration = scope.explorer(
      of: .standard, stock: Stock(of: .standard), phrases: .korean
    ).explore()
    let (counts, takes) = (top + 1, [11, 10])
    let made = takes.reduce(0) { $0 + counts - $1 }
    let short = takes.reduce(0, +)
    let (drafts, steps) = (counts * counts, counts * 2 * top)
    let focused = takes[0]
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == counts + drafts + made + short + focused)
    let inOrders = 3 * counts + made + 3 * short
    let onSheets = 3 * drafts + steps + 3 * focused + 2 * focused - 1
    #expect(exploration.transitionCount == inOrders + onSheets)
  }

  @Test(arguments: [(KioskScope.restockingUpTo3, 0...3), (.restockingUpTo100, 97...100)])
  func `all drafts of the stock sheet are explored, and every law is checked`(
    scope: KioskScope, counts: ClosedRange<Int>
  ) throws {
    let space = RestockingSpace(counts)
    let exploration = scope.explorer(
      of: .standard, stock: Stock(of: .standard), phrases: .korean, states: space.steps.count
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == space.steps.count)
    #expect(exploration.transitionCount == space.transitions)
    #expect(exploration.depth == space.depth)
    let laws = Self.laws + (scope.hasHiddenLaws ? Self.hiddenLaws : [])
    #expect(
      exploration.findings.map { $0.property } == laws + ["the app can go back to every state"])
    #expect(exploration.findings.allSatisfy { $0.isVacuous == false })
  }

  @Test(
    .enabled(if: TestSizes.areExhaustive),
    arguments: [
      (KioskScope.unsavedStock, [1_688, 7_494]),
      (.sharedStockUpTo3, [676, 5_260]), (.sharedStockUpTo100, [548, 4_370]),
    ])
  func `what the world does is explored`(scope: KioskScope, figures: [Int]) {
    for phrases in Phrases.all {
      let exploration = scope.explorer(
        of: .standard, stock: Stock(of: .standard), phrases: phrases,
        checksHidden: phrases == .korean
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
    for scope in TestSizes.size(quick: [world], exhaustive: [.orders, world]) {
      let exploration = scope.explorer(
        of: menu, stock: Stock(of: menu), phrases: Phrases.all[index % Phrases.all.count],
        checksHidden: scope == .restockingUpTo3
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

  /// Returns the counts for one glass of each of some juices, and those with one of a fruit less.
  static func glasses(_ juices: [Int]) -> [[Int]] {
    let sum = (0..<5).map { fruit in juices.reduce(0) { $0 + recipes[$1][fruit] } }
    let taken = (0..<5).filter { sum[$0] > 0 }
    return [sum] + taken.map { less in (0..<5).map { sum[$0] - ($0 == less ? 1 : 0) } }
  }

  init(_ opening: [Int], juices: some Sequence<Int>) {
    let recipes = juices.map { Self.recipes[$0] }
    var found: Set = [opening]
    var rest = [opening]
    var short = 0
    while let stock = rest.popLast() {
      let orders = recipes.map { recipe in zip(stock, recipe).map { $0 - $1 } }
      let made = orders.filter { $0.allSatisfy { $0 >= 0 } }
      short += Set(orders.map { $0.map { min($0, 0) } }.filter { $0.contains { $0 < 0 } }).count
      rest += Set(made).filter { found.insert($0).inserted }
    }
    let ready = found.reduce(0) { sum, stock in
      sum + recipes.count { recipe in found.contains(zip(stock, recipe).map { $0 + $1 }) }
    }
    stocks = found.count
    states = found.count + ready + short
    transitions = found.count * recipes.count + ready + 2 * short
  }
}
