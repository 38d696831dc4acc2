import ExistingApps
import FlowExplorer
import HeadlessUI
import Testing

/// Jobs, which a poll loads one after another, as they were when it began with the first one.
@MainActor private final class Jobs {
  private(set) var names: [String] = []
  private(set) var loaded: Set<String> = []
  private let calls: Calls<String, String>

  init(calls: Calls<String, String>) {
    self.calls = calls
    Task {
      while case .some = try? await calls.nextElement(of: "poll") { await loadAll() }
    }
  }

  private func loadAll() async {
    for name in names {
      guard case .some = try? await calls.response(to: name) else { return }
      loaded.insert(name)
    }
  }

  func add() { names.append("job \(names.count + 1)") }
}

struct CopiedListTests {
  @Test func `the list that a task goes over tells two states apart, wherever it was copied`() {
    let exploration = explored {
      Adapted<Jobs> { calls in
        Jobs(calls: calls)
      } screen: { jobs in
        Screen(
          title: "Jobs", bar: [Button("Add", action: jobs.names.count < 2 ? "add" : nil)],
          content: jobs.names.map { name in
            .value(name, value: jobs.loaded.contains(name) ? "loaded" : "waiting")
          })
      } perform: { jobs, _ in
        jobs.add()
      }
      .stubbed("done")
    }
    #expect(exploration.holds, "\(exploration)")
  }
}
