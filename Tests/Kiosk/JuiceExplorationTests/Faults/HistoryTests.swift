import FlowExplorer
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSizes
import Testing

@testable import JuiceExploration

/// Faults that a kiosk has only after a certain history, which going back doesn't undo.
struct HistoryTests {
  private static let patience = TestSizes.size(quick: 6, exhaustive: 50)
  private static let few = KioskScope(
    name: "two fruits up to 1", kind: .small(fruits: 2, 0...1), hasHiddenLaws: true)
  private static let faults = [
    Fault.after("the fourth restocking adds a banana", .memory) { action, before, faulty in
      guard action == .stockEdit(.closeButtonTapped), let draft = before.draft else { return }
      faulty.memory.count += draft == [:] ? 0 : 1
      if faulty.memory.count == 4, (draft == [:]) == false { faulty.add([.banana: 1]) }
    }.during(TestSizes.size(quick: few, exhaustive: .restockingUpTo3)),
    Fault.afterOrder("a pineapple juice after a banana juice is free", .memory) {
      juice, isMade, before, faulty in
      if juice == .pineapple, isMade, faulty.memory.count == 1 {
        faulty.go(to: before.stock, faulty.state.destination)
      }
      faulty.memory.count = juice == .banana ? 1 : 0
    }.during(.orders),
    Fault.after("alert number \(patience) stays", .memory) { action, before, faulty in
      guard case .some = action.answer, let alert = before.alert else { return }
      faulty.memory.count += 1
      if faulty.memory.count >= patience { faulty.go(to: faulty.stock, .alert(alert)) }
    }.during(.orders),
  ]

  /// Two juices are enough for each history.
  private static let twoJuices = try? Menu(
    fruits: Menu.standard.fruits.filter { [.banana, .pineapple].contains($0.id) },
    juices: Menu.standard.juices.filter { [.banana, .pineapple].contains($0.id) })

  @Test(.timeLimit(.minutes(5)), arguments: faults)
  func `a fault of history is shown by one flow that fails`(fault: Fault) throws {
    let menu = try TestSizes.size(quick: #require(Self.twoJuices), exhaustive: .standard)
    let fault = fault.with { $0.menu = menu }
    let states = TestSizes.size(quick: 60, exhaustive: Int.max)
    let violations = fault.explorer(upTo: states, checksHidden: true).explore().violations
    #expect(violations.count == 1)
    guard case .violated(_, _, .confirmed) = violations.first?.outcome else {
      Issue.record("\(violations)")
      return
    }
  }
}
