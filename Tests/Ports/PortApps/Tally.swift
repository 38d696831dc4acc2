import DescriptorIO
import HeadlessUI
import Observation

/// An app that belongs to no actor, and that can crash or exit.
@Observable
final class Tally: HeadlessApp {
  enum Action: String, CaseIterable {
    case add = "Add"
    case trap = "Trap"
    case overflow = "Overflow"
    case exit = "Exit"
    case leave = "Leave"
  }

  @ObservationIgnored var leave: () -> Void = {}
  private var count = 0

  var screen: Screen<Action> {
    let buttons = Action.allCases.map { Node.button(Button($0.rawValue, action: $0)) }
    return Screen(title: "Tally", content: [.text("count \(count)")] + buttons)
  }

  func perform(_ action: Action) {
    switch action {
    case .add: count += 1
    case .trap: count = [count][count + 1]
    case .overflow: count = numbers(from: count).count
    case .exit: DescriptorIO.exit(7)
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
}

/// Returns all numbers from one on, for which no stack is large enough.
private func numbers(from number: Int) -> [Int] {
  number < .max ? numbers(from: number + 1) + [number] : []
}
