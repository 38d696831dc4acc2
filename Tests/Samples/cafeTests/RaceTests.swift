import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

@testable import cafe

struct RaceTests {
  private static let faults: [(RacyCafe.Fault, String)] = [
    (
      .takesAnswersForOtherDetails,
      #"here answer "recommendations for mocha" with "found", which isn't offered, changes"#
    ),
    (
      .asksAgainAfterFailures,
      """
      answer "drinks" with "found"
      tap "Latte"
      answer "recommendations for latte" with "failure"
      expect no request "recommendations for latte"
      """
    ),
    (
      .cannotLeaveFailures,
      """
      answer "recommendations for latte" with "failure"
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
        switch affordance.action {
        case .app(.orderButtonTapped), .app(.tryAgainButtonTapped), .app(.sizeButtonTapped),
          .app(.countChanged), .response(_, .picture):
          false
        case .app(.productButtonTapped): state.path.count < 2
        default: true
        }
      },
      properties: [
        .everyResponseEndsItsRequest, .homeCanBeReached,
        .ignoresWhatIsNotOffered { if case .response = $0 { true } else { false } },
      ]
    ) { StubbedApp(RacyCafe(fault), stubs: Cafe.stubs) }
    let report = explorer.explore().report
    #expect(report.contains("VIOLATED") && report.contains(shown), "\(report)")
  }
}
