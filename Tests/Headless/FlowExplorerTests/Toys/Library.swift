import FlowDriver
import HeadlessUI

/// A library whose books are loaded one by one, and can be left while they are.
struct Library: RequestingApp, RestorableApp {
  enum Fault: Sendable {
    case keepsAsking, takesLateAnswers, hangs, trapsAfterFailures
  }

  enum Action: Hashable, Sendable {
    case open(Int)
    case back
  }
  enum Request: Hashable, Sendable { case book(Int) }
  enum Response: Hashable, Sendable { case text, failure }

  struct State: Hashable, Sendable {
    var book: Int?
    var response: Response?
  }

  var fault: Fault?
  private(set) var state = State()

  var requests: [Request] {
    guard let book = state.book, fault == .keepsAsking || state.response == nil else { return [] }
    return [.book(book)]
  }

  mutating func receive(_ response: Response, for request: Request) {
    guard requests.contains(request) || fault == .takesLateAnswers else { return }
    state.response = response
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .open(let book): if state.book == nil { state = State(book: book) }
    case .back: if isStuck == false { state = State() }
    }
  }

  mutating func restore(_ state: State) { self.state = state }

  var screen: Screen<Action> {
    Screen(
      title: "Library",
      content: [1, 2].map { .button(Button("Book \($0)", action: .open($0))) },
      modal: state.book.map { .sheet(page(of: $0), dismissal: nil) })
  }

  private func page(of book: Int) -> Screen<Action> {
    let words = state.response.map { $0 == .text ? "Once upon a time" : "Not found" } ?? "Loading"
    return Screen(
      title: "Book \(book)",
      bar: isStuck && fault == .hangs ? [] : [Button("Back", action: .back)],
      content: [.text(words)])
  }

  private var isStuck: Bool {
    (fault == .hangs || fault == .trapsAfterFailures) && state.response == .failure
  }

  static func stubbed(_ fault: Fault?) -> StubbedApp<Library> {
    StubbedApp(Library(fault: fault)) { _ in [Stub("text", .text), Stub("failure", .failure)] }
  }
}
