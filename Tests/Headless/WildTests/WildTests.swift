import Testing

struct WildTests {
  private static let reports: [Report] = [
    .feed, .filteredList, .clearedSearch, .staleSearch, .toast, .outline, .eventQueue, .poll,
    .account, .post,
  ]

  @Test(arguments: reports) func `a ready law finds what people report, and holds once it's mended`(
    report: Report
  ) {
    let faulty = report.explore(false)
    #expect(faulty.violated == [report.law], "\(faulty.text)")
    let mended = report.explore(true)
    #expect(mended.holds, "\(mended.text)")
  }
}
