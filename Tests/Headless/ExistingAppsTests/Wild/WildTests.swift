import TestSupport
import Testing

struct WildTests {
  private static let reports: [Report] = [
    .feed, .filteredList, .clearedSearch, .staleSearch, .toast, .outline, .eventQueue, .poll,
    .account, .post,
  ]

  private static let article = Result {
    try ThisPackage.text("Sources/Headless/ExistingApps/ExistingApps.docc/FoundInTheWild.md")
  }

  @Test(arguments: reports) func `a ready law finds what people report, and holds once it's mended`(
    report: Report
  ) throws {
    let faulty = report.explore(false)
    #expect(faulty.violated == [report.law], "\(faulty.text)")
    let found = "*\(report.law)*\n\n```\n\(faulty.flow)```\n"
    #expect(try WildTests.article.get().contains(found))
    let mended = report.explore(true)
    #expect(mended.holds, "\(mended.text)")
  }
}
