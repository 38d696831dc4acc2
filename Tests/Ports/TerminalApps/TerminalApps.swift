import Descriptors
import HeadlessUI
import TerminalUI

/// Runs an app on the terminal for a test, in the way that an argument names.
@main
enum TerminalApps {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "main-actor": try await runOnMainActor()
    case "own-actor": try await Counting().run(to: 3, every: .milliseconds(5))
    case "busy-actor": try await Counting().run(to: .max, every: .zero)
    case "blocking": try runBlocking()
    case "handling": try runHandling()
    default: print("use main-actor, own-actor, busy-actor, blocking, or handling")
    }
  }

  @MainActor
  private static func runOnMainActor() async throws {
    let counter = Counter()
    let counting = Task { try await counter.count(to: 3, every: .milliseconds(5)) }
    let running = Task { try await TerminalPort(counter).runWithoutBlocking() }
    counter.leave = { Task { running.cancel() } }
    try await running.value
    counting.cancel()
    print("left\(running.isCancelled ? ", cancelled" : "")")
  }

  private static func runBlocking() throws {
    try TerminalPort(Counter()).run()
  }

  /// Runs an app that handles the end of the user's session and one of its crashes by itself.
  private static func runHandling() throws {
    signal(SIGHUP) { _ in }
    for trap in [SIGILL, SIGTRAP] {
      signal(trap) { number in
        TerminalApps.say("handled\n")
        signal(number, SIG_DFL)
      }
    }
    try runBlocking()
  }

  private static func say(_ text: StaticString) {
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// An actor of its own that runs an app and goes on meanwhile.
private actor Counting {
  private let counter = Counter()

  func run(to end: Int, every pause: Duration) async throws {
    let counting = Task { try await counter.count(to: end, every: pause) }
    try await TerminalPort(counter).runWithoutBlocking()
    counting.cancel()
  }
}
