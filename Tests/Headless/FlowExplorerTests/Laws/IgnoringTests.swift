import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSupport
import Testing

struct IgnoringTests {
  /// A shop with a question, which ignores what it doesn't offer, but for some slips.
  private static func shop(_ slips: [[Int]]) -> Forgetful {
    @Sendable func screen(_ state: Int) -> Screen<Int> {
      let home = Screen<Int>.room("Home", ("Ask", 1), ("Buy", 2))
      let question = Layer(.alert, message: "Sure?", buttons: [Button("Yes", action: 3).node])
      return [home, home.covered(by: question), .room("Sold", ("Back", 0))][state]
    }
    return Forgetful { state, _ in
      screen(state)
    } go: { state, action, _ in
      let isDone = screen(state).actions.contains(action) || slips.contains([state, action])
      return isDone ? action % 3 : state
    }
  }

  private static let slips: [(slips: [[Int]], found: String?, steps: Int)] = [
    ([], nil, 0),
    ([[1, 2]], #"here tap "Buy", which isn't offered, changes something"#, 1),
    ([[2, 1]], #"here tap "Ask", which isn't offered, changes something"#, 1),
    ([[2, 0], [1, 4]], nil, 0),
  ]

  @Test(arguments: slips)
  func `what isn't offered is tried in every state, even in those before it was found`(
    slips: [[Int]], found: String?, steps: Int
  ) throws {
    let shop = Self.shop(slips)
    let finding = try #require(shop.explored(.ignoresWhatIsNotOffered()).findings.first)
    #expect(finding.note == found)
    guard case .violated(let count, let flow, let evidence) = finding.outcome else {
      #expect(finding.outcome == .holds)
      #expect(finding.examined == 3)
      return #expect(found == nil)
    }
    #expect([count, flow.steps.count] == [steps, steps])
    #expect(evidence == .unshown)
  }

  @Test func `what may come at any time isn't tried`() {
    let property = Property<Forgetful>.ignoresWhatIsNotOffered { ($0.action == 2) == false }
    #expect(Self.shop([[1, 2]]).explored(property).findings.first?.outcome == .holds)
  }
}
