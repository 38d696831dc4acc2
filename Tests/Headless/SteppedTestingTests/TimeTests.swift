import Dispatch
import SteppedTesting
import Testing

private actor Sleeper {
  func sleep(for duration: Duration) async { try? await Task.sleep(for: duration) }
}

@Suite(.stepped, .timeLimit(.minutes(5))) struct TimeTests {
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    @Test func `sleeps take no time, and clocks say that they do`() async throws {
      let continuous = ContinuousClock()
      let suspending = SuspendingClock()
      let first = (continuous.now, suspending.now, SteppedClock().now)
      try await Task.sleep(for: .seconds(3600))
      try await Task.sleep(nanoseconds: 3_600_000_000_000)
      try await suspending.sleep(for: .seconds(3600))
      try await Task.sleep(until: continuous.now + .seconds(3600), tolerance: .seconds(1))
      await Sleeper().sleep(for: .seconds(3600))
      await Task.detached { await Sleeper().sleep(for: .seconds(3600)) }.value
      await waitForQueue()
      #expect(first.0.duration(to: continuous.now) == .seconds(6 * 3600))
      #expect(first.1.duration(to: suspending.now) == .seconds(6 * 3600))
      #expect(first.2.duration(to: SteppedClock().now) == .seconds(6 * 3600))
    }

    @Test func `a sleep of all the time that there is takes none, again and again`() async throws {
      for _ in 0..<3 { try await Task.sleep(nanoseconds: .max) }
      try await Task.sleep(for: .seconds(Int64.max / 4))
    }

    @Test @MainActor func `sleeps end in the order of their deadlines`() async {
      let note = Note()
      await withTaskGroup { group in
        for (letter, seconds) in [("c", 30), ("a", 10), ("d", 30), ("b", 20)] {
          group.addTask {
            try? await Task.sleep(for: .seconds(seconds))
            await note.write(letter)
          }
        }
      }
      #expect(note.text == "abcd")
    }

    @Test func `another thread's clock isn't that of the test`() async throws {
      let start = SuspendingClock().now
      try await Task.sleep(for: .seconds(3600))
      let end = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: SuspendingClock().now) }
      }
      #expect(start.duration(to: end) < .seconds(3600))
    }

    @Test func `a sleep is cancelled without waiting for it`() async {
      let clock = ContinuousClock()
      let task = Task { try await Task.sleep(for: .seconds(3600)) }
      let start = clock.now
      await settled()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(start == clock.now)
    }
  #endif

  @Test func `sleeps of an injected clock end in order, and can be cancelled`() async throws {
    let clock = SteppedClock()
    let start = clock.now
    async let last: Void = clock.sleep(until: start.advanced(by: .seconds(20)))
    try await clock.sleep(until: start.advanced(by: .seconds(10)))
    #expect(start.duration(to: clock.now) == .seconds(10))
    try await last
    #expect(start.duration(to: clock.now) == .seconds(20))
    let task = Task { try await clock.sleep(for: .seconds(3600)) }
    await settled()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(start.duration(to: clock.now) == .seconds(20))
    #expect(start < clock.now)
  }
}

@Suite(.timeLimit(.minutes(5))) struct OtherTimeTests {
  @Test(arguments: [SteppedTime.skipped(grace: .seconds(60)), .real])
  func `a time-out doesn't win against real work`(time: SteppedTime) async throws {
    let found = try await issues(.stepped(time: time)) {
      let winner = await withTaskGroup { group in
        group.addTask {
          try? await Task.sleep(for: .seconds(60))
          return "time-out"
        }
        group.addTask {
          await waitForQueue()
          return "work"
        }
        defer { group.cancelAll() }
        return await group.next()
      }
      #expect(winner == "work")
    }
    #expect(found == [])
  }

  @Test func `real time passes`() async throws {
    let found = try await issues(.stepped(time: .real)) {
      let clock = ContinuousClock()
      let times = try await (
        clock.measure { try await Task.sleep(for: .milliseconds(20)) },
        clock.measure { try await SteppedClock().sleep(for: .milliseconds(20)) }
      )
      #expect(min(times.0, times.1) >= .milliseconds(20))
    }
    #expect(found == [])
  }

  @Test func `outside a stepped test, the time of the clock is real`() async throws {
    let clock = SteppedClock()
    let start = clock.now
    try await clock.sleep(for: .milliseconds(5))
    #expect(start.duration(to: clock.now) >= .milliseconds(5))
  }
}
