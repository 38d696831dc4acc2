import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSupport

@testable import JuiceExploration

extension Fault {
  /// Faults in how a state is restored.
  static let restoring: [Fault] = [
    restored("restoring forgets the changes on the sheet") { state, faulty throws(RestoringError) in
      var state = state
      if case .some = state.draft { state.destination = .stockEdit([:]) }
      try faulty.kiosk.restore(state)
    },
    restored("restoring is refused while an alert is shown") {
      state, faulty throws(RestoringError) in
      guard faulty.state.alert == nil else { throw RestoringError("an alert is shown") }
      try faulty.kiosk.restore(state)
    },
  ]

  /// Faults in what a kiosk keeps beside its state.
  static let memory: [Fault] = [
    afterOrder("the third order is free", .memory) { _, isMade, before, faulty in
      faulty.memory.count += isMade ? 1 : 0
      guard faulty.memory.count == 3 else { return }
      faulty.go(to: before.stock, faulty.state.destination)
    }.during(.orders),
    after("the title is another after a hundred events", .memory) { _, _, faulty in
      faulty.memory.count += 1
    }.with {
      $0.changeScreen = {
        if $1.memory.count > 100 { $0.base = $0.base.with(title: $0.base.name + "!") }
      }
    },
    after("the second time that Esc leaves the sheet, it commits", .memory) {
      action, before, faulty in
      guard action == .stockEdit(.dismissed), let draft = before.draft else { return }
      faulty.memory.count += 1
      if faulty.memory.count % 2 == 0 { faulty.add(draft) }
    },
    after("the order screen isn't drawn again after an alert", .memory) { _, before, faulty in
      guard case .some = before.alert, faulty.state.destination == nil else { return }
      faulty.memory.screen = faulty.kiosk.screen
    }.with {
      $0.changeScreen = { screen, faulty in
        if let old = faulty.memory.screen { screen.content = old.content }
      }
    },
  ]

  private static func restored(_ name: String, _ restore: @escaping Restoring) -> Fault {
    Fault(name: name, place: .restoring, restore: restore)
  }
}
