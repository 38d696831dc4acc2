import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// Looks a text up once nothing was typed for a while.
@MainActor final class LookupModel {
  private(set) var text = ""
  private(set) var found = ""
  private var task: Task<Void, any Error>?
  private let clock: any Clock<Duration>
  private let find: (String) async throws -> String
  private let isMended: Bool

  init(
    isMended: Bool, clock: any Clock<Duration>, find: @escaping (String) async throws -> String
  ) {
    (self.isMended, self.clock, self.find) = (isMended, clock, find)
  }

  func typed(_ text: String) {
    self.text = text
    if isMended { task?.cancel() }
    task = Task {
      try await clock.sleep(for: .milliseconds(300))
      found = try await find(text)
    }
  }
}

private enum Lookup: Hashable, CustomStringConvertible {
  case find(String)
  case sleep(Duration)

  var description: String {
    switch self {
    case .find(let text): text
    case .sleep(let duration): "\(duration)"
    }
  }
}

private func lookup(isMended: Bool) -> Existing<LookupModel, Lookup> {
  AdaptedApp { (calls: Calls<Lookup, String>) in
    let clock = CallClock(calls) { .sleep($0) }
    return LookupModel(isMended: isMended, clock: clock) { text in
      try await "\(calls.response(to: .find(text))) for \(text)"
    }
  } screen: { (model: LookupModel) in
    Screen(
      title: "Lookup", bar: [Button("Type a", action: "a"), Button("Type ab", action: "ab")],
      content: [.value(Value("Text", value: model.text)), .text("found \(model.found)")])
  } perform: { model, text in
    model.typed(text)
  }
  .stubbed("result")
}

@Test func `a text is looked up although another one was typed since`() throws {
  let hunt = FaultHunt(
    laws: [
      .always("only the text that is shown is looked up") { _, screen in
        let other = screen.value(of: "Text") == "ab" ? "a" : "ab"
        return screen.meets(.request(other)) ? [.expect(.noRequest(other))] : nil
      }
    ], makeApp: lookup)
  try hunt.expectFault(
    """
    tap "Type a"
    tap "Type ab"
    answer "0.3 seconds" with "result"
    expect no request "a"

    """)
}
