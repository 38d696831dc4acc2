import FlowExplorer
import JuiceExploration
import TestSupport
import Testing

struct FaultTableTests {
  /// The rows without the heading.
  private static let rows = {
    let text = try? ThisPackage.text("Tests/Kiosk/JuiceExplorationTests/Faults/faults.txt")
    return (text ?? "").split(separator: "\n").dropFirst().map { String($0) }
  }()

  /// All faults, or else the first one that each law finds.
  private static let faults = {
    var laws: Set<Substring> = []
    let all = zip(Fault.all, rows)
    let first = all.filter { laws.insert($1.dropFirst(FaultRow.columnsBeforeLaw)).inserted }
    return (TestSizes.areExhaustive ? Array(all) : first).map { $0.0 }
  }()

  @Test(arguments: faults)
  func `a fault is found as the table says`(fault: Fault) {
    let row = FaultRow(fault).description
    let isRight = Self.rows.contains(row)
    #expect(isRight, "write to faults.txt:\n\(row)")
  }

  @Test func `the table has a row for each fault`() {
    let isNamed = zip(Fault.all, Self.rows).map { fault, row in
      row.hasPrefix(fault.place.rawValue + " ") && row.contains(" \(fault.name) ")
    }
    #expect(isNamed == Fault.all.map { _ in true })
    #expect(Self.faults.count >= 5)
  }

  @Test(arguments: KioskScope.all)
  func `a kiosk without a fault breaks no law`(scope: KioskScope) {
    let states = TestSizes.size(quick: 12, exhaustive: 50)
    let explorer = Fault.all[0].during(scope).explorer(upTo: states, hasFault: false)
    let violations = explorer.explore().violations
    #expect(violations.isEmpty, "\(violations)")
  }
}
