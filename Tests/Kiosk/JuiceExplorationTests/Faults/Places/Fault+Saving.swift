import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceExploration

extension Fault {
  /// Faults in the order in which an observer learns of changes.
  static let observation: [Fault] = [
    insteadOfClosing("closing commits before the sheet is gone", .observation) { draft, faulty in
      faulty.add(draft)
      faulty.kiosk.perform(.stockEdit(.dismissed))
    }.with { $0.isVisible = false },
    insteadOfClosing("closing commits one fruit after the other", .observation) { draft, faulty in
      faulty.go(to: faulty.stock)
      for fruit in faulty.stock.fruits { faulty.add([fruit: draft[fruit]]) }
    }.with { $0.isVisible = false },
    Fault(
      name: "nobody is notified of a change", place: .observation, scope: .sharedStockUpTo3,
      handle: { action, faulty in
        faulty.kiosk.perform(action)
        faulty.memory.unobserved = faulty.kiosk.screen
      },
      restore: { state, faulty throws(RestoringError) in
        try faulty.kiosk.restore(state)
        faulty.memory.unobserved = faulty.kiosk.screen
      }),
  ]

  /// Faults in what follows a stock that can or can't be saved.
  static let saving: [Fault] = [
    Fault(name: "nothing is saved", place: .saving, save: { _, _ in }),
    Fault(
      name: "an order that can't be saved is served", place: .saving,
      save: { stock, store in try? store.restore(stock) }),
    Fault(
      name: "a stock is saved and said not to be", place: .saving,
      save: { stock, store throws(StockNotSaved) in
        try store.restore(stock)
        throw StockNotSaved(reason: "nobody knows")
      }),
    after("changes that can't be saved are lost", .saving) { action, before, faulty in
      if case .some = action.answer, case .some = before.unsaved { faulty.go(to: faulty.stock) }
    },
    after("an order that can't be saved takes its fruit with the next one", .saving) {
      action, before, faulty in
      if let juice = action.juice, let alert = faulty.state.alert {
        let isUnsaved = alert.message == faulty.phrases.causes[.noRoom]
        faulty.add(faulty.memory.draft ?? [:])
        faulty.memory.draft = isUnsaved ? faulty.cost(of: juice) : nil
      }
    },
    after("reading the stock again changes nothing", .saving) { action, before, faulty in
      if action.answer == .readStock { faulty.go(to: before.stock, faulty.state.destination) }
    },
  ].map { $0.during(.unsavedStock) }
}
