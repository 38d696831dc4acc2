import FlowDriver
import HeadlessUI

/// A newsstand whose headlines are loaded, and which another reader can empty.
struct Newsstand: RequestingApp {
  enum Action: Hashable, Sendable { case retry, sold }
  enum Request: Hashable, Sendable { case headlines }
  enum Response: Hashable, Sendable {
    case headlines([String])
    case offline
  }

  private(set) var response: Response?
  private(set) var copies = 1

  var requests: [Request] { response == nil ? [.headlines] : [] }

  mutating func receive(_ response: Response, for request: Request) {
    if requests.contains(request) { self.response = response }
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .retry: response = nil
    case .sold: copies = 0
    }
  }

  var screen: Screen<Action> {
    let news: [Node<Action>] =
      switch response {
      case .headlines(let texts): texts.map { .text($0) }
      case .offline: [.button(Button("Try again", action: .retry))]
      case nil: [.text("Loading")]
      }
    return Screen(
      title: "News", content: [.value(Value("Left", value: "\(copies)"))] + news,
      events: copies > 0 ? [ExternalEvent("the last copy is sold", action: .sold)] : [])
  }

  static var stubbed: StubbedApp<Newsstand> {
    StubbedApp(Newsstand()) { _ in
      [Stub("offline", .offline), Stub("two", .headlines(["It rains", "It pours"]))]
    }
  }
}
