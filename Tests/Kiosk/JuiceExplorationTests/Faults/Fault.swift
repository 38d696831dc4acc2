import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceExploration

/// A programming error that a kiosk could have, and what an explorer says of it.
///
/// Each is put in the phrases, or else in a class around the kiosk.
struct Fault: Sendable {
  /// A sentence that says what the kiosk does wrong.
  let name: String
  let found: Found
  /// The part of the states in which to look for it.
  var scope = KioskScope.sharedStock
  var language = Language.korean
  var menu = Menu.standard

  /// Changes what the kiosk says.
  var changePhrases: @Sendable (inout Phrases) -> Void = { _ in }
  /// Changes what the kiosk shows.
  var changeScreen: @Sendable (inout Screen<KioskAction>, FaultyKiosk) -> Void = { _, _ in }
  /// Handles an event, instead of the kiosk.
  var handle: @Sendable (KioskAction, FaultyKiosk) -> Void = { $1.kiosk.perform($0) }
  /// Restores a state, instead of the kiosk.
  var restore: Restoring = { state, faulty throws(RestoringError) in
    try faulty.kiosk.restore(state)
  }

  typealias Restoring = @Sendable (OrderViewModel.State, FaultyKiosk) throws(RestoringError) -> Void
}

extension Fault {
  /// The violation that an explorer shows best of a fault, after the fewest steps.
  struct Found: Equatable {
    var law = "the kiosk agrees with its model"
    let steps: Int
    /// Whether the flow fails only with the fault.
    var isConfirmed = true

    /// The violation of a law of what no screen shows at once.
    static func hidden(steps: Int) -> Found {
      Found(law: "nothing depends on what is not in the state", steps: steps)
    }
  }

  /// Returns a fault in what follows an event; the closure takes the event and the state before.
  static func after(
    _ name: String,
    _ found: Found,
    _ change: @escaping @Sendable (KioskAction, OrderViewModel.State, FaultyKiosk) -> Void
  ) -> Fault {
    instead(name, found) { action, faulty in
      let before = faulty.state
      faulty.kiosk.perform(action)
      change(action, before, faulty)
      return true
    }
  }

  /// Returns a fault in how some events are handled; the kiosk handles those for which the closure
  /// returns `false`.
  static func instead(
    _ name: String,
    _ found: Found,
    _ handle: @escaping @Sendable (KioskAction, FaultyKiosk) -> Bool
  ) -> Fault {
    Fault(
      name: name, found: found,
      handle: { action, faulty in
        if handle(action, faulty) == false { faulty.kiosk.perform(action) }
      })
  }

  func with(_ change: (inout Fault) -> Void) -> Fault {
    var fault = self
    change(&fault)
    return fault
  }

  func during(_ scope: KioskScope) -> Fault { with { $0.scope = scope } }
}
