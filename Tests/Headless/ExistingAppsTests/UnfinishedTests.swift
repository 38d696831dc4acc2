import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A page whose two parts are loaded one after the other, or at once, and shown together.
@MainActor private final class Page {
  private(set) var text = ""
  private let atOnce: Bool
  private let load: @Sendable (String) async throws -> String

  init(atOnce: Bool, load: @escaping @Sendable (String) async throws -> String) {
    self.atOnce = atOnce
    self.load = load
  }

  func opened() {
    guard text.isEmpty else { return }
    text = "Loading"
    Task {
      async let early = atOnce ? load("body") : ""
      let head = try? await load("head")
      let body = atOnce ? try? await early : try? await load("body")
      text = "\(head ?? ""), \(body ?? "")"
    }
  }
}

/// A switch whose changes are sent one after another.
@MainActor private final class Switch {
  private(set) var isOn = false
  private let send: (String) async throws -> String
  private var last: Task<Void, Never>?

  init(send: @escaping (String) async throws -> String) { self.send = send }

  func toggle() {
    isOn.toggle()
    let name = isOn ? "on" : "off"
    last = Task { [last] in
      await last?.value
      _ = try? await send(name)
    }
  }
}

/// Loads that all wait for one ticket.
@MainActor private final class Tickets {
  private(set) var loads = 0
  private let getTicket: () async throws -> String
  private var ticket: Task<Void, Never>?

  init(getTicket: @escaping () async throws -> String) { self.getTicket = getTicket }

  func load() async {
    loads += 1
    let task = ticket ?? Task { _ = try? await getTicket() }
    ticket = task
    await task.value
    ticket = nil
    loads -= 1
  }
}

struct UnfinishedTests {
  @Test(arguments: [true, false])
  func `a response that a task keeps until another one comes tells two states apart`(
    atOnce: Bool
  ) {
    let exploration = explored {
      Adapted<Page> { calls in
        Page(atOnce: atOnce) { try await calls.response(to: $0) }
      } screen: { page in
        Screen(title: "Page", bar: [Button("Open", action: "")], content: [.text(page.text)])
      } perform: { page, _ in
        page.opened()
      }
      .stubbed("a", "b")
    }
    #expect(exploration.holds, "\(exploration)")
  }

  @Test func `a task that waits for another one tells two states apart, and ends with its app`() {
    let exploration = explored {
      Adapted<Switch> { calls in
        Switch { try await calls.response(to: $0) }
      } screen: { model in
        Screen(
          title: "Switch", bar: [Button("Toggle", action: "")], content: [.text("\(model.isOn)")])
      } perform: { model, _ in
        model.toggle()
      }
      .stubbed("done")
    }
    #expect(exploration.holds, "\(exploration)")
  }

  @Test func `tasks that wait for one call are as few as calls`() {
    let scope = Scope<ReplayedApp<Existing<Tickets>>>("tickets", states: 100)
    let exploration = Explorer(scope) {
      ReplayedApp {
        Adapted<Tickets> { calls in
          Tickets { try await calls.response(to: "ticket") }
        } screen: { tickets in
          Screen(
            title: "Tickets", bar: [Button("Load", action: "")],
            content: [.text("\(tickets.loads)")])
        } perform: { tickets, _ in
          Task { await tickets.load() }
        }
        .stubbed("done")
      }
    }
    .explore()
    #expect(exploration.holds && exploration.states.count == 3, "\(exploration)")
  }
}
