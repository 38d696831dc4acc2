import FlowExplorer
import JuiceFiles
import JuiceModel
import JuiceViewModels
import JuiceWorld
import TestSupport
import Testing

@testable import JuiceExploration

/// The states of the kiosk, of which an enumeration of its model, without an explorer, found as many.
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
    let states = isLarge ? 1_200 : 120
    let exploration = KioskScope.product.explorer(
      of: .standard, stock: .standard(isLarge ? [10, 4, 2, 6, 6] : [10, 2, 0, 3, 3]),
      phrases: phrases, states: states, checksHidden: isLarge
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == states)
    #expect(exploration.transitionCount == (isLarge ? 2_675 : 290))
  }

  @Test func `each juice and each two that share a fruit are ordered around what they take`() {
    let exploration = KioskScope.orders.explorer(
      of: .standard, stock: .standard([20, 4, 3, 9, 8]), phrases: .korean, checksHidden: false
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == 768)
    #expect(exploration.transitionCount == 898)
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
    #expect(exploration.states.count == 426)
    #expect(exploration.transitionCount == 512)
    #expect(Menu.unusual.size == "9 fruits, 5 juices")
  }

  struct Space {
    let scope: KioskScope
    let states: Int
    let transitions: Int
    let depth: Int
  }

  private static let few = Space(
    scope: .small("few", [0...2, 98...100]), states: 223, transitions: 1_102, depth: 9)
  private static let unsaved = Space(
    scope: .unsavedStock, states: 1_480, transitions: 6_662, depth: 16)
  private static let shared = Space(
    scope: .sharedStock, states: 1_224, transitions: 9_630, depth: 18)

  @Test(arguments: TestSizes.size(quick: [few], exhaustive: [unsaved, shared]))
  func `all drafts are explored in every world, and every law is checked`(space: Space) throws {
    let exploration = space.scope.explorer(
      of: .standard, stock: Stock(of: .standard), phrases: .korean, states: space.states
    ).explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == space.states)
    #expect(exploration.transitionCount == space.transitions)
    #expect(exploration.depth == space.depth)
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

extension Stock {
  /// Returns a stock of the standard menu with a number of each fruit.
  fileprivate static func standard(_ counts: [Int]) -> Stock {
    let fruits = zip(Menu.standard.fruits, counts)
    return Stock(of: .standard, with: fruits.reduce(into: [:]) { $0[$1.0.id] = $1.1 })
  }
}
