import DescriptorIO
import ExplorerUI
import FlowDriver
import FlowExplorer
import HeadlessUI
import ProgramUI

/// An app that waits for its next price for ever, and that prints what it does.
struct Ticker: RequestingApp, RestorableApp {
  enum Action { case ask, wait }

  enum Request: String, CustomStringConvertible {
    case price, answer, silence

    var description: String { rawValue }
  }

  struct State: Hashable {
    var requests: [Request] = [.price]
    var text = "Nothing"
  }

  var state = State()

  var requests: [Request] { state.requests }

  var screen: Screen<Action> {
    let buttons = [Button("Ask", action: Action.ask), Button("Wait", action: .wait)]
    return Screen(title: "Ticker", content: [.text(state.text)] + buttons.map { .button($0) })
  }

  mutating func restore(_ state: State) { self.state = state }

  mutating func perform(_ action: Action) {
    print("asked ", terminator: "")
    print(action)
    system("echo and a child")
    state.requests = [.price, action == .ask ? .answer : .silence]
  }

  mutating func receive(_ text: String, for request: Request) {
    guard requests.contains(request) else { return }
    print("received \(request)")
    state = State(text: text)
  }
}

func runTicker() -> Never {
  AppProgram("ticker", "Waits for prices.", exploring: [Scope("all states")]) { _ in
    StubbedApp(Ticker()) { _ in [Stub("none", "None")] }
  } live: { _ in
    LiveApp(Ticker()) { request in
      while (request == .answer) == false, Task.isCancelled == false {
        try? await Task.sleep(for: .milliseconds(1))
      }
      return "Answered"
    }
  }
  .run(Array(CommandLine.arguments.dropFirst(2)))
}
