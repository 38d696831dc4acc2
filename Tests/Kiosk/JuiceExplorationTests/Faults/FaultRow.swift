import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import JuiceWorld
import TestSupport
import Testing

@testable import JuiceExploration

/// What an exploration tells about a fault: a row of the table.
struct FaultRow {
  let fault: Fault
  /// The violation that is shown best, after the fewest steps, or `nil` if there is none.
  let found: Found?

  typealias Found = (law: String, steps: Int, isConfirmed: Bool)

  /// Explores a part of the scope of a fault, then with the law of what no screen shows at once, and then
  /// all of it, until the fault is confirmed.
  init(_ fault: Fault) {
    self.fault = fault
    var found = FaultRow.violation(of: fault, upTo: 600, checksHidden: false)
    for states in TestSizes.size(quick: [200], exhaustive: [200, 20_000]) {
      if found?.isConfirmed == true { break }
      found = FaultRow.violation(of: fault, upTo: states, checksHidden: true) ?? found
    }
    self.found = found
  }

  private static func violation(of fault: Fault, upTo states: Int, checksHidden: Bool) -> Found? {
    let explorer = fault.explorer(
      upTo: states, statesAfterViolation: checksHidden ? .max : 0, checksHidden: checksHidden)
    let found = explorer.explore().violations.compactMap { finding -> Found? in
      guard case .violated(let steps, let flow, let evidence) = finding.outcome else { return nil }
      let right = evidence == .confirmed ? fault.app(named: finding.firstState) : nil
      let passes = right.map { ((try? Driver($0).run(flow)) == nil) == false } ?? false
      return (finding.property, steps, passes)
    }
    return found.min { rank($0) < rank($1) }
  }

  /// The law of cancelling says more than the model, which is violated after as many steps.
  private static func rank(_ found: Found) -> (Int, Int, Int) {
    (found.isConfirmed ? 0 : 1, found.steps, found.law.hasPrefix("cancelling") ? 0 : 1)
  }
}

extension FaultRow: CustomStringConvertible {
  private static let widths = [12, 66, 7, 11, 24]
  /// The number of columns of a line before the name of the law.
  static let columnsBeforeLaw = widths.reduce(0, +)

  var description: String {
    let found = found.map {
      ["\($0.steps)", $0.isConfirmed ? "confirmed" : "told", fault.scope.name, $0.law]
    }
    let texts = [fault.place.rawValue, fault.name] + (found ?? ["", "", "", "not found"])
    return zip(texts, FaultRow.widths + [0]).map { text, width in
      text + String(repeating: " ", count: max(width - text.count, 0))
    }
    .joined()
  }
}

extension Fault {
  /// Returns an explorer of the scope in which to look for the fault.
  func explorer(
    upTo states: Int, hasFault: Bool = true, statesAfterViolation: Int = 0,
    checksHidden: Bool = true
  ) -> Explorer<KioskScope.App> {
    scope.explorer(
      of: menu, stock: Stock(of: menu),
      phrases: language == .korean ? .korean : .english, states: states,
      statesAfterViolation: statesAfterViolation, checksHidden: checksHidden
    ) { maker, phrases in
      FaultyKiosk(maker: maker, phrases: phrases, fault: hasFault ? self : nil)
    }
  }

  /// Returns an app without the fault in a first state of its scope.
  fileprivate func app(named name: String?) -> KioskScope.App? {
    explorer(upTo: 1, hasFault: false).firstStates.first { $0.name == name }?.makeApp()
  }
}

extension Fault: CustomTestStringConvertible {
  var testDescription: String { "\(place): \(name)" }
}
