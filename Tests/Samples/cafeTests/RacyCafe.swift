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

  private var recommendations: ProductList? { cafe.path.last?.list }

  func restore(_ state: Cafe.State) { cafe.restore(state) }

  func perform(_ action: Cafe.Action) {
    let hasFailed = recommendations.map { cafe.menu.canTryAgain($0) } ?? false
    if case .dismissed = action, fault == .cannotLeaveFailures, hasFailed { return }
    cafe.perform(action)
  }

  func receive(_ response: Response, for request: Request) {
    switch (fault, request, response) {
    case (.takesAnswersForOtherDetails, .list(.recommendations), _):
      cafe.receive(response, for: recommendations.map(Request.list) ?? request)
    case (.asksAgainAfterFailures, .list(.recommendations), .failure): break
    default: cafe.receive(response, for: request)
    }
  }
}
