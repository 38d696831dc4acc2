import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A gate that opens for a while once its coin was checked.
@MainActor private final class Gate {
  private(set) var isOpen = false
  private let check: () async throws -> Bool

  init(check: @escaping () async throws -> Bool) { self.check = check }

  func coinInserted() {
    Task { isOpen = try await check() }
  }
}

private func gate() -> StubbedApp<AdaptedApp<Gate, String, String, Bool>> {
  let gate = AdaptedApp<Gate, String, String, Bool> { calls in
    Gate { try await calls.response(to: "coin") }
  } screen: { gate in
    Screen(
      title: gate.isOpen ? "Open" : "Closed",
      bar: [Button("Insert coin", action: gate.isOpen ? nil : "Insert coin")],
      content: [.text("Welcome")])
  } perform: { gate, _ in
    gate.coinInserted()
  }
  return StubbedApp(gate) { _ in [Stub("good", true), Stub("bad", false)] }
}

struct ExistingAppTests {
  @Test func `a gate opens for a good coin`() throws {
    let driver = Driver(gate())
    try driver.run(
      .tap("Insert coin"),
      .answer("coin", with: "good"),
      .expect(.title("Open")))
  }

  @Test func `a gate closes when a bad coin was checked late`() {
    let explorer = Explorer(
      Scope("two coins") { state, affordance in
        affordance.gesture == .event || state.screen.events.count < 4
      },
      properties: [
        .everyStep("an open gate stays open", where: { $0.screen.topLayer.title == "Open" }) {
          step in
          step.nextScreen.topLayer.title == "Open" ? nil : [.expect(.title("Open"))]
        }
      ]
    ) {
      ReplayedApp { gate() }
    }
    let report = explorer.explore().report
    #expect(report.contains("VIOLATED after 4 steps: an open gate stays open"), "\(report)")
  }
}
