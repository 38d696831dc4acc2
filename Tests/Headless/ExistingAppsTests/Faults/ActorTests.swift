import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// Loads pages, one at a time, as a flag that nobody sees makes sure.
@MainActor final class PagingModel {
  private(set) var pages: [String] = []
  private(set) var hasFailed = false
  private var isBusy = false
  private let load: (Int) async throws -> String
  private let isMended: Bool

  init(isMended: Bool, load: @escaping (Int) async throws -> String) {
    (self.isMended, self.load) = (isMended, load)
  }

  func moreTapped() {
    guard isBusy == false, pages.count < 2 else { return }
    isBusy = true
    Task {
      do {
        pages.append(try await load(pages.count + 1))
        isBusy = false
      } catch {
        hasFailed = true
        if isMended { isBusy = false }
      }
    }
  }

  func alertDismissed() { hasFailed = false }
}

private func pages(isMended: Bool) -> Existing<PagingModel, String> {
  AdaptedApp { (calls: Calls<String, String>) in
    PagingModel(isMended: isMended) { number in
      let text = try await calls.response(to: "page \(number)")
      guard text == "text" else { throw Offline() }
      return text
    }
  } screen: { (model: PagingModel) in
    let alert = AlertIntent(message: "Offline", buttons: [.init("OK", action: "OK")])
    return Screen(
      title: "Pages", bar: [Button("More", action: model.pages.count < 2 ? "More" : nil)],
      content: [.group(Group("Pages", children: model.pages.map { .text($0) }))],
      coveredBy: [model.hasFailed ? .alert(alert) : nil])
  } perform: { model, action in
    if action == "More" { model.moreTapped() } else { model.alertDismissed() }
  }
  .stubbed("text", "offline")
}

@Suite struct PagingTests {
  private var hunt: FaultHunt<Existing<PagingModel, String>> {
    FaultHunt(
      laws: [
        .everyStep("the next page can be loaded again", where: { $0.affordance.name == "More" }) {
          let isAsked = $0.nextScreen.events.isEmpty == false
          let number = $0.screen.rows(of: "Pages").count + 1
          return isAsked ? nil : [.expect(.request("page \(number)"))]
        }
      ], makeApp: pages)
  }

  @Test func `a flag keeps the next page from being loaded after a failure`() throws {
    var hunt = hunt
    hunt.replay = { ReplayedApp(hiddenStateOf: { [$0.app.model] }, makeApp: $0) }
    try hunt.expectFault(
      """
      tap "More"
      answer "page 1" with "offline"
      tap "OK"
      tap "More"
      expect request "page 1"

      """)
  }

  @Test func `one screen, reached in two ways, goes on differently if only screens count`() {
    let exploration = hunt.exploration(isMended: false)
    let finding = exploration.violations.first
    let words =
      "the same screen, reached in two ways, goes on differently, here and after tap \"More\"; "
    #expect(finding?.note?.hasPrefix(words) == true, "\(exploration)")
  }
}

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
