import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A document that guards against a second change before the task of the first one has begun.
@MainActor private final class Document {
  private(set) var isBusy = false
  private let send: (String) async throws -> Void

  init(send: @escaping (String) async throws -> Void) { self.send = send }

  func change(_ name: String) {
    guard isBusy == false, (name == "Print") == false else { return }
    Task {
      isBusy = true
      try? await send(name)
      isBusy = false
    }
  }
}

private func documentApp() -> Existing<Document> {
  Adapted<Document> { calls in
    Document { _ = try await calls.response(to: $0) }
  } screen: { document in
    let buttons = ["Save", "Delete", "Print"].map { name in
      Button(name, action: document.isBusy ? nil : name)
    }
    return Screen(title: "Document", bar: buttons + [Button("Undo", action: nil)])
  } perform: { document, name in
    document.change(name)
  }
  .stubbed("done")
}

struct TurnTests {
  private func explore(
    inOneTurn names: Set<String>, _ laws: Property<ReplayedApp<Existing<Document>>>...
  ) -> Exploration<ReplayedApp<Existing<Document>>> {
    Explorer(Scope("document", inOneTurn: names), properties: laws + [.goesOnAlike]) {
      ReplayedApp { documentApp() }
    }.explore()
  }

  private func requests(after text: String) throws -> [String] {
    let driver = Driver(documentApp())
    try driver.run(try Flow(parsing: text, file: "turn.flow"))
    return driver.app.screen.requests
  }

  @Test func `two actions in one turn come before the tasks that follow from them`() throws {
    let taps = "tap \"Save\"\ntap \"Delete\"\n"
    #expect(try requests(after: "in one turn\n" + taps) == ["Save", "Delete"])
    #expect(try requests(after: "in one turn\ntap \"Save\"") == [])
    #expect(throws: FlowError.self) { try requests(after: taps) }
  }

  @Test func `a control that is used twice in one turn is followed if the scope names it`() throws {
    let plain = explore(inOneTurn: ["Deleet"], .noRequestTwice())
    #expect(plain.holds)
    #expect(plain.report.contains("  never offered, so not used in one turn: \"Deleet\"\n"))
    #expect(plain.report.contains("  never enabled, so never used: \"Undo\"\n"), "\(plain)")
    let exploration = explore(inOneTurn: ["Delete"], .noRequestTwice())
    let flow = try Flow([
      .inOneTurn, .tap("Delete"), .tap("Delete"), .expect(.noRequest("Delete 2")),
    ])
    #expect(exploration.violations.map { $0.outcome } == [.violated(steps: 2, flow, .failing)])
  }

  @Test func `two controls are used in one turn in both orders`() throws {
    let exploration = explore(
      inOneTurn: ["Save", "Delete"],
      .always("nothing is saved after it was deleted") { _, screen in
        screen.requests == ["Delete", "Save"] ? [.expect(.noRequest("Save"))] : nil
      })
    let flow = try Flow([
      .inOneTurn, .tap("Delete"), .tap("Save"), .expect(.noRequest("Save")),
    ])
    #expect(exploration.violations.map { $0.outcome } == [.violated(steps: 2, flow, .failing)])
  }

  @Test func `laws aren't about the middle of a turn`() {
    let exploration = explore(
      inOneTurn: ["Save", "Print"], .homeCanBeReached(), .ignoresWhatIsNotOffered(),
      .everyStep("printing changes nothing", where: { $0.affordance.name == "Print" }) { step in
        step.before == step.after ? nil : [.expect(.noAlert)]
      })
    #expect(exploration.holds, "\(exploration)")
  }

  @Test func `a control without an effect has none in the middle of a turn`() {
    let exploration = explore(inOneTurn: ["Print"], .everyControlHasAnEffect())
    #expect(exploration.violations.count == 1, "\(exploration)")
  }
}
