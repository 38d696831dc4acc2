import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceLaws

extension Fault {
  /// Faults in the order in which an observer learns of changes.
  static let observation: [Fault] =
    [
      insteadOfSheet(
        "closing commits before the sheet is gone", .closeButtonTapped, .observation
      ) { draft, faulty in
        faulty.add(draft)
        faulty.kiosk.perform(.stockEdit(.dismissed))
        return true
      },
      insteadOfSheet(
        "closing commits one fruit after the other", .closeButtonTapped, .observation
      ) { draft, faulty in
        faulty.present(nil)
        for fruit in faulty.stock.fruits { faulty.add([fruit: draft[fruit]]) }
        return true
      },
      instead("the alert of a juice comes before its fruits are taken", .observation) {
        action, faulty in
        guard let juice = action.juice, let cost = faulty.payable(juice) else { return false }
        faulty.present(faulty.alert(juice, isMade: true))
        for fruit in faulty.stock.fruits { faulty.add([fruit: cost[fruit]]) }
        return true
      },
      instead("an order takes one fruit after the other", .observation) { action, faulty in
        guard let juice = action.juice, let cost = faulty.payable(juice) else { return false }
        for fruit in faulty.stock.fruits { faulty.add([fruit: cost[fruit]]) }
        faulty.present(faulty.alert(juice, isMade: true))
        return true
      },
      instead("an order that is short takes fruit and brings it back", .observation) {
        action, faulty in
        guard let juice = action.juice, faulty.payable(juice) == nil else { return false }
        let stock = faulty.stock
        faulty.add(faulty.cost(of: juice))
        faulty.go(to: stock, faulty.alert(juice, isMade: false))
        return true
      },
    ].map { $0.with { $0.isVisible = false } } + [unobserved]

  private static let unobserved = Fault(
    name: "nobody is notified of a change", place: .observation, scope: .sharedStockUpTo3,
    handle: { action, faulty in
      faulty.kiosk.perform(action)
      faulty.memory.unobserved = faulty.kiosk.screen
    },
    restore: { state, faulty throws(RestoringError) in
      try faulty.kiosk.restore(state)
      faulty.memory.unobserved = faulty.kiosk.screen
    })

  /// Faults in what follows a stock that can or can't be saved.
  static let saving: [Fault] = [
    Fault(
      name: "nothing is saved", place: .saving, save: { _, _ in }),
    Fault(
      name: "an order that can't be saved is served", place: .saving,
      save: { stock, store in try? store.restore(stock) }),
    Fault(
      name: "a stock without bananas needn't be saved", place: .saving,
      save: { stock, store throws(StockNotSaved) in
        if stock.count(.banana) > 0 { try store.restore(stock) }
      }),
    Fault(
      name: "a stock is saved and said not to be", place: .saving,
      save: { stock, store throws(StockNotSaved) in
        try store.restore(stock)
        throw StockNotSaved(reason: "nobody knows")
      }),
    afterUnsaved("changes that can't be saved are lost") { _, faulty in faulty.present(nil) },
    afterUnsaved("changes that can't be saved return empty") { _, faulty in
      faulty.present(.stockEdit([:]))
    },
    alert("changes that can't be saved can be dismissed", .stockNotSaved, .saving) { alert in
      alert.with { $0[0].role = .cancel }
    },
    alert("an order that can't be saved has the alert of changes", .orderNotSaved, .saving) {
      $0.with(title: Phrases.korean.stockNotSaved, message: $0.message)
    },
    alert("changes that can't be saved have the alert of an order", .stockNotSaved, .saving) {
      $0.with(title: Phrases.korean.orderNotSaved, message: $0.message)
    },
    alert("an order doesn't say why it can't be saved", .orderNotSaved, .saving) {
      $0.with(title: $0.title, message: nil)
    },
    alert("changes don't say why they can't be saved", .stockNotSaved, .saving) {
      $0.with(title: $0.title, message: nil)
    },
    alert("every order that can't be saved says 'changed elsewhere'", .orderNotSaved, .saving) {
      $0.with(title: $0.title, message: Phrases.korean.causes[.changedElsewhere])
    },
    after("an order that can't be saved takes its fruit with the next one", .saving) {
      action, before, faulty in
      if let juice = action.juice, let alert = faulty.state.alert {
        let isUnsaved = alert.message == faulty.phrases.causes[.noRoom]
        faulty.add(faulty.memory.draft ?? [:])
        faulty.memory.draft = isUnsaved ? faulty.cost(of: juice) : nil
      }
    },
    alert("nothing offers to read the stock again", .orderNotSaved, .saving) { alert in
      alert.with { if $0.count > 1 { $0.removeFirst() } }
    },
    after("reading the stock again loses the changes", .saving) { action, before, faulty in
      if action.answer == .readStock { faulty.present(nil) }
    },
    after("reading the stock again changes nothing", .saving) { action, before, faulty in
      if action.answer == .readStock { faulty.go(to: before.stock, faulty.state.destination) }
    },
    afterUnsaved("changes that return are made twice") { draft, faulty in
      var twice = draft
      for fruit in faulty.stock.fruits { twice[fruit] = 2 * draft[fruit] }
      faulty.present(.stockEdit(twice))
    },
  ].map { $0.during(.unsavedStock) }

  /// Returns a fault in what follows an answer to the alert that changes can't be saved.
  private static func afterUnsaved(
    _ name: String, _ change: @escaping @Sendable (StockDifference, FaultyKiosk) -> Void
  ) -> Fault {
    after(name, .saving) { action, before, faulty in
      if case .some = action.answer, let unsaved = before.unsaved { change(unsaved, faulty) }
    }
  }
}

extension FaultyKiosk {
  /// Returns the difference that an order makes, or `nil` if there isn't enough fruit for it.
  fileprivate func payable(_ juice: Juice.ID) -> StockDifference? {
    guard let recipe = maker.menu.juice(juice)?.recipe,
      stock.shortages(for: recipe, of: maker.menu).isEmpty
    else { return nil }
    return cost(of: juice)
  }
}
