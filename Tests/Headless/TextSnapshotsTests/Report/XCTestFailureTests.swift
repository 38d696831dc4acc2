#if canImport(Glibc)
  import Testing
  import XCTest

  @testable import TextSnapshots

  @Suite struct XCTestFailureTests {
    @Test func `an assertion in an XCTest fails that test, and once`() async {
      let failures = await Task.detached {
        let test = XCTestCase(name: "testOrder") { _ in
          let issue = SnapshotIssue("the text differs", at: AssertionLocation())
          TestLibrary(arguments: [], environment: [:]).report(issue)
        }
        test.run()
        return test.testRun?.totalFailureCount
      }.value
      #expect(failures == 1)
    }
  }
#endif
