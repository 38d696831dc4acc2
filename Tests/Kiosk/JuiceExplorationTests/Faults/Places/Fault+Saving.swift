import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceExploration

extension Fault {
  /// Faults in what follows a stock that can or can't be saved.
  static let saving: [Fault] = [
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
    after("reading the stock again changes nothing", .saving) { action, before, faulty in
      if action.answer == .readStock { faulty.go(to: before.stock, faulty.state.destination) }
    },
  ].map { $0.during(.unsavedStock) }
}
