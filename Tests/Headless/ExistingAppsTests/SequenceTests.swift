import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A room that listens for as long as it exists, and says so while a message is sent.
@MainActor private final class Room {
  private(set) var count = 0
  private(set) var isSending = false
  private let send: (String) async throws -> String

  init(
    listening: [String], send: @escaping (String) async throws -> String,
    listen: (String, @escaping () -> Void) -> Void
  ) {
    self.send = send
    for sequence in listening { listen(sequence) { self.count = 1 - self.count } }
  }

  func tapped() {
    isSending = true
    Task { isSending = try await send("send") == "offline" }
  }
}

/// A list that reloads whenever an element comes, and doesn't wait for a former load.
@MainActor private final class List {
  private(set) var isLoading = false
  private var loading: Task<Void, Never>?

  init(
    load: @escaping (String) async throws -> String,
    next: @escaping @Sendable () async throws -> String
  ) {
    Task {
      for await _ in AsyncStream(unfolding: { try? await next() }) {
        loading?.cancel()
        isLoading = true
        loading = Task {
          _ = try? await load("load")
          if Task.isCancelled == false { isLoading = false }
        }
      }
    }
  }
}

/// A screen that loads again and again.
@MainActor private final class Ticker {
  private(set) var isLoading = false

  init(isMended: Bool, clock: any Clock<Duration>, load: @escaping () async throws -> String) {
    Task {
      while true {
        try await clock.sleep(for: .seconds(5))
        isLoading = true
        _ = try await load()
        isLoading = isMended == false
      }
    }
  }
}

/// The ways in which a room gets what it listens to.
private enum Listening {
  case element, handledElement, response
}

extension Calls<String, String> {
  @MainActor fileprivate func listen(
    to sequence: String, _ listening: Listening, _ change: @escaping () -> Void
  ) {
    if listening == .handledElement {
      nextElement(of: sequence) { _ in
        change()
        self.listen(to: sequence, listening, change)
      }
      return
    }
    let next = { @Sendable in
      listening == .element
        ? try await self.nextElement(of: sequence) : try await self.response(to: sequence)
    }
    Task {
      for await _ in AsyncStream(unfolding: { try? await next() }) { change() }
    }
  }
}

private func explored(
  _ listening: Listening, stubs: [String]
) -> Exploration<ReplayedApp<Existing<Room>>> {
  explored([.spinnerEnds(.text("Sending"))]) {
    StubbedApp(
      Adapted<Room> { calls in
        Room(listening: ["presence", "typing"]) {
          try await calls.response(to: $0)
        } listen: {
          calls.listen(to: $0, listening, $1)
        }
      } screen: { room in
        Screen(
          title: "Room", bar: [Button("Send", action: room.isSending ? nil : "")],
          content: [.value("Online", value: "\(room.count)")]
            + (room.isSending ? [.text("Sending")] : []))
      } perform: { room, _ in
        room.tapped()
      }
    ) { call in
      (call.request == "send" ? stubs : ["one"]).map { Stub($0, $0) }
    }
  }
}

struct SequenceTests {
  @Test(arguments: [Listening.element, .handledElement])
  private func `elements of sequences may come at any time, and nothing waits for them`(
    listening: Listening
  ) throws {
    let exploration = explored(listening, stubs: ["sent"])
    #expect(exploration.holds && exploration.report.contains("Builtin.") == false, "\(exploration)")
    let faulty = explored(listening, stubs: ["sent", "offline"])
    let flow = try #require(faulty.violations.first?.flow)
    #expect(
      "\(flow)" == """
        tap "Send"
        answer "send" with "offline"
        expect no text "Sending"

        """)
  }

  @Test func `a wrong element is named as one`() {
    let app = AdaptedApp<Bool, String, String, Int> { calls in
      Task { _ = try await calls.nextElement(of: "price") }
      return true
    } screen: { _ in
      Screen(title: "Price")
    } perform: { _, _ in
    }
    let error = #expect(throws: FlowError.self) {
      try Driver(StubbedApp(app) { _ in [Stub("two", 2)] }).run(.answer("price", with: "tow"))
    }
    #expect(error?.message == #"request "price" has no response "tow". Did you mean "two"?"#)
  }

  @Test func `a law about rest is undecided if a request waits in every state, which is named`() {
    let exploration = explored(.response, stubs: ["sent"])
    #expect(exploration.findings.first?.outcome == .undecided)
    #expect(exploration.report.contains("isAwaited: false to a clock: \"presence\", \"typing\"\n"))
  }

  private func polled(
    isMended: Bool, isAwaited: Bool
  ) -> Exploration<ReplayedApp<Existing<Ticker>>> {
    explored([.spinnerEnds(.text("Loading"))]) {
      Adapted<Ticker> { calls in
        Ticker(
          isMended: isMended, clock: CallClock(calls, isAwaited: isAwaited) { _ in "sleep" }
        ) {
          try await calls.response(to: "load")
        }
      } screen: { ticker in
        Screen(title: "Ticker", content: [.text(ticker.isLoading ? "Loading" : "Done")])
      } perform: { _, _ in
      }
      .stubbed("done")
    }
  }

  @Test func `a law about rest is undecided if something else waits in each state, as in a poll`() {
    let exploration = polled(isMended: false, isAwaited: true)
    #expect(exploration.findings.first?.outcome == .undecided)
    #expect(exploration.report.contains("isAwaited: false to a clock: \"sleep\"\n"))
  }

  @Test(arguments: [true, false])
  func `the app doesn't wait for the sleeps of a poll if its clock says so`(isMended: Bool) {
    let exploration = polled(isMended: isMended, isAwaited: false)
    #expect(exploration.holds == isMended, "\(exploration)")
  }

  @Test func `elements that lead to calls are held back once too many calls wait`() {
    let exploration = explored {
      Adapted<List> { calls in
        List {
          try await calls.response(to: $0, ignoringCancellation: true)
        } next: {
          try await calls.nextElement(of: "change")
        }
      } screen: { list in
        Screen(title: list.isLoading ? "Loading" : "List")
      } perform: { _, _ in
      }
      .stubbed("done")
    }
    #expect(exploration.holds, "\(exploration)")
  }
}
