import Dispatch
import FlowExplorer
import Foundation
import JuiceLaws
import Synchronization

/// The explorations of all parts, which share the processors.
final class ExploredRun: Sendable {
  private struct State {
    var visited: [Int: Int] = [:]
    var outcomes: [Int: ExploredPart.Outcome] = [:]
  }

  private let parts: [ExploredPart]
  private let state = Mutex(State())
  private let isAnyDone = DispatchSemaphore(value: 0)

  /// Starts to explore.
  init(_ parts: [ExploredPart]) {
    self.parts = parts
    let product = parts.firstIndex { $0.scope == .product } ?? parts.count
    DispatchQueue.global().async { [self] in
      concurrently(product) { explore($0) }
      for number in product..<parts.count { explore(number) }
    }
  }

  /// Explores a part, on all processors unless others are explored at the same time.
  private func explore(_ number: Int) {
    let outcome = parts[number].outcome { explorer in
      explorer.exploreKiosk(workers: 8 * processorCount, concurrently: concurrently) { _, visited in
        state.withLock { $0.visited[number] = visited }
      }
    }
    state.withLock { $0.outcomes[number] = outcome }
    isAnyDone.signal()
  }

  /// Returns what there is to tell about a part, or `nil` if no part is done within some seconds.
  func outcome(_ number: Int, within seconds: Double) -> ExploredPart.Outcome? {
    while true {
      if let outcome = state.withLock({ $0.outcomes[number] }) { return outcome }
      if isAnyDone.wait(timeout: .now() + seconds) == .timedOut { return nil }
    }
  }

  /// The number of states so far, and what is being explored.
  var progress: String {
    let state = state.withLock { $0 }
    let visited = state.visited.values.reduce(0, +)
    let names = parts.indices
      .filter { (state.visited[$0] == nil) == false && state.outcomes[$0] == nil }
      .map { parts[$0].name }
    return "\(visited) states so far, now \(names.joined(separator: " and "))"
  }
}

private var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

/// Calls a closure with each number from 0 to a count, on all processors, and waits for the calls.
private func concurrently(_ count: Int, _ work: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}
