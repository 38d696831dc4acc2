import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceExploration

extension Fault {
  /// Faults in how the stock sheet drafts and ends.
  static let sheet: [Fault] = [
    closing("closing drops the third change", Found(steps: 5)) { changes, _ in
      if changes.count > 2 { changes[2] = 0 }
    }.during(.sheet),
    closing("closing adds 99 of a fruit at most", Found(steps: 102)) { changes, _ in
      changes = changes.map { min($0, 99) }
    }.during(.sheet),
    instead("each stepper raises the first fruit", Found(steps: 3)) { action, faulty in
      guard let step = action.step, step.change > 0 else { return false }
      faulty.kiosk.perform(.stockEdit(.incrementButtonTapped(faulty.stock.fruits[0])))
      return true
    },
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
}
