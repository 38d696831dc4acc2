import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// Sells one ticket, which is paid for elsewhere.
actor Box {
  private(set) var tickets = 1
  private let pay: @Sendable () async throws -> Void
  private let isMended: Bool

  init(isMended: Bool, pay: @escaping @Sendable () async throws -> Void) {
    (self.isMended, self.pay) = (isMended, pay)
  }

  func sell() async {
    guard tickets > 0 else { return }
    do {
      try await pay()
      if tickets > 0 || isMended == false { tickets -= 1 }
    } catch {}
  }
}

@MainActor final class TicketModel {
  private(set) var left = 1
  private let box: Box

  init(box: Box) { self.box = box }

  func buyTapped() {
    Task {
      await box.sell()
      MainActor.assertIsolated()
      left = await box.tickets
    }
  }
}

private struct Refused: Error {}

private func tickets(isMended: Bool) -> Existing<TicketModel, String> {
  AdaptedApp { (calls: Calls<String, String>) in
    TicketModel(
      box: Box(isMended: isMended) {
        if try await calls.response(to: "payment") == "refused" { throw Refused() }
      })
  } screen: { (model: TicketModel) in
    Screen(
      title: "Tickets", bar: [Button("Buy", action: "Buy")],
      content: [.value(Value("Left", value: "\(model.left)"))])
  } perform: { model, _ in
    model.buyTapped()
  }
  .stubbed("paid", "refused")
}

@Test func `an actor sells a ticket twice while it waits`() throws {
  let hunt = FaultHunt(
    laws: [
      .always("no more tickets are sold than there are") { _, screen in
        screen.value(of: "Left") == "-1" ? [.expect(.value("0", of: "Left"))] : nil
      }
    ],
    replay: { makeApp in
      ReplayedApp(hiddenStateOf: { [$0.app.model] }, makeApp: makeApp)
    }, makeApp: tickets)
  try hunt.expectFault(
    """
    tap "Buy"
    tap "Buy"
    answer "payment" with "paid"
    answer "payment 2" with "paid"
    expect value "Left" "0"

    """)
}
