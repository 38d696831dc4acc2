import FlowDriver
import HeadlessUI
import PromptUI
import TerminalUI

struct Weather: RequestingApp {
  enum Action { case askAgain }
  private var text: String?
  private var number = 1

  var requests: [Int] { text == nil ? [number] : [] }

  var screen: Screen<Action> {
    let button = Button("Ask again", action: Action.askAgain)
    return Screen(title: "Weather", content: [.text(text ?? "Loading"), .button(button)])
  }

  mutating func perform(_ action: Action) { (text, number) = (nil, number + 1) }

  mutating func receive(_ text: String, for request: Int) {
    if requests.contains(request) { self.text = text }
  }
}

let weather = LiveApp(Weather()) { number in
  try? await Task.sleep(for: .milliseconds(50))
  return number == 1 ? "Sunny" : "Rain"
}
switch CommandLine.arguments.last {
case "--prompt": PromptPort(weather).run()
case "--recorded-prompt": PromptPort(RecordedApp(weather)).run()
default: try TerminalPort(weather).run()
}
