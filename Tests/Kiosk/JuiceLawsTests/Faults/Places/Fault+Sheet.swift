import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceLaws

extension Fault {
  /// Faults in how the stock sheet drafts and ends.
  static let sheet: [Fault] = [
    afterStep("a step up adds two") { fruit, change, draft, faulty in
      guard change > 0 else { return }
      var draft = draft
      draft[fruit] += 2
      faulty.present(.stockEdit(draft))
    },
    afterStep("a step down takes another fruit") { fruit, change, draft, faulty in
      guard change < 0, fruit == .banana else { return }
      var draft = draft
      draft[.strawberry] -= 1
      faulty.present(.stockEdit(draft))
    },
    afterStep("a step down after a step up takes two") { fruit, change, draft, faulty in
      guard change < 0, draft[fruit] > 0 else { return }
      var draft = draft
      draft[fruit] -= 2
      faulty.present(.stockEdit(draft))
    },
    afterStep("a step forgets the other changes") { fruit, change, draft, faulty in
      faulty.present(.stockEdit([fruit: draft[fruit] + change]))
    },
    afterStep("a step down to none is ignored") { fruit, change, draft, faulty in
      if faulty.stock.count(fruit) + draft[fruit] + change == 0 {
        faulty.present(.stockEdit(draft))
      }
    },
    afterStep("a step up to 100 is ignored") { fruit, change, draft, faulty in
      if faulty.stock.count(fruit) + draft[fruit] + change == 100 {
        faulty.present(.stockEdit(draft))
      }
    }.during(.restockingUpTo100),
    afterSheet("Esc commits the changes", .dismissed) { draft, faulty in faulty.add(draft) },
    afterSheet("Esc empties the stock of bananas", .dismissed) { _, faulty in
      faulty.add([.banana: -100])
    },
    insteadOfSheet("Esc is ignored if there are changes", .dismissed) { draft, _ in
      (draft == StockDifference()) == false
    },
    insteadOfSheet("closing drops the changes", .closeButtonTapped) { _, faulty in
      faulty.present(nil)
      return true
    },
    insteadOfSheet("closing drops what is taken", .closeButtonTapped) { draft, faulty in
      guard faulty.stock.fruits.contains(where: { draft[$0] < 0 }) else { return false }
      faulty.present(nil)
      return true
    },
    insteadOfSheet("closing does nothing", .closeButtonTapped) { _, _ in true },
    insteadOfSheet("closing commits and leaves the sheet open", .closeButtonTapped) {
      draft, faulty in
      faulty.add(draft)
      faulty.present(.stockEdit([:]))
      return true
    },
    afterSheet("closing adds a banana without any changes", .closeButtonTapped) { draft, faulty in
      if draft == StockDifference() { faulty.add([.banana: 1]) }
    },
    afterSheet("closing says that a juice is ready", .closeButtonTapped) { _, faulty in
      faulty.present(faulty.alert(.banana, isMade: true))
    },
    afterStep("a step down of mangoes takes a kiwi") { fruit, change, draft, faulty in
      guard change < 0, fruit == .mango else { return }
      var draft = draft
      draft[.kiwi] -= 1
      faulty.present(.stockEdit(draft))
    }.during(.sheet),
    afterStep("no more than 9 of a fruit can be taken") { fruit, change, draft, faulty in
      if draft[fruit] + change < -9 { faulty.present(.stockEdit(draft)) }
    }.during(.sheet),
    closing("closing drops the third change", .sheet) { changes in
      if changes.count > 2 { changes[2] = 0 }
    },
    closing("closing adds and takes 3 of a fruit at most", .sheet) { changes in
      changes = changes.map { min(max($0, -3), 3) }
    },
    closing("closing adds 99 of a fruit at most", .sheet) { changes in
      changes = changes.map { min($0, 99) }
    },
    instead("a step of a fruit is made of the first one with its name", .sheet) { action, faulty in
      guard let step = action.step, let fruit = faulty.maker.menu.fruit(step.fruit),
        let first = faulty.maker.menu.fruits.first(where: { $0.name == fruit.name })
      else { return false }
      faulty.kiosk.perform(
        .stockEdit(
          step.change > 0 ? .incrementButtonTapped(first.id) : .decrementButtonTapped(first.id)))
      return true
    }.during(.unusualSheet),
  ]

  /// Returns a fault in what closing the stock sheet makes of the changes, in the order of the menu.
  private static func closing(
    _ name: String, _ scope: KioskScope, _ change: @escaping @Sendable (inout [Int]) -> Void
  ) -> Fault {
    insteadOfSheet(name, .closeButtonTapped) { draft, faulty in
      let changed = faulty.stock.fruits.filter { (draft[$0] == 0) == false }
      var (changes, next) = (changed.map { draft[$0] }, StockDifference())
      change(&changes)
      for (fruit, change) in zip(changed, changes) { next[fruit] = change }
      faulty.present(nil)
      faulty.add(next)
      return true
    }.during(scope)
  }

  private static func afterStep(
    _ name: String,
    _ change: @escaping @Sendable (Fruit.ID, Int, StockDifference, FaultyKiosk) -> Void
  ) -> Fault {
    after(name, .sheet) { action, before, faulty in
      guard let step = action.step, let draft = before.draft else { return }
      change(step.fruit, step.change, draft, faulty)
    }
  }

  static func afterSheet(
    _ name: String,
    _ end: StockEditAction,
    _ place: Place = .sheet,
    _ change: @escaping @Sendable (StockDifference, FaultyKiosk) -> Void
  ) -> Fault {
    after(name, place) { action, before, faulty in
      if action == .stockEdit(end), let draft = before.draft { change(draft, faulty) }
    }
  }

  static func insteadOfSheet(
    _ name: String,
    _ end: StockEditAction,
    _ place: Place = .sheet,
    _ handle: @escaping @Sendable (StockDifference, FaultyKiosk) -> Bool
  ) -> Fault {
    instead(name, place) { action, faulty in
      guard action == .stockEdit(end), let draft = faulty.state.draft else { return false }
      return handle(draft, faulty)
    }
  }
}
