import FlowExplorer
import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct CrashTests {
  enum Crash: Int, Codable, CaseIterable {
    case index, overflow, abort
  }

  /// Returns a machine that stops the whole process when it's tried twice.
  private static func machine(_ crash: Crash) -> Forgetful {
    Forgetful { state, _ in
      let stepper = Stepper("Try", value: "\(state)", decrement: 0, increment: 1)
      return Screen(title: "Machine", content: [.stepper(stepper)])
    } go: { state, action, _ in
      guard state > 0, action > 0 else { return action }
      return switch crash {
      case .index: [1][state]
      case .overflow: depth(of: state)
      case .abort: abort()
      }
    }
  }

  private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : 1 + depth(of: number + 1) / 2
  }

  @Test(.first, arguments: Crash.allCases)
  func `a crash prints the flow to it at last`(crash: Crash) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number = crash.rawValue as Int] in
      let crash = Crash(rawValue: number) ?? .abort
      _ = CrashTests.machine(crash).explored()
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let flow = """
      # The app crashed at the end of this flow:
      increase "Try" by 2

      """
    #expect(errors.hasSuffix(flow), "\(errors)")
  }
}
