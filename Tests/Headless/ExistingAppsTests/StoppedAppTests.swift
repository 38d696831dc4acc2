import Dispatch
import ExistingApps
import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import SteppedTasks
import Synchronization
import TestSupport
import Testing

/// Does work that waits for something that nobody else decides.
@MainActor private final class WorkModel {
  private(set) var isDone = false
  private let work: @Sendable () async -> Void

  init(work: @escaping @Sendable () async -> Void) { self.work = work }

  func startTapped() {
    Task {
      await work()
      isDone = true
    }
  }
}

private func answerOfQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) {
      continuation.resume()
    }
  }
}

@concurrent private func answerAnywhere() async { await answerOfQueue() }

private actor Client {
  func answer() async { await answerOfQueue() }

  func sleepyAnswer() async { try? await Task.sleep(for: .milliseconds(100)) }
}

private func app(
  _ work: @escaping @Sendable () async -> Void,
  whenShown: @escaping @Sendable () -> Void = {}
) -> Existing<WorkModel> {
  Adapted<WorkModel> { _ in
    WorkModel(work: work)
  } screen: { model in
    whenShown()
    return Screen(
      title: "Work", bar: [Button("Rest", action: "Rest"), Button("Start", action: "Start")],
      content: [.text(model.isDone ? "Done" : "Waiting")])
  } perform: { model, action in
    if action == "Start" { model.startTapped() }
  }
  .stubbed()
}

@Suite(.timeLimit(.minutes(5))) struct StoppedAppTests {
  private static let elsewhere: [@Sendable () async -> Void] = [
    Client().answer, answerAnywhere, answerOfQueue,
    { await Task.detached { await answerAnywhere() }.value }, Client().sleepyAnswer,
    {
      await Task.detached {
        await Client().sleepyAnswer()
        await MainActor.run {}
      }.value
    },
  ]

  /// In a process of its own, a thread is free for tasks, however busy other tests are.
  @Test(.first)
  func `work that comes back from elsewhere ends an exploration, with the flow to it`() async {
    await #expect(processExitsWith: .success) {
      let flow = try Flow([.tap("Start")])
      for work in StoppedAppTests.elsewhere {
        let exploration = await onThread { explored { app(work) } }
        let finding = try #require(exploration.violations.last, "\(exploration)")
        #expect(finding.property == "every task can be followed")
        #expect(finding.outcome == .violated(steps: 1, flow, .unshown), "\(exploration)")
        #expect(exploration.holds == false)
      }
    }
  }

  @Test func `a task that still waits for something outside leaves an exploration undecided`() {
    let exploration = explored {
      app { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    #expect(exploration.holds == false)
    #expect(exploration.violations.isEmpty, "\(exploration)")
    #expect("\(exploration)".contains("undecided after 0 steps: every task can be followed"))
    let waiting = "waiting in a task for what is neither a call nor a step, after: tap \"Start\"\n"
    #expect("\(exploration)".contains(waiting), "\(exploration)")
  }

  /// In a process of its own, a thread is free for tasks, however busy other tests are.
  @Test(.first) func `work that comes back from a thread ends an exploration`() async {
    await #expect(processExitsWith: .success) {
      let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)
      let exploration = await onThread {
        explored {
          app {
            await withCheckedContinuation { work in waiting.withLock { $0 = work } }
          } whenShown: {
            guard let work = waiting.withLock({ $0.take() }), let steps = Steps.shared else {
              return
            }
            Thread { work.resume() }.start()
            let end = ContinuousClock.now + .seconds(60)
            while steps.error == nil, end > .now { sched_yield() }
          }
        }
      }
      let finding = try #require(exploration.violations.last, "\(exploration)")
      #expect(finding.note?.contains("went on outside") == true, "\(exploration)")
    }
  }

  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    @Test(arguments: [false, true])
    func `a sleep ends an exploration at once, and the screen of the app says why`(
      inOneState: Bool
    ) throws {
      let exploration = Explorer(Scope("work")) {
        let makeApp = { @Sendable in app { try? await Task.sleep(for: .seconds(60)) } }
        return inOneState
          ? ReplayedApp(key: { _ in 0 }, makeApp: makeApp) : ReplayedApp(makeApp: makeApp)
      }
      .explore()
      let finding = try #require(exploration.violations.last, "\(exploration)")
      #expect(finding.note?.contains("left to chance") == true, "\(exploration)")
      let driver = Driver(app { try? await Task.sleep(for: .seconds(60)) })
      try driver.run(.tap("Start"))
      let error = #expect(throws: FlowError.self) { try driver.run(.tap("Start")) }
      #expect(error?.tree.contains("left to chance") == true)
    }
  #endif
}
