import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSupport
import Testing

@testable import JuiceExploration

/// What an exploration tells about a fault: a row of the table.
struct FaultRow {
  let fault: Fault
  /// The violation that is shown best, after the fewest steps, or `nil` if there is none.
  let found: Found?

  /// How well each kind of violation is shown, the best first.
  private static let evidence = ["confirmed", "observed", "told"]

  typealias Found = (law: String, steps: Int, evidence: Int)

  /// Explores a part of the scope of a fault, then with the laws of what no screen shows at once, and
  /// then all of it, until what a person could see is confirmed, and all else is found.
  init(_ fault: Fault) {
    self.fault = fault
    var found = FaultRow.violation(of: fault, upTo: 300, checksHidden: false)
    for states in TestSizes.size(quick: [200], exhaustive: [200, 20_000]) {
      let isEnough = fault.isVisible ? found?.evidence == 0 : (found == nil) == false
      if isEnough { break }
      found = FaultRow.violation(of: fault, upTo: states, checksHidden: true)
    }
    if found == nil, fault.place == .observation { found = FaultRow.stray(of: fault) }
    self.found = found
  }

  private static func violation(of fault: Fault, upTo states: Int, checksHidden: Bool) -> Found? {
    let explorer = fault.explorer(upTo: states, checksHidden: checksHidden)
    let found = explorer.explore().violations.compactMap { finding -> Found? in
      guard case .violated(let steps, let flow, let evidence) = finding.outcome else { return nil }
      let right = evidence == .confirmed ? fault.app(named: finding.firstState) : nil
      if case .some = try? right.map({ try Driver($0).run(flow) }) {
        return (finding.property, steps, 0)
      }
      return (finding.property, steps, 2)
    }
    return found.min { ($0.evidence, $0.steps) < ($1.evidence, $1.steps) }
  }

  private static func stray(of fault: Fault) -> Found? {
    let steps = try? fault.explorer(upTo: 200).stepsToStray()
    return steps.map { ("an observer reads only states that events lead to", $0, 1) }
  }
}

extension FaultRow: CustomStringConvertible {
  private static let widths = [12, 66, 9, 7, 11, 24]
  /// The number of columns of a line before the name of the law.
  static let columnsBeforeLaw = widths.reduce(0, +)

  var description: String {
    let found = found.map { ["\($0.steps)", Self.evidence[$0.evidence], fault.scope.name, $0.law] }
    return FaultRow.line(
      [fault.place.rawValue, fault.name, fault.isVisible ? "sees it" : "can't"]
        + (found ?? ["", "", "", "not found"]))
  }

  private static func line(_ texts: [String]) -> String {
    zip(texts, widths + [0]).map { text, width in
      text + String(repeating: " ", count: max(width - text.count, 0))
    }
    .joined()
  }
}

extension Fault {
  /// Returns an explorer of the scope in which to look for the fault.
  func explorer(
    upTo states: Int, hasFault: Bool = true, checksHidden: Bool = true
  ) -> Explorer<KioskScope.App> {
    scope.explorer(
      of: menu, stock: Stock(of: menu),
      phrases: language == .korean ? .korean : .english, states: states,
      checksHidden: checksHidden
    ) { maker, phrases in
      FaultyKiosk(maker: maker, phrases: phrases, fault: hasFault ? self : nil)
    }
  }
}

extension Explorer where App == KioskScope.App {
  /// Returns the fewest steps to what a view must not read, or `nil` if it reads nothing of the kind.
  func stepsToStray() throws -> Int? {
    guard let app = firstStates.first?.makeApp() else { return nil }
    return try Watch(world: app.app).stepsToStray(in: explore())
  }
}

extension Fault {
  /// Returns an app without the fault in a first state of its scope.
  fileprivate func app(named name: String?) -> KioskScope.App? {
    explorer(upTo: 1, hasFault: false).firstStates.first { $0.name == name }?.makeApp()
  }
}

extension Fault: CustomTestStringConvertible {
  var testDescription: String { "\(place): \(name)" }
}
