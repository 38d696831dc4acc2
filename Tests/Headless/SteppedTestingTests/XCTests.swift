import SteppedTesting
import TestSupport
import Testing
import XCTest

final class SteppedXCTests: XCTestCase {
  func testStepsOnOneThread() async throws {
    try await test(.stepped) {
      let home = Home()
      await waitForQueue()
      XCTAssertTrue(home.isHere)
      await Task.detached { await waitForQueue() }.value
      XCTAssertTrue(home.isHere)
    }
    await MainActor.run { XCTAssertTrue(Thread.isMainThread) }
  }

  func testStepsInsideStepsAreTheSame() async throws {
    try await test(.stepped) { [self] in
      let home = Home()
      try await test(.stepped) { XCTAssertTrue(home.isHere) }
    }
  }

  func testTakesNoTime() async throws {
    try await test(.stepped) {
      let clock = SteppedClock()
      let start = clock.now
      try await clock.sleep(for: .seconds(3600))
      XCTAssertEqual(start.duration(to: clock.now), .seconds(3600))
    }
  }
}

@MainActor final class SteppedMainXCTests: XCTestCase {
  func testHasAMainActorOfItsOwn() async throws {
    try await test(.stepped) {
      let home = Home()
      let note = Note()
      MainActor.assertIsolated()
      Task { note.write(home.isHere ? "here" : "elsewhere") }
      await settled()
      XCTAssertEqual(note.text, "here")
      XCTAssertFalse(Thread.isMainThread)
    }
    XCTAssertTrue(Thread.isMainThread)
  }
}

#if os(Linux)
  private final class Listener: NSObject, XCTestObservation {
    private(set) var messages: [String] = []

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      if filePath?.hasSuffix("XCTests.swift") == true { messages.append(description) }
    }
  }

  /// Runs a test case of its own, and returns its failures instead of failing itself.
  private func failures(_ body: @escaping (XCTestCase) async throws -> Void) -> [String] {
    let listener = Listener()
    XCTestObservationCenter.shared.addTestObserver(listener)
    defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
    let test = XCTestCase(name: "test") { test in
      let expectation = test.expectation(description: "end")
      nonisolated(unsafe) let (test, body) = (test, body)
      Task {
        do { try await body(test) } catch { XCTFail("\(error)") }
        expectation.fulfill()
      }
      test.wait(for: [expectation], timeout: 60)
    }
    test.run()
    return listener.messages
  }

  /// A test case needs a process in which no other runs.
  @Suite(.timeLimit(.minutes(5))) struct XCTestFailureTests {
    @Test(.first) func `a race fails a test, and is named`() async {
      await #expect(processExitsWith: .success) {
        let messages = failures { test in
          try await test.test(.stepped(orders: 100)) { @MainActor in
            let note = Note()
            for letter in ["a", "b"] { Task.detached { await note.write(letter) } }
            await settled()
            XCTAssertEqual(note.text, "ab")
          }
        }
        #expect(messages.count == 2)
        #expect(messages.last?.contains(#"in the order "1:2""#) == true)
      }
    }

    @Test(.first) func `an error fails a test, and an order runs it again`() async {
      await #expect(processExitsWith: .success) {
        struct Refused: Error {}
        #expect(
          failures { try await $0.test(.stepped) { throw Refused() } } == ["failed - Refused()"])
        #expect(failures { try await $0.test(.stepped(orders: 9)) { throw Refused() } }.count == 2)
        #expect(
          failures { try await $0.test(.stepped(order: "1:9")) {} }
            == [#"failed - The test no longer has the choices of "1:9"."#])
        #expect(failures { try await $0.test(.stepped(orders: 9)) {} } == [])
      }
    }
  }
#endif
