import Foundation
import Testing
import TextSnapshots

/// Tests that ask for every snapshot in the folder `Run`, unless the environment variable `RUN_TESTS`
/// says otherwise.
struct RunTests {
  private static let behavior = ProcessInfo.processInfo.environment["RUN_TESTS"]

  #if os(Windows)
    @Test func `only Windows asks for this`() {
      expectSnapshot(of: "windows\n", named: "Run/windows")
    }
  #endif

  @Test func `a test may return early`() {
    if RunTests.behavior == "return" { return }
    expectSnapshot(of: "early\n", named: "Run/early")
  }

  @Test func `the child of an exit test asks, and ends`() async {
    await #expect(processExitsWith: .success) {
      expectSnapshot(of: "child\n", named: "Run/child")
      exit(0)
    }
  }

  @Test func `an assertion that fails asks, too`() {
    withKnownIssue(isIntermittent: true) {
      expectSnapshot(of: RunTests.behavior == "known" ? "other\n" : "known\n", named: "Run/known")
    }
  }

  @Test func `a test may fail`() {
    #expect((RunTests.behavior == "fail") == false)
  }

  @Test func `a test may end its process`() {
    if RunTests.behavior == "exit" { exit(0) }
  }

  @Test(.disabled(if: RunTests.behavior == "disabled")) func `a test may be disabled`() {}
}
