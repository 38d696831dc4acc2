import Dispatch
import Foundation
import SteppedTesting
import Synchronization
import Testing

/// The thread on which a test begins.
struct Home: Sendable {
  private let thread = Home.current

  private static var current: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  var isHere: Bool { thread == Home.current }
}

@MainActor final class Note {
  private(set) var text = ""

  func write(_ more: String) { text += more }
}

/// Work of a queue, which resumes its caller on another thread.
func waitForQueue(milliseconds: Int = 5) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      continuation.resume()
    }
  }
}

/// Runs code with a trait, and returns the failures that it leads to instead of recording them.
func issues(
  _ trait: SteppedTrait, _ body: @escaping @concurrent @Sendable () async throws -> Void
) async throws -> [String] {
  let (test, testCase) = try (#require(Test.current), Test.Case.current)
  return try await failures(of: test, testCase) {
    try await trait.provideScope(for: test, testCase: testCase, performing: body)
  }
}

/// Runs code of a test, and returns the failures and the error that it leads to instead of recording them.
func failures(
  of test: Test, _ testCase: Test.Case?, _ body: @concurrent @Sendable () async throws -> Void
) async throws -> [String] {
  let found = Mutex<[String]>([])
  let handler = IssueHandlingTrait.compactMapIssues { issue in
    if issue.isFailure {
      found.withLock { $0.append("\(issue)\n" + issue.comments.map(\.rawValue).joined()) }
    }
    return nil
  }
  try await handler.provideScope(for: test, testCase: testCase) {
    do {
      try await body()
    } catch {
      found.withLock { $0.append("\(error)") }
    }
  }
  return found.withLock { $0 }
}
