import HeadlessUI
import ProgramUI

struct Counter: HeadlessApp {
  enum Action { case add }
  var count = 0

  var screen: Screen<Action> {
    Screen(title: "Counter", content: [.button(Button("Add one", value: "\(count)", action: .add))])
  }

  mutating func perform(_ action: Action) { count = (count + 1) % 10 }
}

AppProgram("counter", "Counts the last digit.") { _ in Counter() }.run()
