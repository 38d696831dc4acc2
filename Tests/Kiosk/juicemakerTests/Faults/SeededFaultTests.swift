import FlowDriver
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSizes
import Testing

@testable import FlowExplorer
@testable import juicemaker

struct SeededFaultTests {
  private let laws = KioskLaws<FaultyKiosk>(menu: .standard, phrases: .korean).properties

  private func exploration(
    of fault: Fault?,
    stock: Stock,
    steps: Int
  ) -> Exploration<FaultyKiosk> {
    let scope = Scope<FaultyKiosk>("few steps", depth: steps) { _, affordance in
      includes(affordance, fault)
    }
    return Explorer(scope, properties: laws) {
      FaultyKiosk(stock, fault: fault)
    }
    .explore()
  }

  private func includes(_ affordance: Affordance<KioskAction>, _ fault: Fault?) -> Bool {
    fault == .sheetWithoutWayOut ? affordance.role == .button : true
  }

  @Test func `there are at least twenty faults`() {
    #expect(Fault.allCases.count >= 20)
  }

  @Test(arguments: Fault.allCases)
  func `a fault is found by a shortest counterexample, which passes without the fault`(
    fault: Fault
  ) throws {
    let stock = try Stock(of: .standard, with: fault.stock)
    let law = try #require(laws.first { $0.name == fault.law }).law
    let optimum = try #require(
      fewestSteps(to: law, of: FaultyKiosk(stock, fault: fault)) { includes($0, fault) })
    let findings = exploration(of: fault, stock: stock, steps: optimum).findings
    let finding = try #require(findings.first { $0.property == fault.law })
    guard case .violated(let steps, let flow, let isConfirmed) = finding.outcome else {
      Issue.record("\(fault): \(finding.outcome)")
      return
    }
    #expect(steps == optimum)
    #expect(isConfirmed)
    let file = try Flow(parsing: flow.description, file: "\(fault).flow")
    #expect(throws: FlowError.self) {
      try Driver(FaultyKiosk(stock, fault: fault)).run(file)
    }
    try Driver(FaultyKiosk(stock)).run(file)
  }

  @Test func `a kiosk without a fault breaks no law`() throws {
    let steps = TestSizes.size(quick: 4, exhaustive: 5)
    let stock = try Stock(of: .standard, with: Fault.partialConsumption.stock)
    let exploration = exploration(of: nil, stock: stock, steps: steps)
    #expect(exploration.violations.isEmpty)
    #expect(
      exploration.extent == "bounded by \(steps) steps, frontier \(exploration.frontierCount)")
    #expect(exploration.frontierCount > 0)
  }
}
