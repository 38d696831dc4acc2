import FlowDriver
package import FlowExplorer
import HeadlessUI
package import JuiceModel
import JuiceScreens
package import JuiceViewModels
package import JuiceWorld

/// A part of the kiosk's states that is explored to its end.
package struct KioskScope: Sendable {
  package let name: String
  /// A text of at most 80 columns a line on the contents of the scope and its limits.
  package let extent: String
  package var world = World()
  /// Whether the scope is about a menu of two fruits instead of whole menus.
  var isSmall = false
  /// Returns what the scope opens with, for a menu and the stock of the shop.
  let openings: @Sendable (Menu, Stock) -> [Opening]

  /// A kiosk in its world, beside its model.
  package typealias App = ModelledApp<KioskWorld, ShopModel>

  /// Returns an explorer of the scope.
  ///
  /// - Parameters:
  ///   - options: The options with which the program opens a kiosk of the menu.
  ///   - stock: The opening stock of the shop.
  ///   - states: The number of states at which the exploration ends.
  ///   - statesAfterViolation: The number of states to store after a violation.
  ///   - checksHidden: A Boolean value that indicates whether to check the law that no screen
  ///     shows at once, the same in every language. Data that a kiosk keeps beside its state is
  ///     looked for in as many steps as there may be states, up to 1,000.
  package func explorer(
    of menu: Menu,
    stock: Stock,
    phrases: Phrases,
    options: [String] = [],
    states: Int = .max,
    statesAfterViolation: Int = 0,
    checksHidden: Bool = true,
    makeKiosk: @escaping @Sendable (JuiceMaker, Phrases) -> any ExplorableKiosk = {
      JuiceKiosk(maker: $0, phrases: $1)
    }
  ) -> Explorer<App> {
    let part = part(of: menu)
    let shop = Shop(part, phrases)
    let openings = openings(part, stock)
    let visibleLaws: [Property<App>] = [
      .agreesWithModel("the kiosk agrees with its model"),
      .ignoresWhatIsNotOffered { ($0.gesture == .event) == false },
      .noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached(),
      .everyControlActs { $0.action == .order(.alertButtonTapped(.readStock)) },
      .cancellingPreserves(
        "the stock", { $0.app.kiosk.stock }, shown: { shop.shows($0.app.kiosk.stock) }),
    ]
    return Explorer(
      Scope(
        "\(name) (\(phrases.language.rawValue)), \(part.size)", states: states,
        statesAfterViolation: statesAfterViolation
      ) { state, affordance in
        openings[state.app.world.opening].includes(affordance, in: state.app.kiosk, of: part)
      },
      properties: visibleLaws
        + (checksHidden ? [.dependsOnStateAlone(steps: min(states, 1_000))] : []),
      firstStates: openings.enumerated().map { number, opening in
        var world = world
        world.opening = number
        let options = options + ["--scope", self.option]
        let program = part.invocation(
          of: "juicemaker-explorer", phrases, opening: opening.stock, options: options)
        return FirstState(program) { [world] in
          ModelledApp(
            KioskWorld(part, stock: opening.stock, in: world) { makeKiosk($0, phrases) },
            model: ShopModel(
              shop: shop, stock: part.fruits.map { opening.stock.count($0.id) }, world: world))
        }
      })
  }

  /// The name of the scope as the value of an option.
  package var option: String { name.replacing(" ", with: "-") }

  /// Returns the menu that the scope is about.
  package func part(of menu: Menu) -> Menu { isSmall ? menu.small : menu }
}

extension Shop {
  fileprivate func shows(_ stock: Stock) -> [Command] {
    fruits.map { fruit in
      let isAlone = fruits.count { $0.name == fruit.name } == 1
      let count = stock.count(.init(fruit.id))
      return .expect(.value("\(count)", of: fruit.name, identifier: isAlone ? nil : fruit.id))
    }
  }
}
