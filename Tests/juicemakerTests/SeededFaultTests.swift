import FlowDriver
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@testable import juicemaker

struct SeededFaultTests {
  private func exploration(
    of fault: Fault?,
    stock: Stock
  ) -> Exploration<FaultyKiosk> {
    let laws = KioskLaws<FaultyKiosk>(menu: .standard, phrases: .korean)
    let scope = Scope<FaultyKiosk>("few steps", depth: fault?.breaks.steps ?? 5) { _, affordance in
      fault == .sheetWithoutWayOut ? affordance.role == .button : true
    }
    return Explorer(scope, properties: laws.properties) {
      FaultyKiosk(stock, fault: fault)
    }
    .explore()
  }

  @Test func `there are at least twenty mistakes`() {
    #expect(Fault.allCases.count >= 20)
  }

  @Test(arguments: Fault.allCases)
  func `a mistake is found, by the shortest way, as a flow that tells it from a mended kiosk`(
    fault: Fault
  ) throws {
    let stock = try Stock(of: .standard, with: fault.stock)
    let findings = exploration(of: fault, stock: stock).findings
    let finding = try #require(findings.first { $0.property == fault.breaks.law })
    guard case .broken(let steps, let flow, let isConfirmed) = finding.outcome else {
      Issue.record("\(fault): \(finding.outcome)")
      return
    }
    #expect(steps == fault.breaks.steps)
    #expect(isConfirmed)
    let file = try Flow(parsing: flow.description, file: "\(fault).flow")
    #expect(throws: FlowError.self) {
      try Driver(FaultyKiosk(stock, fault: fault)).run(file)
    }
    try Driver(FaultyKiosk(stock)).run(file)
  }

  @Test func `a kiosk without a mistake breaks no law`() throws {
    let stock = try Stock(of: .standard, with: Fault.partialConsumption.stock)
    let exploration = exploration(of: nil, stock: stock)
    #expect(exploration.isSound)
    #expect(exploration.extent == "bounded by 5 steps, frontier \(exploration.frontier)")
    #expect(exploration.frontier > 0)
  }
}
