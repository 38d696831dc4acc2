import Descriptors
import HeadlessUI
import Observation

/// An app that belongs to no actor, and that can crash or exit.
@Observable
final class Counter: HeadlessApp {
  enum Action {
    case add
    case addElsewhere
    case trap
    case overflow
    case exit
    case leave
  }

  @ObservationIgnored var leave: () -> Void = {}
  private var count = 0

  var screen: Screen<Action> {
    Screen(
      title: "Counter",
      content: [
        .text("count \(count)"), .button(Button("Add", action: .add)),
        .button(Button("Add elsewhere", action: .addElsewhere)),
        .button(Button("Trap", action: .trap)), .button(Button("Overflow", action: .overflow)),
        .button(Button("Exit", action: .exit)), .button(Button("Leave", action: .leave)),
      ])
  }

  func perform(_ action: Action) {
    switch action {
    case .add: count += 1
    case .addElsewhere: addElsewhere()
    case .trap: count = [count][count + 1]
    case .overflow: count = numbers(from: count).count
    case .exit: exit(7)
    case .leave: leave()
    }
  }

  /// Goes on counting on the actor of the caller.
  func count(to end: Int, every pause: Duration) async throws {
    for _ in 0..<end {
      try await Task.sleep(for: pause)
      count += 1
    }
  }

  /// Adds one on another thread, at some time that the port doesn't know.
  private func addElsewhere() {
    nonisolated(unsafe) let counter = self
    Task.detached { counter.count += 1 }
  }
}

/// Returns all numbers from one on, for which no stack is large enough.
private func numbers(from number: Int) -> [Int] {
  number < .max ? numbers(from: number + 1) + [number] : []
}
