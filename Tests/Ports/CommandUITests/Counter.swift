import CommandUI
import HeadlessUI

/// A counter up to three.
struct Counter: HeadlessApp {
  enum Action { case add }
  var count = 0

  var screen: Screen<Action> {
    Screen(title: "Counter", content: [.button(Button("Add one", value: "\(count)", action: .add))])
  }

  mutating func perform(_ action: Action) { count = (count + 1) % 4 }
}

extension AppCommand {
  init(_ languages: [String] = ["en"]) {
    self.init("counter", "Counts.", languages: languages) { _ in Counter() }
  }
}
