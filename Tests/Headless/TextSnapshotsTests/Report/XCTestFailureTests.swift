#if canImport(Glibc)
  import Testing
  import XCTest

  @testable import TextSnapshots

  @Suite struct XCTestFailureTests {
    /// XCTest keeps a processor busy while it waits for the tasks of a test, so it has a process
    /// without any other tests.
    @Test func `an assertion in an XCTest fails that test, and once`() async {
      await #expect(processExitsWith: .exitCode(42)) {
        await Task.detached {
          let test = XCTestCase(name: "testOrder") { _ in
            let issue = SnapshotIssue("the text differs", at: AssertionLocation())
            TestLibrary(arguments: [], environment: [:]).report(issue)
          }
          test.run()
          exit(test.testRun?.totalFailureCount == 1 ? 42 : EXIT_FAILURE)
        }.value
      }
    }
  }
#endif
