import Dispatch
import Foundation
import JobOrders
import SteppedTasks
import Synchronization
import TestSupport
import Testing
import XCTest

@testable import SteppedTesting

@Suite(.timeLimit(.minutes(5))) struct StuckTests {
  private static let limit = Duration.milliseconds(50)

  private func issue(
    _ body: @escaping @concurrent @Sendable () async throws -> Void
  ) async throws -> String {
    try await issues(.stepped(limit: StuckTests.limit), body).joined(separator: "\n")
  }

  @Test func `a test that nothing wakes says what it waits for`() async throws {
    let issue = try await issue {
      let (numbers, input) = AsyncStream.makeStream(of: Int.self)
      let task = Task { for await _ in numbers {} }
      await withTaskCancellationHandler {
        for await _ in AsyncStream(Int.self, { _ in }) {}
      } onCancel: {
        input.finish()
      }
      await task.value
    }
    #expect(issue.contains("nothing has come from outside"))
    #expect(issue.contains("with 1 of the tasks"))
  }

  @Test func `a test that blocks its thread is named`() async throws {
    let hasEnded = Mutex(false)
    let issue = try await issue {
      usleep(400_000)
      hasEnded.withLock { $0 = true }
    }
    #expect(hasEnded.withLock { $0 })
    #expect(issue.contains("jobs, without ever waiting"))
  }

  @Test(
    arguments: [
      { await Task.yield() }, { try? await SteppedClock().sleep(for: .seconds(1)) },
    ] as [@Sendable () async -> Void])
  func `a test that goes on again and again is named`(go: @escaping @Sendable () async -> Void)
    async throws
  {
    let issue = try await issue { while Task.isCancelled == false { await go() } }
    #expect(issue.contains("jobs, without ever waiting"))
  }

  @Test func `what is cancelled because of that is the test's own task alone`() async throws {
    let isCancelled = Mutex(false)
    _ = try await issue {
      for await _ in AsyncStream(Int.self, { _ in }) {}
      isCancelled.withLock { $0 = Task.isCancelled }
    }
    #expect(isCancelled.withLock { $0 })
    #expect(Task.isCancelled == false)
  }

  @Test(.first, arguments: [(true, "The test has kept its thread"), (false, "Everything waits")])
  func `a test that can't be cancelled ends the process, which says why`(
    blocks: Bool, reason: String
  ) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [blocks] in
      let trait = SteppedTrait.stepped(orders: 2, limit: .milliseconds(50))
      try await XCTestCase(name: "Stuck") { _ in }.test(trait) {
        if blocks {
          sleep(60)
          exit(EXIT_SUCCESS)
        }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      output.contains("error: XCTestCase.Stuck hasn't ended after it was cancelled. \(reason)"))
    #expect(output.contains(".stepped runs it alone.\n"))
  }

  @Test func `a test is named if it goes on too long after it has waited for its turn`()
    async throws
  {
    let (waits, wait) = AsyncStream.makeStream(of: Void.self)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    async let issue = issue {
      wait.finish()
      for await _ in starts {}
      while Task.isCancelled == false { await Task.yield() }
    }
    for await _ in waits {}
    let others = try await issues(.stepped) {
      start.finish()
      usleep(200_000)
    }
    #expect(others == [])
    #expect(try await issue.isEmpty == false)
  }

  @Test func `the time in which a test waits for its turn isn't held against it`() {
    let run = SteppedRun(.stepped, JobOrder())
    SteppedRun.turn.withLock {
      Thread.detachNewThread {
        run.takeTurn()
        SteppedRun.turn.unlock()
      }
      let since = { run.condition.withLock { run.progress.since } }
      for _ in 0..<10_000 where since() <= .uptime { usleep(1_000) }
      #expect(since() > .uptime)
    }
  }

  @Test func `a task that hasn't ended is named only on demand`() async throws {
    let body = { @concurrent @Sendable () async in
      _ = Task { try await Task.sleep(for: .seconds(60)) }
      Task.detached { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    #expect(try await issues(.stepped, body) == [])
    let found = try await issues(.stepped(reportsUnfinishedTasks: true), body)
    #expect(found == ["The test has ended before 2 of the tasks that it has started."])
  }

  @Test func `tasks that have ended aren't named`() async throws {
    let found = try await issues(.stepped(reportsUnfinishedTasks: true)) {
      let task = Task { await waitForQueue() }
      Task { await Task.yield() }
      await Task.detached { await task.value }.value
    }
    #expect(found == [])
  }

  @Test func `a task of a shared object goes on between tests when its own has ended`() async throws
  {
    let isBetween = Mutex(true)
    let (numbers, input) = AsyncStream.makeStream(of: Int.self)
    let (others, output) = AsyncStream.makeStream(of: Int.self)
    let found = try await issues(.stepped) { @MainActor in
      Task {
        for await number in numbers {
          let factor = isBetween.withLock { $0 ? 2 : 0 }
          try? await Task.sleep(for: .milliseconds(1))
          await Task { MainActor.assertIsolated() }.value
          output.yield(factor * number)
        }
      }
    }
    #expect(found == [])
    _ = try await issues(.stepped) {
      isBetween.withLock { $0 = false }
      input.yield(21)
      usleep(20_000)
      isBetween.withLock { $0 = true }
    }
    #expect(await others.first { _ in true } == 42)
  }
}
