import Foundation
import Testing
import XCTest

struct TestLibrary {
  static let ofProcess = TestLibrary(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  let isSwiftTesting: Bool
  /// Xcode may run tests of both libraries in one process.
  let isXcode: Bool

  init(arguments: [String], environment: [String: String]) {
    let words = arguments.flatMap { $0.split(separator: "=") }
    isSwiftTesting = zip(words, words.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
    isXcode = environment.keys.contains { $0.hasPrefix("XCTest") }
  }

  /// XCTest doesn't say whether it's running a test, and ignores a failure if it isn't.
  ///
  /// Therefore the failure goes to XCTest unless Swift Testing is known to run, and an observer notices
  /// whether XCTest has recorded it.
  func report(_ issue: SnapshotIssue) {
    if isSwiftTesting || Test.current.map({ _ in true }) == true {
      tellSwiftTesting(of: issue)
    } else if XCTestListener.shared.hears(issue) == false {
      isXcode ? tellSwiftTesting(of: issue) : stop(because: issue)
    }
  }

  /// In a task or a thread that has lost its test, the issue belongs to none, but fails the run.
  private func tellSwiftTesting(of issue: SnapshotIssue) {
    Issue.record(Comment(rawValue: issue.message), sourceLocation: issue.location.sourceLocation)
  }

  /// A failure must not go unnoticed where no test is running.
  private func stop(because issue: SnapshotIssue) {
    let message = "\(issue.location): error: no test is running here; \(issue.message)\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(EXIT_FAILURE)
  }
}

private final class XCTestListener: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = {
    let listener = XCTestListener()
    XCTestObservationCenter.shared.addTestObserver(listener)
    return listener
  }()

  private let lock = NSLock()
  private var count = 0

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
