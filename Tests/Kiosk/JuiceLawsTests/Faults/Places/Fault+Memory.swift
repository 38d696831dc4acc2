import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceLaws

extension Fault {
  /// Faults in how a state is restored.
  static let restoring: [Fault] = [
    restored("restoring forgets the changes on the sheet") { state, faulty throws(RestoringError) in
      var state = state
      if case .some = state.draft { state.destination = .stockEdit([:]) }
      try faulty.kiosk.restore(state)
    },
    restored("restoring forgets an alert") { state, faulty throws(RestoringError) in
      var state = state
      if case .some = state.alert { state.destination = nil }
      try faulty.kiosk.restore(state)
    },
    restored("restoring forgets the stock") { state, faulty throws(RestoringError) in
      var state = state
      state.stock = faulty.stock
      try faulty.kiosk.restore(state)
    },
    restored("restoring claims success and does nothing") { _, _ in },
    restored("restoring leads to the order screen") { state, faulty throws(RestoringError) in
      try faulty.kiosk.restore(OrderViewModel.State(stock: state.stock))
    },
    restored("restoring is refused while an alert is shown") {
      state, faulty throws(RestoringError) in
      guard faulty.state.alert == nil else { throw RestoringError("an alert is shown") }
      try faulty.kiosk.restore(state)
    },
    restored("restoring works, and says that it doesn't") { state, faulty throws(RestoringError) in
      try faulty.kiosk.restore(state)
      throw RestoringError("it doesn't work")
    },
    restored("restoring takes a banana") { state, faulty throws(RestoringError) in
      try faulty.kiosk.restore(state)
      faulty.add([.banana: -1])
    },
  ]

  /// Faults in what a kiosk keeps beside its state.
  static let memory: [Fault] = [
    afterOrder("the third order is free", .memory) { _, isMade, before, faulty in
      faulty.memory.count += isMade ? 1 : 0
      guard faulty.memory.count == 3 else { return }
      faulty.go(to: before.stock, faulty.state.destination)
    }.during(.orders),
    after("the title is another after three orders", .memory) { action, _, faulty in
      if case .some = action.juice { faulty.memory.count += 1 }
    }.with {
      $0.changeScreen = { if $1.memory.count > 3 { $0.title += "!" } }
    },
    after("the title is another after a hundred events", .memory) { _, _, faulty in
      faulty.memory.count += 1
    }.with {
      $0.changeScreen = { if $1.memory.count > 100 { $0.title += "!" } }
    },
    after("the title is another once the sheet was open", .memory) { _, _, faulty in
      if case .some = faulty.state.draft { faulty.memory.count = 1 }
    }.with {
      $0.changeScreen = { if $1.memory.count > 0, $0.modal == nil { $0.title += "!" } }
    },
    after("the second time that Esc leaves the sheet, it commits", .memory) {
      action, before, faulty in
      guard action == .stockEdit(.dismissed), let draft = before.draft else { return }
      faulty.memory.count += 1
      if faulty.memory.count % 2 == 0 { faulty.add(draft) }
    },
    after("the sheet opens with the changes that Esc discarded", .memory) {
      action, before, faulty in
      if action == .stockEdit(.dismissed) { faulty.memory.draft = before.draft }
      guard let draft = faulty.memory.draft, case .some = faulty.state.draft, before.draft == nil
      else { return }
      faulty.present(.stockEdit(draft))
    },
    after("the sheet shows the stock as it first opened", .memory) { _, before, faulty in
      guard case .some = faulty.state.draft, before.draft == nil else { return }
      faulty.memory.stock = faulty.memory.stock ?? faulty.stock
    }.with {
      $0.changeScreen = { screen, faulty in
        guard let stock = faulty.memory.stock, let draft = faulty.state.draft else { return }
        screen.changeSteppers { stepper in
          let fruit = Fruit.ID(stepper.identifier ?? "")
          stepper.value = "\(min(max(stock.count(fruit) + draft[fruit], 0), 100))"
        }
      }
    },
    instead("the sheet commits to a copy of the store until the next order", .memory) {
      action, faulty in
      if case .some = action.juice, let stock = faulty.memory.stock {
        faulty.memory.stock = nil
        faulty.go(to: stock)
        return false
      }
      guard action == .stockEdit(.closeButtonTapped), let draft = faulty.state.draft else {
        return false
      }
      var copy = faulty.stock
      copy.apply(draft)
      faulty.memory.stock = copy
      faulty.present(nil)
      return true
    },
    after("the order screen isn't drawn again after an alert", .memory) { _, before, faulty in
      guard case .some = before.alert, faulty.state.destination == nil else { return }
      faulty.memory.screen = faulty.kiosk.screen
    }.with {
      $0.changeScreen = { screen, faulty in
        if let old = faulty.memory.screen { screen.content = old.content }
      }
    },
    after("an alert has the words of the one before", .memory) { _, before, faulty in
      if let alert = before.alert { faulty.memory.text = alert.message }
    }.with {
      $0.changeScreen = { screen, faulty in
        screen.changeAlert { $0.message = faulty.memory.text ?? $0.message }
      }
    },
  ]

  private static func restored(
    _ name: String,
    _ restore: @escaping Restoring
  ) -> Fault {
    Fault(name: name, place: .restoring, isVisible: false, restore: restore)
  }
}
