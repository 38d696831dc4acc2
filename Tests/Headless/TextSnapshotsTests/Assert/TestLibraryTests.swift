import Foundation
import TestSupport
import Testing
import XCTest

@testable import TextSnapshots

struct TestLibraryTests {
  @Test(arguments: [
    (["--testing-library", "swift-testing"], true), (["--testing-library=swift-testing"], true),
    (["--filter", "a", "--testing-library", "swift-testing", "--parallel"], true),
    (["--testing-library", "xctest"], false), (["--testing-library"], false),
    (["swift-testing"], false), (["SomeTests.SomeTests/testOne"], false), ([], false),
  ])
  func `the arguments say whether Swift Testing runs`(arguments: [String], isSwiftTesting: Bool) {
    let library = TestLibrary(arguments: ["a.xctest"] + arguments, environment: [:])
    #expect(library.isSwiftTesting == isSwiftTesting)
  }

  @Test(.first) func `a process in which no test runs stops with the message`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await Task.detached {
        let location = AssertionLocation(
          fileID: "Tool/main.swift", filePath: #filePath, line: 7, column: 3)
        TestLibrary(arguments: [], environment: [:]).report("the text differs", at: location)
      }.value
    }
    let message = "Tool/main.swift:7:3: error: no test is running here; the text differs\n"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(message))
  }

  #if canImport(Glibc)
    /// XCTest keeps a thread busy while it waits for the tasks of a test, so it has one of its own, in a
    /// process without any other tests.
    @Test(.first, .timeLimit(.minutes(1)))
    func `an assertion in an XCTest fails that test, and once`() async {
      await #expect(processExitsWith: .exitCode(42)) {
        let failures = await onThread {
          let test = XCTestCase(name: "testOrder") { _ in
            let library = TestLibrary(arguments: [], environment: [:])
            let location = AssertionLocation(
              fileID: #fileID, filePath: #filePath, line: #line, column: #column)
            library.report("the text differs", at: location)
          }
          test.run()
          return test.testRun?.totalFailureCount
        }
        exit(failures == 1 ? 42 : EXIT_FAILURE)
      }
    }
  #endif
}
