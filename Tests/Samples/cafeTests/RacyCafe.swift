import HeadlessUI

@testable import cafe

/// A café with a fault of waiting.
struct RacyCafe: RequestingApp, RestorableApp {
  enum Fault: Sendable {
    case takesAnswersForOtherDetails, takesAnswersTwice, takesAnswersAfterLeaving
    case goesOnAsking, asksAgainAfterFailures, cannotLeaveFailures
  }

  struct State: Hashable, Sendable {
    var cafe: Cafe.State
    var left: Request?
  }

  let fault: Fault?
  private let cafe = Cafe(.en)
  private var left: Request?

  init(_ fault: Fault?) { self.fault = fault }

  var screen: Screen<Cafe.Action> { cafe.screen }
  var state: State { State(cafe: cafe.state, left: left) }
  var requests: [Request] { cafe.requests + [left].compactMap { $0 } }

  mutating func restore(_ state: State) {
    cafe.restore(state.cafe)
    left = state.left
  }

  mutating func perform(_ action: Cafe.Action) {
    let asked = cafe.detail?.recommendations
    let message = asked.flatMap { cafe.menu.message($0) }
    if fault == .cannotLeaveFailures, action == .backButtonTapped, message?.hasPrefix("We") == true
    {
      return
    }
    cafe.perform(action)
    if fault == .goesOnAsking, message == "Loading", cafe.detail == nil { left = asked }
  }

  mutating func receive(_ response: Response, for request: Request) {
    switch (fault, request, response) {
    case (.takesAnswersForOtherDetails, .recommendations, _):
      cafe.receive(response, for: cafe.detail?.recommendations ?? request)
    case (.takesAnswersTwice, .order, .accepted) where cafe.requests.contains(request) == false:
      var state = cafe.state
      state.bag.stars += 1
      cafe.restore(state)
    case (.takesAnswersAfterLeaving, .recommendations, _) where cafe.detail == nil:
      var state = cafe.state
      state.loaded[request] = response
      cafe.restore(state)
    case (.asksAgainAfterFailures, .recommendations, .failure): break
    default: cafe.receive(response, for: request)
    }
    if left == request { left = nil }
  }
}
