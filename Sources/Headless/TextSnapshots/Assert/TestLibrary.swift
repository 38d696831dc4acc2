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
  func report(
    _ message: String, at location: AssertionLocation, of drawing: SnapshotSession.Drawing? = nil
  ) {
    if isSwiftTesting || Test.current.map({ _ in true }) == true {
      record(message, location, drawing)
    } else if XCTestListener.shared.hears(message, location) == false {
      isXcode ? record(message, location, drawing) : stop(message, location)
    }
  }

  /// In a task or a thread that has lost its test, the issue belongs to none, but fails the run.
  private func record(
    _ message: String, _ location: AssertionLocation, _ drawing: SnapshotSession.Drawing?
  ) {
    if let drawing { Attachment.record(drawing.text, named: drawing.name) }
    Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
  }

  /// A failure must not go unnoticed where no test is running.
  private func stop(_ message: String, _ location: AssertionLocation) {
    let line = "\(location): error: no test is running here; \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
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

  func hears(_ message: String, _ location: AssertionLocation) -> Bool {
    let before = lock.withLock { count }
    XCTFail(message, file: location.filePath, line: location.line)
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
