public import XCTest

extension XCTestCase {
  /// Runs code with a trait, as it runs a test of Swift Testing.
  ///
  /// - Throws: Any error that the code throws, or one that says why it couldn't end.
  public func test(
    _ trait: SteppedTrait, file: StaticString = #filePath, line: UInt = #line,
    _ body: @isolated(any) () async throws -> Void
  ) async throws {
    var trait = trait
    trait.name = name
    nonisolated(unsafe) let test = self
    nonisolated(unsafe) let body = body
    let former = test.testRun?.totalFailureCount
    try await trait.perform {
      try await body()
    } hasFailed: { _ in
      (test.testRun?.totalFailureCount == former) == false
    } report: {
      XCTFail($0, file: file, line: line)
    }
  }
}
