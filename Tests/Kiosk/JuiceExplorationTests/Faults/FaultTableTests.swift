import FlowExplorer
import JuiceExploration
import TestSupport
import Testing

struct FaultTableTests {
  private static let table = {
    let text = try? ThisPackage.text("Tests/Kiosk/JuiceExplorationTests/Faults/faults.txt")
    return (text ?? "").split(separator: "\n").map { String($0) }
  }()

  /// The rows without the heading and the sum.
  private static let rows = table.dropFirst().dropLast()

  /// All faults, or else the first one that each law finds.
  private static let faults = {
    var laws: Set<Substring> = []
    let all = zip(Fault.all, rows)
    let first = all.filter { _, row in
      let law = row.dropFirst(FaultRow.columnsBeforeLaw)
      return (law == "not found") == false && laws.insert(law).inserted
    }
    return (TestSizes.areExhaustive ? Array(all) : first).map { $0.0 }
  }()

  @Test(arguments: faults)
  func `a fault is found as the table says`(fault: Fault) {
    let row = FaultRow(fault)
    #expect(Self.rows.contains(row.description), "write to faults.txt:\n\(row)")
  }

  @Test func `the table has a row for each fault, and says how many are found`() {
    let rows = Self.rows.map { $0 }
    let isNamed = zip(Fault.all, rows).map { fault, row in
      row.hasPrefix(fault.place.rawValue + " ") && row.contains(" \(fault.name) ")
    }
    #expect(isNamed == Fault.all.map { _ in true })
    #expect(Self.faults.count >= 5)
    #expect(Set(Fault.all.map { $0.name }).count == rows.count)
    let seen = rows.filter { $0.contains(" sees it ") }
    let found = rows.count { $0.hasSuffix(" not found") == false }
    let foundSeen = seen.count { $0.hasSuffix(" not found") == false }
    #expect(
      Self.table.last == """
        \(found) of \(rows.count) faults are found, and \(foundSeen) of the \(seen.count) that a \
        person could see
        """)
    #expect(found >= rows.count - 1)
  }

  @Test(arguments: KioskScope.all)
  func `a kiosk without a fault breaks no law`(scope: KioskScope) throws {
    let states = TestSizes.size(quick: 12, exhaustive: 50)
    let explorer = Fault.all[0].during(scope).explorer(upTo: states, hasFault: false)
    let violations = explorer.explore().violations
    #expect(violations.isEmpty, "\(violations)")
    #expect(try explorer.stepsToStray() == nil)
  }
}
