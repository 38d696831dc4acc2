import HeadlessUI
import Observation

/// An app that belongs to no actor, and that can crash.
@Observable
final class Counter: HeadlessApp {
  enum Action {
    case add
    case trap
    case overflow
  }

  private var count = 0

  var screen: Screen<Action> {
    Screen(
      title: "Counter",
      content: [
        .text("count \(count)"), .button(Button("Add", action: .add)),
        .button(Button("Trap", action: .trap)), .button(Button("Overflow", action: .overflow)),
      ])
  }

  func perform(_ action: Action) {
    switch action {
    case .add: count += 1
    case .trap: count = [count][count + 1]
    case .overflow: count = numbers(from: count).count
    }
  }

  private func numbers(from number: Int) -> [Int] {
    number < .max ? numbers(from: number + 1) + [number] : []
  }
}
