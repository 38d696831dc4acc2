import DescriptorIO
import TerminalScreens

/// Runs a tally in the way that a name says, and returns `false` if it says none.
@MainActor
func runTally(_ name: String?) async throws -> Bool {
  switch name {
  case "blocking": try TerminalPort(Tally()).run()
  case "handling": try runHandling()
  case "main-actor": try await runOnMainActor()
  case "own-actor": try await Counting().run(to: 2, every: .milliseconds(600))
  case "busy-actor": try await Counting().run(to: .max, every: .zero)
  default: return false
  }
  return true
}

/// Runs an app that handles the end of the user's session and one of its crashes by itself.
private func runHandling() throws {
  signal(SIGHUP) { _ in }
  for trap in [SIGILL, SIGTRAP] {
    signal(trap) { number in
      let text: StaticString = "handled\n"
      _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      signal(number, SIG_DFL)
    }
  }
  try TerminalPort(Tally()).run()
}

@MainActor
private func runOnMainActor() async throws {
  let tally = Tally()
  let counting = Task { try await tally.count(to: 3, every: .milliseconds(5)) }
  let running = Task { try await TerminalPort(tally).runWithoutBlocking() }
  tally.leave = { Task { running.cancel() } }
  try await running.value
  counting.cancel()
  print("left\(running.isCancelled ? ", cancelled" : "")")
}

/// An actor of its own that runs an app and goes on meanwhile.
private actor Counting {
  private let tally = Tally()

  func run(to end: Int, every pause: Duration) async throws {
    let counting = Task { try await tally.count(to: end, every: pause) }
    try await TerminalPort(tally).runWithoutBlocking()
    counting.cancel()
  }
}
