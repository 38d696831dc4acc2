import Dispatch
import Foundation
import SteppedTesting
import Testing

private actor Worker {
  func work() async { await waitForQueue() }

  func sleep() async { try? await Task.sleep(for: .seconds(3600)) }

  func start() async { await Task { await waitForQueue() }.value }
}

@globalActor private actor Shop {
  static let shared = Shop()
}

@Shop private func visitShop() async { await waitForQueue() }

private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "executor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

private actor Elsewhere {
  private nonisolated let executor = QueueExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func isMainHere(_ home: Home) async -> Bool { await MainActor.run { home.isHere } }

  func isTaskHere(_ home: Home) async -> Bool { await Task.detached { home.isHere }.value }
}

/// Work with the name of what is tried.
private struct Row: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let work: @Sendable () async -> Void

  init(_ name: String, _ work: @escaping @Sendable () async -> Void) {
    testDescription = name
    self.work = work
  }
}

/// The main queue has the work of all other tests, too, which takes long on a busy machine.
@Suite(.stepped(limit: .seconds(60)), .timeLimit(.minutes(5))) struct FollowedWorkTests {
  private let home = Home()

  private static let rows = [
    Row("a queue") { await waitForQueue() },
    Row("an actor that waits for a queue") { await Worker().work() },
    Row("an actor that sleeps") { await Worker().sleep() },
    Row("an actor that starts a task") { await Worker().start() },
    Row("an actor with an executor of its own") { _ = await Elsewhere().isMainHere(Home()) },
    Row("a global actor") { await visitShop() },
    Row("child tasks") {
      async let one: Void = waitForQueue()
      async let other: Void = Worker().work()
      _ = await (one, other)
    },
    Row("a group") {
      await withTaskGroup { group in
        for _ in 0..<3 { group.addTask { await waitForQueue() } }
      }
    },
    Row("a thread") {
      await withCheckedContinuation { continuation in
        Thread { continuation.resume() }.start()
      }
    },
    Row("the main queue") {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    },
  ]

  @Test(arguments: rows)
  fileprivate func `work comes back to the thread of the test`(row: Row) async {
    await row.work()
    #expect(home.isHere)
  }

  @Test(arguments: rows)
  fileprivate func `work of a detached task comes back to the thread`(row: Row) async {
    let home = home
    let task = Task.detached {
      async let isChildHere = {
        await row.work()
        return home.isHere
      }()
      return await isChildHere
    }
    #expect(await task.value)
  }

  @Test(arguments: rows)
  @MainActor fileprivate func `work of the main actor comes back to it`(row: Row) async {
    await row.work()
    MainActor.assertIsolated()
    #expect(home.isHere)
  }

  @Test func `what an actor with an executor of its own starts is of the test`() async {
    #expect(await Elsewhere().isMainHere(home))
    #expect(await Elsewhere().isTaskHere(home))
    #expect(home.isHere)
  }

  @Test @MainActor func `a deinitializer of the main actor runs in the test`() async {
    @MainActor final class Model {
      private let end: @Sendable () -> Void

      init(end: @escaping @Sendable () -> Void) { self.end = end }

      isolated deinit { end() }
    }
    await confirmation { confirm in
      let model = Model { [home] in if home.isHere { confirm() } }
      await Task.detached { [model] in _ = model }.value
      await settled()
    }
  }

  @Test @MainActor func `a task that starts at once does`() async {
    var text = ""
    Task.immediate {
      text += "a"
      await Worker().sleep()
      text += "d"
    }
    Task.immediateDetached { [home] in
      await MainActor.run { text += home.isHere ? "c" : "elsewhere" }
    }
    text += "b"
    await settled()
    #expect(text == "abc")
    await Worker().sleep()
    await settled()
    #expect(text == "abcd")
  }
}
