import FlowExplorer
import JuiceExploration
import TestSupport
import Testing

struct FaultTests {
  /// All faults, or else the first one that each law finds.
  private static let faults = {
    var laws: Set<String> = []
    let first = Fault.all.filter { laws.insert($0.found.law).inserted }
    return TestSizes.areExhaustive ? Fault.all : first
  }()

  @Test(arguments: faults)
  func `a fault is found by a law, after as few steps as it says`(fault: Fault) {
    #expect(fault.explore() == fault.found)
  }

  @Test(arguments: KioskScope.all)
  func `a kiosk without a fault breaks no law`(scope: KioskScope) {
    let states = TestSizes.size(quick: 12, exhaustive: 50)
    let explorer = Fault.all[0].during(scope).explorer(upTo: states, hasFault: false)
    let violations = explorer.explore().violations
    #expect(violations.isEmpty, "\(violations)")
  }
}
