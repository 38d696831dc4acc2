import HeadlessUI
import TerminalUI

struct Counter: HeadlessApp {
  enum Action { case add }

  var count = 0

  var screen: Screen<Action> {
    Screen(
      title: "Counter",
      content: [
        .value(Value("Count", value: "\(count)")),
        .button(Button("Add one", action: .add)),
      ])
  }

  mutating func perform(_ action: Action) { count += 1 }
}

try TerminalPort(Counter()).run()
