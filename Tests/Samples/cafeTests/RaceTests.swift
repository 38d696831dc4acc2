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
          && (affordance.opensProduct == false || state.countOfProducts < 2)
          && (affordance.addsItem == false || state.bag.countOfAll == 0)
      },
      properties: [
        .everyResponseEndsItsRequest, .ignoresWhatIsNotOffered { $0.isResponse }, .homeCanBeReached,
      ]
    ) { StubbedApp(RacyCafe(fault), stubs: Cafe.stubs) }
    let report = explorer.explore().report
    #expect(report.contains("VIOLATED") && report.contains(shown), "\(report)")
  }
}
