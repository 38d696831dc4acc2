import HeadlessUI

@testable import cafe

/// A café with a fault of waiting.
struct RacyCafe: RequestingApp, RestorableApp {
  enum Fault: Sendable {
    case takesAnswersForOtherDetails, asksAgainAfterFailures, cannotLeaveFailures
  }

  let fault: Fault
  private let cafe = Cafe(.en)

  init(_ fault: Fault) { self.fault = fault }

  var screen: Screen<Cafe.Action> { cafe.screen }
  var state: Cafe.State { cafe.state }
  var requests: [Request] { cafe.requests }

  func restore(_ state: Cafe.State) { cafe.restore(state) }

  func perform(_ action: Cafe.Action) {
    let hasFailed = cafe.detail.map { cafe.menu.canTryAgain($0.recommendations) } ?? false
    let isStuck = fault == .cannotLeaveFailures && hasFailed && action == .backButtonTapped
    if isStuck == false { cafe.perform(action) }
  }

  func receive(_ response: Response, for request: Request) {
    switch (fault, request, response) {
    case (.takesAnswersForOtherDetails, .recommendations, _):
      cafe.receive(response, for: cafe.detail?.recommendations ?? request)
    case (.asksAgainAfterFailures, .recommendations, .failure): break
    default: cafe.receive(response, for: request)
    }
  }
}
