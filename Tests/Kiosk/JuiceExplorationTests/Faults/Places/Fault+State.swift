import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSupport

@testable import JuiceExploration

extension Fault {
  /// Faults in how a state is restored, and in what a kiosk keeps beside its state.
  static let memory: [Fault] = [
    Fault(
      name: "restoring forgets the changes on the sheet",
      found: Found(law: "the app can go back to every state", steps: 2, isConfirmed: false),
      restore: { state, faulty throws(RestoringError) in
        var state = state
        if case .some = state.draft { state.destination = .stockEdit([:]) }
        try faulty.kiosk.restore(state)
      }),
    afterOrder("the third order is free", .hidden(steps: 5)) { _, isMade, before, faulty in
      faulty.memory.count += isMade ? 1 : 0
      guard faulty.memory.count == 3 else { return }
      faulty.go(to: before.stock, faulty.state.destination)
    }.during(.orders),
    after("the title is another after a hundred events", .hidden(steps: 218)) { _, _, faulty in
      faulty.memory.count += 1
    }.with {
      $0.changeScreen = {
        if $1.memory.count > 100 { $0.base = $0.base.with(title: $0.base.name + "!") }
      }
    },
  ]

  /// Faults in what follows a stock that can or can't be saved.
  static let saving: [Fault] = [
    Fault(
      name: "an order that can't be saved is served", found: Found(steps: 2),
      save: { stock, store in try? store.restore(stock) }),
    after("changes that can't be saved are lost", Found(steps: 5)) { action, before, faulty in
      if case .some = action.answer, case .some = before.unsaved { faulty.go(to: faulty.stock) }
    },
    after("reading the stock again changes nothing", Found(steps: 3)) { action, before, faulty in
      if action.answer == .readStock { faulty.go(to: before.stock, faulty.state.destination) }
    },
  ].map { $0.during(.unsavedStock) }
}
