import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

@testable import cafe

struct RaceTests {
  private static let faults: [(RacyCafe.Fault, String)] = [
    (
      .takesAnswersForOtherDetails,
      #"here answer "recommendations for mocha" with "latte", which isn't offered, changes"#
    ),
    (
      .takesAnswersTwice,
      #"here answer "order" with "accepted", which isn't offered, changes something"#
    ),
    (
      .takesAnswersAfterLeaving,
      #"here answer "recommendations for latte" with "mocha", which isn't offered, changes"#
    ),
    (
      .goesOnAsking,
      """
      answer "drinks" with "two"
      tap "Latte"
      tap "Back"
      expect no request "recommendations for latte"
      """
    ),
    (
      .asksAgainAfterFailures,
      """
      answer "drinks" with "two"
      tap "Latte"
      answer "recommendations for latte" with "offline"
      expect no request "recommendations for latte"
      """
    ),
    (
      .cannotLeaveFailures,
      """
      answer "recommendations for latte" with "offline"
      dismiss
      expect no alert
      expect title "Cafe"
      """
    ),
  ]

  @Test(arguments: faults)
  func `a race is found, with the way to it`(fault: RacyCafe.Fault, shown: String) {
    let explorer = Explorer(
      Scope<StubbedApp<RacyCafe>>("races") { state, affordance in
        let names = ["Order", "Tall", "Try again", "picture latte.svg", "picture mocha.svg"]
        return names.contains(affordance.name) == false
          && (affordance.addsItem == false || state.cafe.bag.countOfAll == 0)
      },
      properties: [
        .everyResponseEndsItsRequest, .ignoresWhatIsNotOffered { $0.isResponse }, .homeCanBeReached,
        .always("nothing is asked for that isn't shown") { state, screen in
          let shown = state.cafe.detail.map { "recommendations for \($0.product.id)" }
          let asked = screen.events.map(\.name).first {
            $0.hasPrefix("rec") && ($0 == shown) == false
          }
          return asked.map { [.expect(.noRequest($0))] }
        },
      ]
    ) { StubbedApp(RacyCafe(fault), stubs: Cafe.stubs) }
    let report = explorer.explore().report
    #expect(report.contains("VIOLATED") && report.contains(shown), "\(report)")
  }
}
