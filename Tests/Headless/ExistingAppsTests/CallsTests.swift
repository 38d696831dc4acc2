import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import SteppedTasks
import Synchronization
import Testing

/// Calls that wait, and how each of them ended.
@MainActor private final class Client {
  let calls = Calls<String, String>()
  private(set) var ends: [String] = []
  private var cancels: [() -> Void] = []
  private var replaceable: () -> Void = {} {
    didSet { oldValue() }
  }

  func ask(_ request: String, ignoringCancellation: Bool = false) {
    let task = Task {
      do {
        ends.append(
          try await calls.response(to: request, ignoringCancellation: ignoringCancellation))
      } catch {
        ends.append("\(type(of: error))")
      }
    }
    cancels.append { task.cancel() }
  }

  func handle(_ request: String, ignoringCancellation: Bool = false) {
    cancels.append(
      calls.respond(to: request, ignoringCancellation: ignoringCancellation) {
        self.ends.append($0)
      })
  }

  /// Asks for a recipe with a completion handler, and for prices until the task is cancelled.
  func cookAndWatch(_ dish: String) {
    cook(dish, calls) { self.ends.append($0) }
    let task = Task {
      for await price in prices(calls) { ends.append(price) }
      ends.append("no more prices")
    }
    cancels.append { task.cancel() }
  }

  /// Asks for something in the place of what was asked for before, which is cancelled afterwards.
  func replace(_ request: String) {
    replaceable = calls.respond(to: request) { self.ends.append($0) }
  }

  func cancel(_ index: Int) { cancels[index]() }

  func answer(_ name: String) {
    if let call = calls.requests.first(where: { "\($0)" == name }) {
      calls.receive(name, for: call)
    }
  }
}

private func cook(
  _ dish: String, _ calls: Calls<String, String>, completion: @escaping (String) -> Void
) {
  calls.respond(to: dish) { completion("\($0) of \(dish)") }
}

private func prices(_ calls: Calls<String, String>) -> AsyncStream<String> {
  AsyncStream { try? await calls.nextElement(of: "price") }
}

extension String {
  fileprivate static func sleep(_ duration: Duration) -> String { "\(duration)" }
}

/// A request that counts how often it's compared.
private struct Counted: Hashable {
  static let comparisons = Mutex(0)

  static func == (one: Counted, other: Counted) -> Bool {
    comparisons.withLock { $0 += 1 }
    return true
  }
}

struct CallsTests {
  private let steps = Steps()
  private let client: Client

  init() throws { client = try steps.perform { Client() } }

  /// Performs events one after the other, and returns the names of the calls that wait then.
  private func names(_ events: @MainActor (Client) -> Void...) throws -> [String] {
    for event in events {
      try steps.perform { event(client) }
      _ = client.calls.requests
    }
    return client.calls.requests.map { "\($0)" }
  }

  @Test func `a call takes the smallest number that is free, and keeps it`() throws {
    let names = try [
      names({ $0.ask("menu") }, { $0.handle("menu") }, { $0.ask("drinks") }, { $0.ask("menu") }),
      names({ $0.answer("menu 2") }, { $0.answer("menu 2") }),
      names({ $0.handle("menu") }, { $0.handle("menu") }),
      names({ $0.answer("menu") }),
    ]
    #expect(
      names == [
        ["menu", "menu 2", "drinks", "menu 3"], ["menu", "drinks", "menu 3"],
        ["menu", "drinks", "menu 3", "menu 2", "menu 4"], ["drinks", "menu 3", "menu 2", "menu 4"],
      ])
    #expect(try steps.perform { client.ends } == ["menu 2", "menu"])
  }

  @Test func `a call that replaces another one within an event takes its name`() throws {
    let names = try (0..<3).map { _ in try self.names({ $0.replace("save") }) }
    #expect(names == [["save"], ["save"], ["save"]])
  }

  @Test func `a cancelled call ends, or goes on under another name`() throws {
    let names = try [
      names(
        { $0.ask("menu") }, { $0.ask("menu", ignoringCancellation: true) }, { $0.handle("menu") },
        { $0.cancel(0) }),
      names({ $0.cancel(1) }, { $0.cancel(2) }, { $0.handle("menu", ignoringCancellation: true) }),
      names({ $0.cancel(3) }, { $0.cancel(3) }),
      names({ $0.answer("cancelled menu 2") }, { $0.answer("cancelled menu") }),
    ]
    #expect(
      names == [
        ["menu 2", "menu 3"], ["cancelled menu", "menu"], ["cancelled menu", "cancelled menu 2"],
        [],
      ])
    #expect(
      try steps.perform { client.ends } == [
        "CancellationError", "cancelled menu 2", "cancelled menu",
      ])
  }

  @Test func `a task that was cancelled before its call is treated alike`() throws {
    let names = try names { client in
      client.ask("menu")
      client.ask("menu", ignoringCancellation: true)
      client.cancel(0)
      client.cancel(1)
    }
    #expect(names == ["cancelled menu"])
    #expect(try steps.perform { client.ends } == ["CancellationError"])
  }

  @Test func `many calls that are alike take no longer each than a few`() {
    let calls = Calls<Counted, Int>()
    let cancels = (0..<1_000).map { _ in
      calls.respond(to: Counted(), ignoringCancellation: true) { _ in }
    }
    for cancel in cancels { cancel() }
    #expect(calls.requests.map { $0.number } == Array(1...1_000))
    for call in calls.requests.reversed() { calls.receive(1, for: call) }
    #expect(calls.requests.isEmpty)
    #expect(Counted.comparisons.withLock { $0 } < 100_000)
  }

  @Test func `a clock advances when its sleeps get a response`() throws {
    let calls = client.calls
    let clock = CallClock(calls) { .sleep($0) }
    let start = clock.now
    let names = try names { client in
      Task {
        try await clock.sleep(for: .seconds(2))
        try await clock.sleep(until: start.advanced(by: .seconds(5)))
      }
    }
    #expect(names == ["2.0 seconds"])
    #expect(try self.names { $0.answer("2.0 seconds") } == ["3.0 seconds"])
    #expect(start.duration(to: clock.now) == .seconds(2))
  }

  @Test func `the time of a clock doesn't go back if a longer sleep ends first`() throws {
    let clock = CallClock(client.calls) { .sleep($0) }
    let start = clock.now
    _ = try names { _ in
      for seconds in [5, 2] { Task { try await clock.sleep(for: .seconds(seconds)) } }
    }
    let times = try ["5.0 seconds", "2.0 seconds"].map { name in
      _ = try names { $0.answer(name) }
      return start.duration(to: clock.now)
    }
    #expect(times == [.seconds(5), .seconds(5)])
  }

  @Test func `a completion handler takes a response, and a sequence one after another`() throws {
    let names = try [
      names({ $0.cookAndWatch("kimchi") }),
      names({ $0.answer("price") }, { $0.answer("kimchi") }, { $0.answer("price") }),
      names({ $0.cancel(0) }),
    ]
    #expect(names == [["kimchi", "price"], ["price"], []])
    #expect(
      try steps.perform { client.ends } == ["price", "kimchi of kimchi", "price", "no more prices"])
  }
}
