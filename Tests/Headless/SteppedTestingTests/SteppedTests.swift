import Foundation
import SteppedTesting
import TestSupport
import Testing

@concurrent private func elsewhere() async {}

/// What Swift Testing offers, in steps.
@Suite(.stepped, .timeLimit(.minutes(5))) struct SteppedTests {
  private let home = Home()

  @Test func `a test runs on one thread`() async {
    await Task.yield()
    await elsewhere()
    #expect(home.isHere)
  }

  @Test @MainActor func `a test has a main actor of its own`() async {
    MainActor.assertIsolated()
    var text = ""
    let task = Task {
      MainActor.assertIsolated()
      text += home.isHere ? "task" : "elsewhere"
    }
    #expect(text == "")
    await elsewhere()
    await task.value
    MainActor.assertIsolated()
    #expect(text == "task")
  }

  @Test @MainActor func `a test of the main actor that doesn't wait is on it, too`() {
    MainActor.assumeIsolated { #expect(home.isHere) }
  }

  @Test(arguments: 0..<5) func `each argument has a run of its own`(_ number: Int) async {
    await Task.yield()
    #expect(home.isHere && number < 5)
  }

  @Suite struct NestedSuite {
    private let home = Home()

    @Test func `a nested suite inherits the trait`() async {
      await Task.detached {}.value
      #expect(home.isHere)
    }

    @Test(.stepped(order: "1:2")) @MainActor func `the trait of a test counts`() async {
      let note = Note()
      for letter in ["a", "b"] { Task.detached { await note.write(letter) } }
      await settled()
      #expect(note.text == "ba")
    }
  }

  @Test(.first) func `an exit test has a process of its own`() async {
    await #expect(processExitsWith: .exitCode(3)) { exit(3) }
    #expect(home.isHere)
  }

  @Test func `a task knows its test`() async {
    #expect(await Task { Test.current?.name }.value == Test.current?.name)
  }

  @Suite(.serialized) struct SerialSuite {
    @Test(arguments: 0..<3) func `serial tests run`(_: Int) async { await settled() }
  }
}

@Suite(.stepped) actor SteppedActor {
  private let home = Home()
  private var count = 0

  @Test func `an actor can be a suite`() async {
    count += 1
    await waitForQueue()
    #expect(home.isHere && count == 1)
  }
}

@Suite(.stepped) final class SteppedObject {
  private let home: Home

  init() async {
    await Task.yield()
    home = Home()
  }

  @Test func `an object can be a suite`() { #expect(home.isHere) }
}

@Suite struct PlainTests {
  @Test func `issues that are known are known, in a task, too`() async throws {
    let found = try await issues(.stepped(orders: 2)) {
      await withKnownIssue {
        Issue.record("known")
        await Task { _ = Issue.record("known, too") }.value
      }
    }
    #expect(found == [])
  }

  @Test func `settled() outside a stepped test records an issue`() async throws {
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      #expect(issue.comments.first == "settled() is called outside a stepped test.")
      return nil
    }
    let test = try #require(Test.current)
    try await confirmation { confirm in
      try await handler.provideScope(for: test, testCase: Test.Case.current) {
        await settled()
        confirm()
      }
    }
  }
}
