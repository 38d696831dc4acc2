import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceLaws
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@testable import juicemaker

/// The exit status of an exploration.
struct ExploreStatusTests {
  private func options(_ arguments: String...) throws -> Options {
    try Arguments(parsing: ["explore", "--language=en", "--stock=strawberry=16"] + arguments)
      .options
  }

  /// Explores a kiosk in other words than those of its model.
  private func explorationWithOtherWords(states: Int) throws -> juicemaker.ExitStatus {
    let options = try options("--states=\(states)")
    let exploration = KioskExploration.ordering.explorer(
      of: options.menu, stock: options.stock, phrases: options.phrases, states: options.states
    ) { maker, phrases in
      var phrases = phrases
      phrases.notEnoughFruit = "Sold out"
      return JuiceKiosk(maker: maker, phrases: phrases)
    }.explore()
    #expect(exploration.isComplete == false)
    return juicemaker.ExitStatus(exploration)
  }

  @Test(arguments: [(2, "2 states were"), (1, "1 state was")])
  func `what was cut short is undecided, and a line says how to go on`(
    states: Int,
    seen: String
  ) throws {
    var (report, errors) = ("", "")
    let options = try options("--states=\(states)")
    #expect(explore(options, &report, &errors) == .undecided)
    let lines = errors.split(separator: "\n").filter { $0.hasPrefix("juicemaker: ") }
    #expect(lines.count == KioskExploration.allCases.count)
    #expect(
      lines.first == """
        juicemaker: ordering (en), strawberry=16,banana=10,pineapple=10,kiwi=10,mango=10: \
        only \(seen) seen, and there are more; use --states \(10 * states)
        """)
    #expect(report.contains("bounded by \(states) states"))
  }

  @Test func `a violation counts more than what was cut short`() throws {
    #expect(try explorationWithOtherWords(states: 1) == .undecided)
    #expect(try explorationWithOtherWords(states: 100) == .failure)
  }

  @Test(arguments: [true, false])
  func `a kiosk that can't go back to its states is a failure`(claimsTo: Bool) throws {
    let explorer = KioskExploration.ordering.explorer(
      of: .standard, stock: Stock(of: .standard), phrases: .english
    ) { maker, phrases in
      StubbornKiosk(JuiceKiosk(maker: maker, phrases: phrases), claimsToRestore: claimsTo)
    }
    let exploration = explorer.explore()
    #expect(exploration.violations.isEmpty)
    #expect(juicemaker.ExitStatus(exploration) == .failure)
  }
}

/// A kiosk that doesn't go back to a state.
private final class StubbornKiosk: RestorableApp {
  private let kiosk: JuiceKiosk
  private let claimsToRestore: Bool

  init(_ kiosk: JuiceKiosk, claimsToRestore: Bool) {
    self.kiosk = kiosk
    self.claimsToRestore = claimsToRestore
  }

  var state: OrderViewModel.State { kiosk.state }
  var screen: Screen<KioskAction> { kiosk.screen }

  func perform(_ action: KioskAction) { kiosk.perform(action) }

  func restore(_ state: OrderViewModel.State) -> Bool { state == self.state || claimsToRestore }
}
