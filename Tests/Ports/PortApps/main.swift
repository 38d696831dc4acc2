import DescriptorIO
import FlowDriver
import HeadlessUI
import PromptUI
import TerminalScreens

let name = CommandLine.arguments.last
if try await runTally(name) { exit(0) }
if CommandLine.arguments.dropFirst().first == "ticker" { runTicker() }

struct Weather: RequestingApp {
  enum Action { case askAgain }
  private var text: String?
  private var number = 1

  var requests: [Int] { text == nil ? [number] : [] }

  var screen: Screen<Action> {
    let button = Button("Ask again", action: Action.askAgain)
    return Screen(title: "Weather", content: [.text(text ?? "Loading"), .button(button)])
  }

  mutating func perform(_ action: Action) {
    text = nil
    number += 1
  }

  mutating func receive(_ text: String, for request: Int) {
    if requests.contains(request) { self.text = text }
  }
}

let weather = LiveApp(Weather()) { number in
  try? await Task.sleep(for: .milliseconds(50))
  return number == 1 ? "Sunny" : "Rain"
}

struct Safe: HeadlessApp {
  var code = ""

  var screen: Screen<Int> {
    let field = Node.field("Code", text: code, entered: 1, isHidden: true)
    return Screen(title: "Safe", content: [field, .text("\(code.count) characters")])
  }

  mutating func perform(_ action: Int) {}
  mutating func perform(_ action: Int, entering text: String) { code = text }
}

if (name == "counter") == false {
  switch name {
  case "weather": try TerminalPort(weather).run()
  case "prompt": PromptPort(weather).run()
  case "recorded-prompt": PromptPort(RecordedApp(weather)).run()
  case "secret": PromptPort(Safe()).run()
  default: print("no app has this name")
  }
  exit(0)
}

struct Counter: HeadlessApp {
  enum Action { case add }
  var count = 0

  var screen: Screen<Action> {
    Screen(title: "Counter", content: [.button(Button("Add one", value: "\(count)", action: .add))])
  }

  mutating func perform(_ action: Action) { count += 1 }
}

try TerminalPort(Counter()).run()
