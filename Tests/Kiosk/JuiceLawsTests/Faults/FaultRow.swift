import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@testable import JuiceLaws

/// What an exploration tells about a fault: a row of the table.
struct FaultRow {
  struct Evidence {
    let law: String
    let steps: Int
    /// The flow to the violation, or `nil` if the explorer couldn't go on.
    var flow: Flow?
    /// A Boolean value that indicates whether an observer reads the violation during the last step of
    /// the flow.
    var isObserved = false
    /// A Boolean value that indicates whether the flow fails at the violation, and passes on a kiosk
    /// without the fault.
    var isConfirmed = false
  }

  let fault: Fault
  /// What was found, or `nil` if nothing was.
  let evidence: Evidence?

  /// Explores the scope of a fault, first small parts of it, which are enough for most.
  init(_ fault: Fault) throws {
    self.fault = fault
    evidence =
      try FaultRow.evidence(of: fault, upTo: 100) ?? FaultRow.evidence(of: fault, upTo: 1_000)
      ?? FaultRow.evidence(of: fault, upTo: 20_000)
  }

  /// Returns the violation that is shown best, after the fewest steps, or `nil` if there is none.
  private static func evidence(of fault: Fault, upTo states: Int) throws -> Evidence? {
    let exploration = fault.explorer(upTo: states).explore()
    let right = fault.explorer(upTo: states, hasFault: false)
    let violations = exploration.violations.compactMap { finding -> Evidence? in
      guard case .violated(let steps, let flow, let isConfirmed) = finding.outcome else {
        return nil
      }
      return Evidence(
        law: finding.property, steps: steps, flow: flow,
        isObserved: finding.note?.hasPrefix("during the last step, ") == true,
        isConfirmed: isConfirmed && flow.passes(on: right.makeApp()))
    }
    let confirmed = violations.filter { $0.isConfirmed }
    if let first = confirmed.min(by: { $0.steps < $1.steps }) { return first }
    switch exploration.bound {
    case .unrestoredState(let index, _):
      let steps = exploration.flow(to: index).steps.count
      return Evidence(law: "a state can be restored", steps: steps)
    case .states, .depth, nil:
      let observed = violations.filter { $0.isObserved }
      return (observed.isEmpty ? violations : observed).min { $0.steps < $1.steps }
    }
  }
}

extension Flow {
  fileprivate func passes(on app: some HeadlessApp) -> Bool {
    ((try? Driver(app).run(self)) == nil) == false
  }
}

extension FaultRow: CustomStringConvertible {
  private static let widths = [12, 66, 9, 7, 15, 20]
  /// The number of columns of a line before the name of the law.
  static let columnsBeforeLaw = widths.reduce(0, +)

  var description: String {
    let found = evidence.map { ["\($0.steps)", flow, "\(fault.scope)", $0.law] }
    return FaultRow.line(
      [fault.place.rawValue, fault.name, fault.isVisible ? "sees it" : "can't"]
        + (found ?? ["", "", "", "not found"]))
  }

  private var flow: String {
    guard let evidence, case .some = evidence.flow else { return "none" }
    return evidence.isConfirmed ? "confirmed" : evidence.isObserved ? "observed" : "not confirmed"
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
  func explorer(upTo states: Int, hasFault: Bool = true) -> Explorer<KioskScope.App> {
    scope.explorer(
      of: menu, stock: Stock(of: menu),
      phrases: language == .korean ? .korean : .english, states: states
    ) { maker, phrases in
      FaultyKiosk(maker: maker, phrases: phrases, fault: hasFault ? self : nil)
    }
  }
}

extension Fault: CustomTestStringConvertible {
  var testDescription: String { "\(place): \(name)" }
}
