import Dispatch
import Foundation
import SteppedTasks
import Synchronization
import Testing

/// A place whose visits are recorded, together with the thread of each.
final class Journal: Sendable {
  private let home = Thread.current.description
  private let stored = Mutex<[String]>([])

  var words: [String] { stored.withLock { $0 } }

  func note(_ word: String) {
    let isHome = Thread.current.description == home
    stored.withLock { $0.append(isHome ? word : "\(word) elsewhere") }
  }
}

actor Store {
  let journal: Journal
  var count = 0

  init(_ journal: Journal) { self.journal = journal }

  func add(_ more: Int) async -> Int {
    journal.note("actor")
    async let other = double(more)
    count += await other
    return count
  }

  nonisolated func double(_ count: Int) async -> Int {
    journal.note("no actor")
    return 2 * count
  }
}

@MainActor final class Model {
  let journal: Journal
  var result = 0

  init(_ journal: Journal) { self.journal = journal }

  func go(_ work: @escaping @MainActor (Model) async -> Void) {
    journal.note("event")
    Task {
      MainActor.assertIsolated()
      await work(self)
      MainActor.assertIsolated()
      journal.note("end")
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct StepsTests {
  private let journal = Journal()
  private let steps = Steps()

  private func words(_ work: @escaping @MainActor (Model) async -> Void) throws -> [String] {
    let model = try steps.perform { [journal] in Model(journal) }
    try steps.perform { model.go(work) }
    return journal.words
  }

  @Test func `code of no actor has to wait for the main actor`() throws {
    let journal = journal
    try steps.perform {
      Task.detached {
        Task { @MainActor in journal.note("task") }
        await MainActor.run { journal.note("main") }
      }
    }
    #expect(journal.words == ["task", "main"])
  }

  @Test @MainActor func `the main actor can perform steps, and is itself again afterwards`()
    async throws
  {
    let journal = Journal()
    let model = try steps.perform { Model(journal) }
    try steps.perform { model.go { $0.result = await Store(journal).add(2) } }
    MainActor.assertIsolated()
    #expect(journal.words == ["event", "actor", "no actor", "end"])
    #expect(await Task { journal.words.count }.value == 4)
  }

  @Test func `steps within steps end first`() throws {
    let journal = journal
    let others = Steps()
    try steps.perform {
      Task { journal.note("outer task") }
      _ = try? others.perform {
        Task { journal.note("inner task") }
        journal.note("inner")
      }
      journal.note("outer")
    }
    #expect(journal.words == ["inner", "inner task", "outer", "outer task"])
  }

  @Test(arguments: [true, false])
  func `threads perform their own steps, beside ordinary tasks`(areShared: Bool) async throws {
    let shared = areShared ? Steps() : nil
    async let ordinary = withTaskGroup(of: Int.self) { group in
      for number in 0..<1_000 { group.addTask { await Store(Journal()).double(number) } }
      return await group.reduce(0, +)
    }
    nonisolated(unsafe) let results = UnsafeMutableBufferPointer<[String]>.allocate(capacity: 64)
    results.initialize(repeating: [])
    defer { results.deinitialize().deallocate() }
    DispatchQueue.concurrentPerform(iterations: results.count) { index in
      let journal = Journal()
      let steps = shared ?? Steps()
      let model = try? steps.perform { Model(journal) }
      for number in 0..<20 {
        _ = try? steps.perform { model?.go { $0.result += await Store($0.journal).add(number) } }
      }
      let result = try? steps.perform { model?.result ?? 0 }
      results[index] = journal.words + ["\(result ?? 0)"]
    }
    let expected =
      [[String]](repeating: ["event", "actor", "no actor", "end"], count: 20).flatMap { $0 }
    #expect(results.allSatisfy { $0 == expected + ["380"] })
    #expect(await ordinary == 999_000)
  }

  @Test func `the first error of steps stands, whatever happens later`() {
    #expect(throws: SteppingError.endless) {
      try words { _ in while true { await Task.yield() } }
    }
    steps.checkThread()
    #expect(steps.error == .endless)
    #expect(throws: SteppingError.endless) { try steps.perform { _ = Issue.record("performed") } }
    let others = Steps()
    others.checkThread()
    #expect(others.error == .leftThread)
  }
}
