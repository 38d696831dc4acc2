import Dispatch
import Foundation
import SteppedTasks
import TestSupport
import Testing

/// Work of a view model, and what it has done.
@MainActor private final class Desk {
  var text = ""
  /// What work elsewhere waits for.
  nonisolated let gate = DispatchSemaphore(value: 0)

  func write(_ more: String) { text += more }
}

private func wait(for desk: Desk) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      desk.gate.wait()
      continuation.resume()
    }
  }
}

@concurrent private func waitAnywhere(for desk: Desk) async { await wait(for: desk) }

/// An actor whose functions can't leave it out, because they change its state.
private actor Worker {
  private let next: Worker?
  private var calls = 0

  init(_ next: Worker? = nil) { self.next = next }

  func work(_ desk: Desk) async {
    await next?.work(desk)
    await MainActor.run { desk.write("w") }
  }

  func yield(_ desk: Desk) async {
    calls += 1
    await Task.yield()
    await desk.write("y")
  }

  func waitForQueue(_ desk: Desk) async { await wait(for: desk) }

  func sleep() async {
    calls += 1
    try? await Task.sleep(for: .seconds(60))
  }
}

/// Work with the name of what is tried.
private struct Row: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let work: @MainActor @Sendable (Desk) async -> Void

  init(_ name: String, _ work: @escaping @MainActor @Sendable (Desk) async -> Void) {
    testDescription = name
    self.work = work
  }
}

@MainActor private func start(_ work: @escaping @Sendable (Desk) async -> Void, on desk: Desk) {
  Task.detached {
    await work(desk)
    await MainActor.run { desk.write("done") }
  }
}

@Suite(.timeLimit(.minutes(5))) struct FollowedTasksTests {
  private let steps = Steps()

  private static let followed: [(row: Row, text: String)] = [
    (Row("three actors that call back") { await Worker(Worker(Worker())).work($0) }, "www"),
    (Row("a yield in an actor") { await Worker().yield($0) }, "y"),
    (
      Row("child tasks") { desk in
        async let one: Void = desk.write("a")
        async let other: Void = Worker().work(desk)
        _ = await (one, other)
      }, "aw"
    ),
    (
      Row("a group") { desk in
        await withTaskGroup { group in
          for word in ["a", "b", "c"] { group.addTask { await desk.write(word) } }
        }
      }, "abc"
    ),
    (
      Row("a detached task") { desk in
        await Task.detached { await MainActor.run { desk.write("d") } }.value
      }, "d"
    ),
    (
      Row("a buffered stream") { desk in
        let (words, input) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .unbounded)
        for word in ["a", "b"] { input.yield(word) }
        input.finish()
        for await word in words { desk.write(word) }
      }, "ab"
    ),
    (
      Row("ten thousand tasks") { desk in
        await withTaskGroup { group in
          for _ in 0..<10_000 { group.addTask { await MainActor.run { desk.text = "last" } } }
        }
      }, "last"
    ),
  ]

  @Test(arguments: followed)
  fileprivate func `work is followed to its end`(row: Row, text: String) throws {
    let desk = try steps.perform { Desk() }
    try steps.perform {
      Task {
        await row.work(desk)
        desk.write(".")
      }
    }
    #expect(try steps.perform { desk.text } == text + ".")
    #expect(steps.placesOfTasks.isEmpty)
  }

  private static let leaving = [
    Row("a queue that an actor waits for") { await Worker().waitForQueue($0) },
    Row("a queue that a concurrent function waits for") { await waitAnywhere(for: $0) },
    Row("a queue that a function of the caller waits for") { await wait(for: $0) },
    Row("a child task") { desk in
      async let work: Void = waitAnywhere(for: desk)
      await work
    },
    Row("a group") { desk in
      await withTaskGroup { $0.addTask { await waitAnywhere(for: desk) } }
    },
    Row("a detached task") { start(waitAnywhere, on: $0) },
    Row("a detached task of an actor") { start(Worker().waitForQueue, on: $0) },
    Row("a task that starts at once") { desk in
      Task.immediate {
        await Worker().waitForQueue(desk)
        desk.write("done")
      }
    },
    Row("a thread") { desk in
      await withCheckedContinuation { continuation in
        Thread {
          desk.gate.wait()
          continuation.resume()
        }.start()
      }
    },
  ]

  @Test(arguments: leaving)
  fileprivate func `work that comes back from elsewhere is named, and doesn't go on`(
    row: Row
  ) async throws {
    let desk = try steps.perform { Desk() }
    _ = try? steps.perform {
      Task {
        await row.work(desk)
        desk.write(".")
      }
    }
    desk.gate.signal()
    for _ in 0..<10_000 where steps.error == nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(steps.error == .leftThread)
    #expect(throws: SteppingError.leftThread) { try steps.perform {} }
    try await Task.sleep(for: .milliseconds(5))
    #expect(await desk.text.contains("done") == false)
  }

  @Test func `a detached task doesn't go on while others perform steps`() throws {
    let desk = try steps.perform { Desk() }
    try steps.perform { start(waitAnywhere, on: desk) }
    try Steps().perform { [steps] in
      desk.gate.signal()
      for _ in 0..<10_000 where steps.error == nil { usleep(1_000) }
    }
    #expect(steps.error == .leftThread)
  }

  @Test(.first) func `a detached task doesn't go on while nobody performs steps`() async {
    await #expect(processExitsWith: .success) {
      let steps = Steps()
      let desk = try steps.perform { Desk() }
      try steps.perform { start(waitAnywhere, on: desk) }
      desk.gate.signal()
      for _ in 0..<10_000 where steps.error == nil { try await Task.sleep(for: .milliseconds(1)) }
      #expect(steps.error == .leftThread)
      #expect(await desk.text == "")
    }
  }

  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    @Test(
      arguments: [
        Row("a function of the caller") { _ in try? await Task.sleep(for: .seconds(60)) },
        Row("nanoseconds") { _ in try? await Task.sleep(nanoseconds: 60_000_000_000) },
        Row("an actor") { _ in await Worker().sleep() },
        Row("a detached task of an actor") { _ in Task.detached { await Worker().sleep() } },
        Row("a detached task") { _ in
          Task.detached { try? await Task.sleep(for: .seconds(60)) }
        },
        Row("nanoseconds of a detached task") { _ in
          Task.detached { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        },
      ])
    fileprivate func `a sleep is named at once`(row: Row) throws {
      let desk = try steps.perform { Desk() }
      #expect(throws: SteppingError.slept) {
        try steps.perform { Task { await row.work(desk) } }
      }
    }
  #endif

  @Test @MainActor func `what a task returns goes away with it`() throws {
    weak var desk: Desk?
    try steps.perform {
      let new = Desk()
      desk = new
      _ = Task { new }
    }
    #expect(desk == nil)
  }

  @Test func `a task that is never resumed lives on, and one that has ended doesn't`() throws {
    try steps.perform {
      Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    #expect(steps.placesOfTasks.count == 1)
    let other = Steps()
    try other.perform { _ = Task.detached {} }
    #expect(other.placesOfTasks.isEmpty)
  }
}
