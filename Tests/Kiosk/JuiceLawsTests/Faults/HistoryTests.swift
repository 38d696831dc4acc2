import FlowExplorer
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@testable import JuiceLaws

/// Faults that a kiosk has only after a certain history, which going back doesn't undo.
struct HistoryTests {
  private static let faults = [
    Fault.afterSheet("the fourth restocking adds a banana", .closeButtonTapped, .memory) {
      draft, faulty in
      if (draft == [:]) == false { faulty.memory.count += 1 }
      if faulty.memory.count == 4 { faulty.add([.banana: 1]) }
    },
    Fault.afterOrder("a pineapple juice after a banana juice is free", .memory) {
      juice, isMade, before, faulty in
      if juice == .pineapple, isMade, faulty.memory.text == "banana" {
        faulty.go(to: before.stock, faulty.state.destination)
      }
      faulty.memory.text = juice.rawValue
    }.during(.orders),
    Fault.after("the fiftieth alert stays", .memory) { action, before, faulty in
      guard case .some = action.answer, let alert = before.alert else { return }
      faulty.memory.count += 1
      if faulty.memory.count >= 50 { faulty.present(.alert(alert)) }
    }.during(.orders),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: faults)
  func `a fault of history is shown by one flow that fails`(fault: Fault) {
    let violations = fault.explorer(upTo: .max, checksHidden: true).explore().violations
    #expect(violations.count == 1)
    guard case .violated(_, _, .confirmed) = violations.first?.outcome else {
      Issue.record("\(violations)")
      return
    }
  }
}
