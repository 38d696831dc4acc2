import HeadlessUI
import Observation

/// An app on the main actor, whose state a task of the main actor changes, too.
@MainActor @Observable
final class Ticker: HeadlessApp {
  enum Action {
    case start
    case leave
    case overflow
  }

  private(set) var ticks = 0
  @ObservationIgnored var leave: () -> Void = {}

  var screen: Screen<Action> {
    Screen(
      title: "Ticker",
      content: [
        .text("\(ticks) ticks"), .button(Button("Start", action: .start)),
        .button(Button("Leave", action: .leave)),
        .button(Button("Overflow", action: .overflow)),
      ])
  }

  func perform(_ action: Action) {
    switch action {
    case .start: Task { try await tick() }
    case .leave: leave()
    case .overflow: ticks = numbers(from: ticks).count
    }
  }

  /// Counts to three more.
  func tick() async throws {
    for _ in 0..<3 {
      try await Task.sleep(for: .milliseconds(5))
      ticks += 1
    }
  }
}
