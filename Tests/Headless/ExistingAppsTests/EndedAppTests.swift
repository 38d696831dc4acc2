import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Synchronization
import Testing

/// Asks in a task, whatever its app is doing.
@MainActor private final class Asking {
  private(set) var answer = "none"
  private var task: Task<Void, Never>?
  private let isCancelled: Bool

  init(
    isCancelled: Bool,
    _ work: @escaping @MainActor (_ show: @escaping @MainActor (String) -> Void) async -> Void
  ) {
    self.isCancelled = isCancelled
    task = Task { [weak self] in await work { self?.answer = $0 } }
  }

  deinit { if isCancelled { task?.cancel() } }
}

/// Waits for a person in a task.
@MainActor private final class Dialog {
  private(set) var answer: CheckedContinuation<Void, Never>?
  private(set) var isLocating = false

  /// Waits for something that isn't stored.
  func locate() {
    isLocating = true
    Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  func ask() { Task { await withCheckedContinuation { answer = $0 } } }

  func close() { answer.take()?.resume() }
}

private typealias Asks =
  @Sendable (
    Calls<String, String>, @MainActor (String) -> Void
  ) async -> Void

private func askingApp(
  isCancelled: Bool = false, _ asks: @escaping Asks
) -> Adapted<Asking> {
  AdaptedApp { calls in
    Asking(isCancelled: isCancelled) { show in await asks(calls, show) }
  } screen: { asking in
    Screen(title: "Asking", content: [.text(asking.answer)])
  } perform: { _, _ in
  }
}

/// Something that an exploration keeps.
private final class Token: Sendable {}

private func explored(
  isCancelled: Bool = false, with token: Token = Token(), _ asks: @escaping Asks
) -> Exploration<ReplayedApp<Existing<Asking>>> {
  Explorer(Scope("asking"), properties: [.goesOnAlike]) {
    withExtendedLifetime(token) {
      ReplayedApp { askingApp(isCancelled: isCancelled, asks).stubbed("yes", "no") }
    }
  }
  .explore()
}

struct EndedAppTests {
  private static let loops: [(name: String, isCancelled: Bool, asks: Asks)] = [
    (
      "three tries", false,
      { calls, show in
        for _ in 0..<3 {
          if let answer = try? await calls.response(to: "get") { return await show(answer) }
        }
      }
    ),
    (
      "tries without an end", false,
      { calls, show in
        while true { if let answer = try? await calls.response(to: "get") { await show(answer) } }
      }
    ),
    (
      "tries until the task is cancelled", true,
      { calls, show in
        while Task.isCancelled == false {
          if let answer = try? await calls.response(to: "get") { await show(answer) }
        }
      }
    ),
    (
      "pairs of calls, one after another", false,
      { calls, _ in
        for number in 1...6 {
          async let one = try? calls.response(to: "\(number)")
          async let other = try? calls.response(to: "\(-number)")
          _ = await (one, other)
        }
      }
    ),
    (
      "a detached task", false,
      { calls, show in
        Task.detached { while true { _ = try? await calls.response(to: "get") } }
      }
    ),
    (
      "a stream whose elements are looked up", false,
      { calls, show in
        for await element in AsyncStream(unfolding: { try? await calls.response(to: "next") }) {
          while true {
            if let answer = try? await calls.response(to: element) {
              await show(answer)
              break
            }
          }
        }
      }
    ),
    (
      "a stream that never ends", false,
      { _, _ in for await _ in AsyncStream.makeStream(of: Int.self).stream {} }
    ),
    (
      "streams that never end, one after another", false,
      { _, _ in while true { for await _ in AsyncStream.makeStream(of: Int.self).stream {} } }
    ),
    (
      "a completion handler that is never called", false,
      { calls, show in
        let answer = await withCheckedContinuation { continuation in
          calls.respond(to: "get") { continuation.resume(returning: $0) }
        }
        await show(answer)
      }
    ),
  ]

  @Test(arguments: loops.indices)
  func `a task that an app leaves behind ends, or isn't counted`(index: Int) {
    let (name, isCancelled, asks) = EndedAppTests.loops[index]
    let exploration = explored(isCancelled: isCancelled, asks)
    #expect(exploration.holds, "\(name): \(exploration)")
  }

  private func exploration(isResumed: Bool, locates: Bool) -> Exploration<
    ReplayedApp<Adapted<Dialog>>
  > {
    Explorer(Scope("dialog"), properties: [.goesOnAlike]) {
      ReplayedApp {
        Adapted<Dialog> { _ in
          Dialog()
        } screen: { dialog in
          let isOpen = (dialog.answer == nil) == false
          let isLocating = dialog.isLocating || locates == false
          return Screen(
            title: "Dialog",
            bar: [
              Button("Ask", action: isOpen ? nil : "ask"),
              Button("Close", action: isOpen && isResumed ? "close" : nil),
              Button("Locate", action: isLocating ? nil : "locate"),
            ])
        } perform: { dialog, action in
          switch action {
          case "ask": dialog.ask()
          case "close": dialog.close()
          default: dialog.locate()
          }
        }
      }
    }
    .explore()
  }

  @Test(arguments: [false, true])
  func `a task that waits for a step to resume it isn't counted`(isResumed: Bool) {
    let exploration = exploration(isResumed: isResumed, locates: false)
    #expect(exploration.holds == isResumed, "\(exploration)")
  }

  @Test func `a task beside it that waits for something else is counted`() {
    let exploration = exploration(isResumed: true, locates: true)
    #expect(exploration.violations.isEmpty, "\(exploration)")
    #expect(exploration.holds == false, "\(exploration)")
  }

  @Test(arguments: [false, true])
  func `a task whose app is gone is cancelled when its call ends`(ignoresCancellation: Bool) {
    let isCancelled = Mutex(false)
    let error = Mutex<(any Error)?>(nil)
    var app: Adapted<Asking>? = askingApp { calls, _ in
      do {
        _ = try await calls.response(to: "get", ignoringCancellation: ignoresCancellation)
      } catch let ended {
        error.withLock { $0 = ended }
      }
      isCancelled.withLock { $0 = Task.isCancelled }
    }
    #expect(app?.requests.count == 1)
    app = nil
    #expect(isCancelled.withLock { $0 })
    #expect(error.withLock { $0 } is CancellationError)
  }

  @Test
  func `a task that waits for something else is counted, and keeps nothing it was explored with`() {
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      let exploration = explored(with: token) { calls, _ in
        Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        while true { _ = try? await calls.response(to: "get") }
      }
      #expect(exploration.violations.isEmpty, "\(exploration)")
      #expect(exploration.holds == false, "\(exploration)")
    }
    #expect(kept == nil)
  }
}
