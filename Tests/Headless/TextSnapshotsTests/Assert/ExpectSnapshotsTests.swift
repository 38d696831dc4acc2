import HeadlessUI
import Testing
import TextRendering
import TextSnapshots

struct ExpectSnapshotsTests {
  @Test func `a screen is compared in every viewport, language, and style`() throws {
    enum Language: String, CaseIterable { case ko, en }
    let package = try ScratchPackage()
    let issues = package.issues(["SNAPSHOT_TESTING_RECORD": "missing"]) {
      expectSnapshots(
        named: "Order/initial",
        viewports: [Viewport(columns: 60, rows: 20), Viewport(columns: 40, rows: 24)],
        languages: Language.allCases,
        styles: ["": .grid(), "linear": .linear()]
      ) { language in
        Screen<Never>(title: language == .ko ? "주문" : "Order")
      }
    }
    #expect(issues.count == 6)
    #expect(
      package.snapshots == [
        "Order/initial.40x24.en.txt", "Order/initial.40x24.ko.txt",
        "Order/initial.60x20.en.txt", "Order/initial.60x20.ko.txt",
        "Order/initial.en.linear.txt", "Order/initial.ko.linear.txt",
      ])
    #expect(try package.text("Order/initial.ko.linear.txt") == "screen \"주문\"\n")
  }

  @Test func `a screen that is drawn in no viewport, language, or style fails the test`() throws {
    enum Language: String, CaseIterable { case ko }
    func issues(
      viewports: [Viewport], languages: [Language], styles: KeyValuePairs<String, TextStyle>
    ) throws -> Int {
      let package = try ScratchPackage()
      return package.issues {
        expectSnapshots(
          named: "Order", viewports: viewports, languages: languages, styles: styles
        ) { _ in Screen<Never>(title: "Order") }
      }.count
    }
    let viewports = [Viewport(columns: 60, rows: 20)]
    #expect(try issues(viewports: [], languages: [.ko], styles: ["": .grid()]) == 1)
    #expect(try issues(viewports: viewports, languages: [], styles: ["": .grid()]) == 1)
    #expect(try issues(viewports: viewports, languages: [.ko], styles: [:]) == 1)
  }
}
