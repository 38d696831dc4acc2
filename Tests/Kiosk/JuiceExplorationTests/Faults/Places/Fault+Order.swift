import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceExploration

extension Fault {
  /// Faults in how an order and the answer to an alert are handled.
  static let order: [Fault] = [
    afterOrder("an order that lacks one fruit is served", Found(steps: 1)) {
      juice, _, before, faulty in
      let menu = faulty.maker.menu
      let shortages = before.stock.shortages(for: menu.juice(juice)?.recipe ?? [:], of: menu)
      if shortages.map({ $0.amount }) == [1] { faulty.add(faulty.cost(of: juice)) }
    }.during(.orders),
    after("No takes a banana", Found(law: "cancelling preserves the stock", steps: 4)) {
      action, before, faulty in
      if action.answer == .close, before.alert?.buttons.count == 2 { faulty.add([.banana: -1]) }
    },
    instead(
      "an order beneath an alert takes fruit",
      Found(law: "what isn't offered changes nothing", steps: 1, isConfirmed: false)
    ) { action, faulty in
      guard let juice = action.juice, case .some = faulty.state.alert else { return false }
      faulty.add(faulty.cost(of: juice))
      return true
    },
  ]

  /// Faults in how the stock in the store changes.
  static let store: [Fault] = [
    closing("closing commits nothing if a count would go below 0", Found(steps: 6)) {
      if $1.contains(where: { $0 < 0 }) { $0 = [] }
    },
    closing("closing commits nothing if a count would go above 100", Found(steps: 6)) {
      if $1.contains(where: { $0 > 100 }) { $0 = [] }
    },
    instead("closing brings back what another kiosk sold", .hidden(steps: 3)) { action, faulty in
      if action == .order(.editStockButtonTapped) { faulty.memory.stock = faulty.stock }
      guard action == .stockEdit(.closeButtonTapped), let draft = faulty.state.draft,
        var stock = faulty.memory.stock
      else { return false }
      stock.apply(draft)
      faulty.go(to: stock)
      return true
    },
    Fault(
      name: "a sale by another kiosk shows only after the next event", found: .hidden(steps: 1),
      changeScreen: { screen, faulty in
        screen = faulty.memory.screen ?? screen
        faulty.memory.screen = screen
      },
      handle: { action, faulty in
        faulty.kiosk.perform(action)
        faulty.memory.screen = nil
      },
      restore: { state, faulty throws(RestoringError) in
        faulty.memory.screen = nil
        try faulty.kiosk.restore(state)
      }),
  ]

  static func afterOrder(
    _ name: String,
    _ found: Found,
    _ change: @escaping @Sendable (Juice.ID, Bool, OrderViewModel.State, FaultyKiosk) -> Void
  ) -> Fault {
    after(name, found) { action, before, faulty in
      guard let juice = action.juice else { return }
      change(juice, (before.stock == faulty.stock) == false, before, faulty)
    }
  }
}
