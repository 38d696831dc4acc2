import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import TestFiles
import TestSizes
import Testing

@testable import JuiceLaws

struct FaultTableTests {
  private static let faults = Fault.all.enumerated()
    .filter { TestSizes.areExhaustive || $0.offset % 12 == 0 }.map { $0.element }

  private static let table = Result {
    let path = ThisPackage.path("Tests/Kiosk/JuiceLawsTests/Faults/faults.txt")
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `the faults are in many places, and each has a name of its own`() {
    #expect(Fault.all.count >= 58)
    #expect(Set(Fault.all.map { $0.name }).count == Fault.all.count)
    #expect(Set(Fault.all.map { $0.place }) == Set(Fault.Place.allCases))
  }

  @Test(arguments: faults)
  func `a fault is found as the table says, by a shortest flow that a right kiosk passes`(
    fault: Fault
  ) throws {
    let row = try FaultRow(fault)
    let lines = try Self.table.get()
    #expect(lines.contains(row.description), "write to faults.txt:\n\(row)")
    guard let evidence = row.evidence, let flow = evidence.flow, evidence.isConfirmed else {
      return
    }
    let faulty = try fault.explorer(of: evidence.scope, upTo: FaultRow.states)
    let file = try Flow(parsing: flow.description, file: "fault.flow")
    let error = #expect(throws: FlowError.self) { try Driver(faulty.makeApp()).run(file) }
    #expect(error.map { ($0.location?.line ?? 0) > evidence.steps } == true)
    let right = try fault.explorer(of: evidence.scope, upTo: FaultRow.states, hasFault: false)
    try Driver(right.makeApp()).run(file)
    if evidence.law == "the kiosk agrees with its model", (fault.place == .memory) == false {
      #expect(fewestSteps(toDisagreementOf: faulty) == evidence.steps)
    }
  }

  @Test func `the table has a row for each fault, and says how many are found`() throws {
    let lines = try Self.table.get()
    #expect(lines.first == FaultRow.heading)
    let rows = lines.dropFirst().dropLast()
    #expect(rows.count == Fault.all.count)
    for (fault, row) in zip(Fault.all, rows) {
      #expect(row.hasPrefix(fault.place.rawValue + " ") && row.contains(" \(fault.name) "))
    }
    let seen = rows.filter { $0.contains(" sees it ") }
    let (found, foundSeen) = (rows.filter(isFound).count, seen.filter(isFound).count)
    #expect(
      lines.last == """
        \(found) of \(rows.count) faults are found, and \(foundSeen) of the \(seen.count) that a \
        person could see
        """)
    #expect(10 * foundSeen >= 9 * seen.count)
  }

  private func isFound(_ row: String) -> Bool { row.hasSuffix(" not found") == false }

  @Test(arguments: KioskExploration.allCases)
  func `a kiosk without a fault breaks no law`(scope: KioskExploration) throws {
    let states = TestSizes.size(quick: 100, exhaustive: FaultRow.states)
    let explorer = try Fault.all[0].explorer(of: scope, upTo: states, hasFault: false)
    let violations = explorer.explore().violations
    #expect(violations.isEmpty, "\(violations)")
  }
}
