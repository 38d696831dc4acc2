import ExistingApps
import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
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

private func app(_ work: @escaping @Sendable () async -> Void) -> Existing<WorkModel, String> {
  AdaptedApp { (_: Calls<String, String>) in
    WorkModel(work: work)
  } screen: { (model: WorkModel) in
    Screen(
      title: "Work", bar: [Button("Start", action: "Start")],
      content: [.text(model.isDone ? "Done" : "Waiting")])
  } perform: { model, _ in
    model.startTapped()
  }
  .stubbed()
}

@Suite(.timeLimit(.minutes(5))) struct StoppedAppTests {
  static let works: [@Sendable () async -> Void] = [
    { try? await Task.sleep(for: .milliseconds(20)) },
    {
      await withCheckedContinuation { continuation in
        Thread {
          usleep(10_000)
          continuation.resume()
        }.start()
      }
    },
  ]

  @Test(arguments: works)
  func `work that comes back from elsewhere stops an exploration, and no state of it counts`(
    work: @escaping @Sendable () async -> Void
  ) throws {
    let exploration = Explorer(Scope("work")) { ReplayedApp { app(work) } }.explore()
    let finding = try #require(exploration.violations.last)
    #expect(finding.note?.contains("left to chance") == true, "\(exploration)")
    #expect(exploration.holds == false)
  }

  @Test(arguments: works)
  func `the screen of an app that is stopped says why`(
    work: @escaping @Sendable () async -> Void
  ) async throws {
    let driver = Driver(app(work))
    try driver.tap("Start")
    for _ in 0..<10_000 where driver.app.screen.title == "Work" {
      try await Task.sleep(for: .milliseconds(1))
    }
    let error = #expect(throws: FlowError.self) { try driver.tap("Start") }
    #expect(error?.tree.contains("left to chance") == true)
  }
}
