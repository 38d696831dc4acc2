import FlowDriver
import HeadlessUI

/// Returns the error of some work, or `nil` if there is none.
func failure(of work: () throws -> Void) -> FlowError? {
  if case .failure(let error) = Result(catching: work) { error as? FlowError } else { nil }
}

/// Returns the steps of a flow, or in their place why it isn't one.
func outcome(of flow: () throws -> Flow) -> [String] {
  switch Result(catching: flow) {
  case .success(let flow): flow.steps.map { "\($0)" }
  case .failure(let error): ["\(error)"]
  }
}

/// A small app with controls of the same name, a bound, a sheet in a sheet, and alerts.
struct TicketMachine: HeadlessApp, Hashable {
  enum Action: Hashable, Sendable {
    case more, fewer, zoneUp, zoneDown
    case buy(String)
    case pay, print, help, contact, back, close
  }

  enum Cover: Hashable {
    case paid, outOfPaper, farZone, help, contact
  }

  var tickets = 1
  var zone = 1
  var log: [Action] = []
  var cover: Cover?

  mutating func perform(_ action: Action) {
    log.append(action)
    switch action {
    case .more: tickets += 1
    case .fewer: tickets -= 1
    case .zoneUp:
      zone += 1
      cover = zone == 3 ? .farZone : nil
    case .zoneDown: zone -= 1
    case .pay: cover = .paid
    case .print: cover = .outOfPaper
    case .help, .back: cover = .help
    case .contact: cover = .contact
    case .close: cover = nil
    case .buy: break
    }
  }

  var screen: Screen<Action> {
    Screen(
      title: "Tickets",
      bar: [Button("Help", action: .help)],
      content: [
        .text("Choose a ticket"),
        .group("Day", children: [.button(buy("day"))]),
        .group("Week", children: [.button(buy("week"))]),
        .group(children: [stepper("Number", tickets, .fewer, .more, bound: 5)]),
        .group(children: [stepper("Zone", zone, .zoneDown, .zoneUp, bound: 9)]),
        .value("Fare", value: "\(tickets * zone)"),
        .value("Café", value: "open"),
        .value("Zone", value: "of 9"),
        .button(Button("Refund", action: nil)),
        .button(Button("Pay", action: .pay)),
        .button(Button("Print", action: .print)),
      ],
      coveredBy: covers
    )
  }

  private func buy(_ kind: String) -> Button<Action> {
    Button("Buy", action: .buy(kind), identifier: kind)
  }

  private var covers: [Layer<Action>] {
    let close = [AlertIntent.Button("OK", action: Action.close)]
    let cancel = [AlertIntent.Button("OK", role: .cancel, action: Action.close)]
    let help: Layer<Action> = .sheet(
      title: "How it works",
      content: [.text("Tap, pay, go"), .button(Button("Contact", action: .contact))],
      dismissal: Dismissal(.close))
    return switch cover {
    case .paid: [.alert(AlertIntent(message: "Paid", buttons: close))]
    case .outOfPaper:
      [.alert(AlertIntent(title: "Sorry", message: "Out of paper", buttons: cancel))]
    case .farZone: [.alert(AlertIntent(message: "That is far", buttons: close))]
    case .help: [help]
    case .contact: [help, .sheet(title: "Contact", bar: [Button("Back", action: .back)])]
    case nil: []
    }
  }

  private func stepper(
    _ name: String, _ value: Int, _ decrement: Action, _ increment: Action, bound: Int
  ) -> Node<Action> {
    .stepper(
      name, value: "\(value)", decrement: value > 1 ? decrement : nil,
      increment: value < bound ? increment : nil)
  }
}
