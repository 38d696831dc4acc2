import HeadlessUI

/// A small app that counts.
struct Counter: HeadlessApp {
  enum Action: Hashable {
    case more
  }

  var count = 0

  var screen: Screen<Action> {
    Screen(
      title: "Counter",
      content: [
        .value("Count", value: "\(count)"), .button(Button("More", action: .more)),
      ])
  }

  mutating func perform(_ action: Action) { count += 1 }
}

/// A port to a counter whose actions are numbers, and which breaks.
struct CounterPort: AppPort {
  struct Failure: Error, CustomStringConvertible {
    let description = "no answer\u{1B}[2J"
  }

  var counter = Counter()
  /// The count at which the port breaks.
  var limit = Int.max

  func currentScreen() throws(Failure) -> Screen<Int> {
    guard counter.count < limit else { throw Failure() }
    return counter.screen.numbered
  }

  mutating func take(_ input: Input<Int>) throws(Failure) -> Bool {
    guard input == .action(1) else { throw Failure() }
    return counter.take(.action(.more))
  }
}
