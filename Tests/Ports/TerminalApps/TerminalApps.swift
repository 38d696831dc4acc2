import TerminalPort

/// Runs an app on the terminal for a test, in the way that an argument names.
@main
enum TerminalApps {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "main-actor": try await runOnMainActor()
    case "own-actor": try await Counting().run()
    case "blocking": try runBlocking()
    default: print("use main-actor, own-actor, or blocking")
    }
  }

  @MainActor
  private static func runOnMainActor() async throws {
    let app = Ticker()
    let ticking = Task { try await app.tick() }
    let running = Task { try await TerminalPort(app).run() }
    app.leave = { running.cancel() }
    try await running.value
    ticking.cancel()
    print("left after \(app.ticks) ticks\(running.isCancelled ? ", cancelled" : "")")
  }

  private static func runBlocking() throws {
    try TerminalPort(Counter()).run()
  }
}

/// An actor of its own that runs an app and goes on meanwhile.
private actor Counting {
  private let counter = Counter()

  func run() async throws {
    let counting = Task { try await count() }
    try await TerminalPort(counter).run()
    counting.cancel()
  }

  private func count() async throws {
    for _ in 0..<3 {
      try await Task.sleep(for: .milliseconds(5))
      counter.perform(.add)
    }
  }
}
