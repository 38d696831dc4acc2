import Dispatch
import Foundation
import SeededRandom
import Synchronization
import TestSizes
import Testing

struct KilledKioskTests {
  private static let kills =
    Int(ProcessInfo.processInfo.environment["STOCK_STRESS_KILLS"] ?? "")
    ?? TestSizes.size(quick: 8, exhaustive: 20)

  @Test func `a kiosk that is killed at any moment has kept every order that it confirmed`() {
    let problems = Mutex<[String]>([])
    let confirmed = Atomic(0)
    let workers = 4
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      var generator = SplitMix64(seed: UInt64(worker))
      do {
        var kiosk = try KilledKiosk()
        for round in 0..<(Self.kills / workers) {
          guard let problem = try kiosk.kill(using: &generator) else { continue }
          problems.withLock { $0.append("worker \(worker), round \(round): \(problem)") }
        }
        confirmed.add(kiosk.confirmed, ordering: .relaxed)
      } catch {
        problems.withLock { $0.append("worker \(worker): \(error)") }
      }
    }
    #expect(problems.withLock { $0 } == [])
    #expect(confirmed.load(ordering: .relaxed) > Self.kills)
  }
}
