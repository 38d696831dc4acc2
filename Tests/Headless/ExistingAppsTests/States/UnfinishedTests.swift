import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A page whose first two parts are loaded one after the other, or at once, and shown with a third one.
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
      let foot = try? await load("foot")
      text = "\(head ?? ""), \(body ?? ""), \(foot ?? "")"
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

/// Loads, two of which wait for one ticket that either of them gets.
@MainActor private final class Tickets {
  private(set) var loading: [String] = []
  private let get: (String) async throws -> String
  private var ticket: Task<Void, Never>?

  init(get: @escaping (String) async throws -> String) { self.get = get }

  func load(_ name: String) async {
    loading.append(name)
    _ = try? await get(name)
    let task = ticket ?? Task { _ = try? await get("ticket") }
    ticket = task
    await task.value
    ticket = nil
    _ = try? await get("\(name) again")
    loading.removeAll { $0 == name }
  }
}

/// Asks for some things one after another, and at once for those of other tasks.
@MainActor private final class Asker {
  private let get: (String) async throws -> String

  init(get: @escaping (String) async throws -> String) { self.get = get }

  func ask(_ names: String) {
    for task in names.split(separator: ", ") {
      Task { for name in task.split(separator: " ") { _ = try? await get("\(name)") } }
    }
  }
}

/// Pages that are read under the number that they had when they were asked for.
@MainActor private final class Reader {
  private(set) var page = 0
  private(set) var text = ""
  private let read: (String) async throws -> String

  init(read: @escaping (String) async throws -> String) { self.read = read }

  func perform(_ action: String) {
    if action == "Turn" {
      page = 1 - page
    } else {
      Task { [page] in
        _ = try? await read("page")
        text = "\(page)"
      }
    }
  }
}

struct UnfinishedTests {
  @Test(arguments: [["a, b c d"], ["add count", "count"]])
  func `what tells two states apart tells those apart that follow`(inputs: [String]) {
    let exploration = explored {
      Adapted<Asker> { calls in
        Asker { try await calls.response(to: $0) }
      } screen: { _ in
        Screen(title: "Asker", bar: inputs.map { Button($0, action: $0) })
      } perform: { asker, names in
        asker.ask(names)
      }
      .stubbed("done")
    }
    #expect(exploration.holds, "\(exploration)")
  }

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

  @Test func `tasks that wait for one call are as few as calls, and known by what they got`() {
    let scope = Scope<ReplayedApp<Existing<Tickets>>>("tickets", states: 1_000)
    let exploration = Explorer(scope, properties: [.goesOnAlike]) {
      ReplayedApp {
        Adapted<Tickets> { calls in
          Tickets { try await calls.response(to: $0) }
        } screen: { tickets in
          let buttons = ["A", "B"].map { Button($0, action: $0) }
          return Screen(
            title: "Tickets", bar: buttons,
            content: [.text(tickets.loading.sorted().joined(separator: " "))])
        } perform: { tickets, name in
          Task { await tickets.load(name) }
        }
        .stubbed("done")
      }
    }
    .explore()
    #expect(exploration.holds, "\(exploration)")
  }

  @Test func `what started a task tells two states apart, as does what it has read elsewhere`() {
    let exploration = explored {
      let server = ExternalValue(0)
      return Adapted<Asker> { calls in
        Asker { name in
          let count = server.value
          _ = try await calls.response(to: "\(name.first ?? " ")")
          if name == "add" { server.value = 1 }
          return name == "count" ? try await calls.response(to: "\(count)") : ""
        }
      } screen: { _ in
        Screen(title: "Asker", bar: ["add", "count", "call"].map { Button($0, action: $0) })
      } perform: { asker, name in
        asker.ask(name)
      }
      .stubbed("done")
    }
    #expect(exploration.holds, "\(exploration)")
  }

  @Test(arguments: [nil, 20])
  func `what a task keeps of the state in which it began tells two states apart`(states: Int?) {
    let scope = Scope<ReplayedApp<Existing<Reader>>>("pages", states: states)
    let exploration = Explorer(scope, properties: [.goesOnAlike]) {
      ReplayedApp {
        Adapted<Reader> { calls in
          Reader { try await calls.response(to: $0) }
        } screen: { reader in
          let buttons = ["Turn", "Read"].map { Button($0, action: $0) }
          return Screen(title: "Page \(reader.page)", bar: buttons, content: [.text(reader.text)])
        } perform: { reader, action in
          reader.perform(action)
        }
        .stubbed("done")
      }
    }
    .explore()
    #expect(exploration.violations.isEmpty, "\(exploration)")
    #expect(exploration.holds == (states == nil), "\(exploration)")
  }
}
