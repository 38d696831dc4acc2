import FlowExplorer
import Foundation
import HeadlessUI
import Testing

/// A machine that stops the whole process when it's tried twice, in one of several ways.
private struct Machine: RestorableApp {
  enum Crash: Int, Codable, CaseIterable {
    case index, overflow, abort
  }

  let crash: Crash
  var state = 0

  var screen: Screen<Int> {
    Screen(
      title: "Machine",
      content: [.stepper(Stepper("Try", value: "\(state)", decrement: 1, increment: 0))])
  }

  mutating func perform(_ action: Int) {
    if action == 0, state > 0 {
      switch crash {
      case .index: state = [1][state]
      case .overflow: state = depth(of: state)
      case .abort: abort()
      }
    }
    state = action == 0 ? 1 : 0
  }

  private func depth(of number: Int) -> Int {
    number == 0 ? 0 : 1 + depth(of: number + 1) / 2
  }

  mutating func restore(_ state: Int) { self.state = state }
}

@Suite(.timeLimit(.minutes(5))) struct CrashTests {
  @Test(arguments: Machine.Crash.allCases)
  fileprivate func `a crash prints the flow to it at last`(crash: Machine.Crash) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number = crash.rawValue as Int] in
      let crash = Machine.Crash(rawValue: number) ?? .abort
      _ = Explorer(Scope("machine")) { Machine(crash: crash) }.explore()
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let flow = """
      # The app crashed at the end of this flow:
      increase "Try" by 2

      """
    #expect(errors.hasSuffix(flow), "\(errors)")
  }
}
