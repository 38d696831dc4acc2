import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceExploration

extension Fault {
  /// Faults in how the stock sheet drafts and ends.
  static let sheet: [Fault] = [
    afterStep("a step up to 100 is ignored", Found(steps: 3)) { fruit, change, draft, stock in
      if stock.count(fruit) + draft[fruit] == 100 { draft[fruit] -= change }
    },
    afterStep("a step down of mangoes takes a kiwi", Found(steps: 2)) { fruit, change, draft, _ in
      guard change < 0, fruit == .mango else { return }
      draft[.mango] += 1
      draft[.kiwi] -= 1
    }.during(.sheet),
    after("Esc commits the changes", Found(law: "cancelling preserves the stock", steps: 3)) {
      action, before, faulty in
      if action == .stockEdit(.dismissed), let draft = before.draft { faulty.add(draft) }
    },
    closing("closing drops the third change", Found(steps: 5)) { changes, _ in
      if changes.count > 2 { changes[2] = 0 }
    }.during(.sheet),
    closing("closing adds 99 of a fruit at most", Found(steps: 102)) { changes, _ in
      changes = changes.map { min($0, 99) }
    }.during(.sheet),
    instead("a step of a fruit is made of the first one with its name", Found(steps: 2)) {
      action, faulty in
      guard let step = action.step, let fruit = faulty.maker.menu.fruit(step.fruit),
        let first = faulty.maker.menu.fruits.first(where: { $0.name == fruit.name })
      else { return false }
      faulty.kiosk.perform(
        .stockEdit(
          step.change > 0 ? .incrementButtonTapped(first.id) : .decrementButtonTapped(first.id)))
      return true
    }.during(.sheet).with { $0.menu = .unusual },
  ]

  /// Returns a fault in what closing the stock sheet makes of the changes, in the order of the menu;
  /// the closure takes those that aren't 0, and the counts that they lead to.
  static func closing(
    _ name: String,
    _ found: Found,
    _ change: @escaping @Sendable (inout [Int], [Int]) -> Void
  ) -> Fault {
    instead(name, found) { action, faulty in
      guard action == .stockEdit(.closeButtonTapped), let draft = faulty.state.draft else {
        return false
      }
      let changed = faulty.stock.fruits.filter { (draft[$0] == 0) == false }
      var (changes, next) = (changed.map { draft[$0] }, StockDifference())
      change(&changes, changed.map { faulty.stock.count($0) + draft[$0] })
      for (fruit, change) in zip(changed, changes) { next[fruit] = change }
      faulty.go(to: faulty.stock)
      faulty.add(next)
      return true
    }
  }

  /// Returns a fault in the changes on the sheet after a step of a fruit, by 1 or -1.
  private static func afterStep(
    _ name: String,
    _ found: Found,
    _ change: @escaping @Sendable (Fruit.ID, Int, inout StockDifference, Stock) -> Void
  ) -> Fault {
    after(name, found) { action, _, faulty in
      guard let step = action.step, var draft = faulty.state.draft else { return }
      change(step.fruit, step.change, &draft, faulty.stock)
      faulty.go(to: faulty.stock, .stockEdit(draft))
    }
  }
}
