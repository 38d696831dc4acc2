import FlowExplorer
import JuiceFiles
import JuiceModel
import JuiceViewModels
import JuiceWorld
import TestSupport
import Testing

@testable import JuiceExploration

/// The states of the kiosk, which are those that an independent enumeration finds.
struct SpaceTests {
  private static let laws = [
    "the kiosk agrees with its model", "what isn't offered changes nothing", "no dead end",
    "every alert can be left", "home can be reached from every state",
    "every enabled control changes the state", "cancelling preserves the stock",
    "nothing depends on what is not in the state", "the app can go back to every state",
  ]

  @Test(arguments: TestSizes.size(quick: [Phrases.korean], exhaustive: Phrases.all))
  func `all orders are explored`(phrases: Phrases) throws {
    let isLarge = TestSizes.areExhaustive && phrases == .korean
    let counts = isLarge ? [10, 4, 2, 6, 6] : [10, 2, 0, 3, 3]
    let space = ModelSpace(orders: Array(0...6), from: counts)
    let exploration = KioskScope.product.explorer(
      of: .standard, stock: .standard(counts), phrases: phrases, states: space.steps.count,
      checksHidden: isLarge
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == space.steps.count)
    #expect(exploration.transitionCount == space.transitions)
  }

  @Test func `each juice and each two that share a fruit are ordered around what they take`() {
    let parties = [[0], [1], [2], [3], [4], [5], [6], [0, 4], [1, 4], [2, 6], [5, 6]]
    let own = [20, 4, 3, 9, 8]
    let spaces = parties.flatMap { party in
      let openings = ModelSpace.glasses(party)
      let more = party.count == 1 ? [[100, 100, 100, 100, 100], own] : []
      return (openings + more).map { ModelSpace(orders: party, from: $0) }
    }
    let exploration = KioskScope.orders.explorer(
      of: .standard, stock: .standard(own), phrases: .korean, checksHidden: false
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    let twoGlasses = (states: 1 + 7 + 28 + 7 + 49, transitions: 2 * (7 + 49))
    let states = spaces.reduce(twoGlasses.states) { $0 + $1.steps.count }
    #expect(exploration.states.count == states)
    let transitions = spaces.reduce(twoGlasses.transitions) { $0 + $1.transitions }
    #expect(exploration.transitionCount == transitions)
  }

  /// The drafts around the middle, and those from one end to the other, of any number of fruits.
  @Test(
    arguments: TestSizes.size(
      quick: [(Menu.standard.small, near: 9, steps: 24)],
      exhaustive: [
        (.standard.small, near: 9, steps: 24), (.standard, near: 243, steps: 1_620),
        (.unusual, near: 163, steps: 612),
      ]))
  func `the stock sheet is explored around the middle and from end to end`(
    menu: Menu, near: Int, steps: Int
  ) {
    let exploration = KioskScope.sheet.explorer(
      of: menu, stock: Stock(of: menu), phrases: .korean, checksHidden: false
    ).explore()
    let far = 100 * menu.fruits.count + 1
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == 2 * near + 4 * far)
    let ends = 3 * near + 6 * far
    #expect(exploration.transitionCount == 3 + ends + steps + 4 * (far - 1))
  }

  @Test(arguments: TestSizes.size(quick: [Phrases.korean], exhaustive: Phrases.all))
  func `the orders of an unusual menu are explored`(phrases: Phrases) {
    let exploration = KioskScope.orders.explorer(
      of: .unusual, stock: Stock(of: .unusual), phrases: phrases, checksHidden: false
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(Menu.unusual.size == "9 fruits, 5 juices")
  }

  private static let few: [(KioskScope, [ClosedRange<Int>])] = [
    (.small("few", [0...2, 98...100]), [0...2, 98...100])
  ]
  private static let all: [(KioskScope, [ClosedRange<Int>])] = [
    (.unsavedStock, [0...2]), (.sharedStock, [0...3, 97...100]),
  ]

  @Test(arguments: TestSizes.size(quick: few, exhaustive: all))
  func `all drafts are explored in every world, and every law is checked`(
    scope: KioskScope, ranges: [ClosedRange<Int>]
  ) throws {
    let spaces = ranges.map {
      ModelSpace(of: scope.part(of: .standard), within: $0, in: scope.world)
    }
    let count = spaces.reduce(0) { $0 + $1.steps.count }
    let exploration = scope.explorer(
      of: .standard, stock: Stock(of: .standard), phrases: .korean, states: count
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == count)
    #expect(exploration.transitionCount == spaces.reduce(0) { $0 + $1.transitions })
    #expect(exploration.depth == spaces.map { $0.depth }.max())
    #expect(exploration.findings.map { $0.property } == Self.laws)
    #expect(exploration.findings.allSatisfy { $0.isVacuous == false })
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
    let worlds: [KioskScope] = [.unsavedStock, .sharedStock]
    let world = worlds[index % worlds.count]
    for scope in TestSizes.size(quick: [world], exhaustive: [.orders, world]) {
      let exploration = scope.explorer(
        of: menu, stock: Stock(of: menu), phrases: Phrases.all[index % Phrases.all.count],
        checksHidden: scope.name == world.name
      ).explore()
      #expect(exploration.holds, "\(exploration)")
    }
  }
}
