import FlowExplorer
import Foundation
import JuiceFiles
import JuiceModel
import TestFiles
import Testing

@testable import juicemaker

struct ExploreCoverageTests {
  @Test func `the coverage lists as many screens, controls, and alerts as the report counts`()
    throws
  {
    var (coverage, errors) = ("", "")
    var options = try Arguments(parsing: ["explore", "--language=en"]).options
    let path = ThisPackage.path("Tests/Kiosk/juicemakerTests/Menus/one-fruit.json")
    options.menu = try MenuFile(path).menu
    options.stock = Stock(of: options.menu)
    options.format = .coverage
    #expect(explore(options, &coverage, &errors) == .success)
    #expect(errors.isEmpty)
    let explorations = KioskExploration.allCases.map { scope in
      let explorer = scope.explorer(options)
      return Explorer(explorer.scope, makeApp: explorer.makeApp).explore()
    }
    let counts = explorations.map { $0.layerTransitions.count + $0.untriedAffordances.count }
    #expect(coverage.components(separatedBy: " -> ").count - 1 == counts.reduce(0, +))
    #expect(counts.allSatisfy { $0 > 5 })
    #expect(coverage == explorations.map { $0.coverageReport }.joined())
  }

  @Test func `the coverage of ordering lists what was never tried`() throws {
    let stock = "strawberry=10,banana=2,pineapple=2,kiwi=3,mango=3"
    let options = try Arguments(parsing: ["explore", "--stock", stock]).options
    let coverage = KioskExploration.ordering.explorer(options).explore().coverageReport
    let lines = coverage.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(lines.filter { $0.contains(" -> ") }.count == 21 + 2)
    #expect(Set(lines).count == 23)
    let order = #"  screen "맛있는 쥬스를 만들어 드려요!": "#
    let short = #"alert "재료가 모자라요. 재고를 수정할까요?""#
    #expect(lines.contains { $0 == order + #"tap "딸기쥬스 주문" -> "# + short })
    let untried = lines.filter { $0.hasSuffix(" -> never tried") }.map { String($0) }
    let expected = [
      order + #"tap "재고수정" -> never tried"#, "  " + short + #": tap "예" -> never tried"#,
    ]
    #expect(untried == expected)
  }
}
