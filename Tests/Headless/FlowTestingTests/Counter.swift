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
        .value(Value("Count", value: "\(count)")), .button(Button("More", action: .more)),
      ])
  }

  mutating func perform(_ action: Action) { count += 1 }
}
