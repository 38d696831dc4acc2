import Foundation
import Testing
import XCTest

/// The test library that runs the tests of a process, to which issues are reported.
struct TestLibrary {
  static let ofProcess = TestLibrary(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// A Boolean value that indicates whether the process runs only tests of Swift Testing.
  let isSwiftTesting: Bool
  /// A Boolean value that indicates whether Xcode runs the process, which may run tests of both
  /// libraries.
  let isXcode: Bool

  init(arguments: [String], environment: [String: String]) {
    let words = arguments.flatMap { $0.split(separator: "=") }
    isSwiftTesting = zip(words, words.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
    isXcode = environment.keys.contains { $0.hasPrefix("XCTest") }
  }

  /// Reports an issue to the library that runs the current test, or stops the process if no library
  /// listens.
  ///
  /// XCTest doesn't say whether it's running a test, and ignores a failure if it isn't. Therefore
  /// the failure goes to XCTest unless Swift Testing is known to run, and an observer notices
  /// whether XCTest has recorded it.
  func report(_ issue: SnapshotIssue) {
    if isSwiftTesting || Test.current.map({ _ in true }) == true {
      tellSwiftTesting(of: issue)
    } else if XCTestListener.shared.hears(issue) == false {
      isXcode ? tellSwiftTesting(of: issue) : stop(because: issue)
    }
  }

  /// Records an issue, which belongs to no test in a task or a thread that has lost its test, but
  /// always fails the run.
  private func tellSwiftTesting(of issue: SnapshotIssue) {
    Issue.record(Comment(rawValue: issue.message), sourceLocation: issue.location.sourceLocation)
  }

  /// Ends a process in which no test is running, so that nothing wrong passes unseen.
  private func stop(because issue: SnapshotIssue) {
    let message = "\(issue.location): error: no test is running here; \(issue.message)\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(EXIT_FAILURE)
  }
}

/// An observer that notices whether XCTest records a failure.
private final class XCTestListener: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = {
    let listener = XCTestListener()
    XCTestObservationCenter.shared.addTestObserver(listener)
    return listener
  }()

  private let lock = NSLock()
  private var count = 0

  /// Reports an issue to XCTest, and returns whether a test has failed because of it.
  func hears(_ issue: SnapshotIssue) -> Bool {
    let before = lock.withLock { count }
    XCTFail(issue.message, file: issue.location.filePath, line: issue.location.line)
    return lock.withLock { count } > before
  }

  #if canImport(ObjectiveC)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      lock.withLock { count += 1 }
    }
  #else
    func testCase(
      _ testCase: XCTestCase,
      didFailWithDescription description: String,
      inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      lock.withLock { count += 1 }
    }
  #endif
}
