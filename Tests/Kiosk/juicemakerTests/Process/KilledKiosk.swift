import Dispatch
import Foundation
import SeededRandom
import Synchronization
import TestFiles
import TestSizes
import Testing

struct KilledKioskTests {
  @Test func `a kiosk that is killed at any moment has kept every order that it confirmed`() {
    let rounds = TestSizes.size(quick: 2, exhaustive: 10)
    let problems = Mutex<[String]>([])
    let confirmed = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 2) { worker in
      var generator = SplitMix64(seed: UInt64(worker))
      do {
        var kiosk = try KilledKiosk()
        for round in 0..<rounds {
          guard let problem = try kiosk.kill(using: &generator) else { continue }
          problems.withLock { $0.append("worker \(worker), round \(round): \(problem)") }
        }
        confirmed.add(kiosk.confirmed, ordering: .relaxed)
      } catch {
        problems.withLock { $0.append("worker \(worker): \(error)") }
      }
    }
    #expect(problems.withLock { $0 } == [])
    #expect(confirmed.load(ordering: .relaxed) > rounds)
  }
}

/// A kiosk with a stock file that is killed at random moments.
///
/// Its only juice takes one of each of two fruits. The orders that it confirmed are read from its
/// output.
private struct KilledKiosk {
  private static let orders = 40
  private static let full = 100

  private let folder: TemporaryFolder
  private let menu: String
  private let file: String
  /// The number of orders that have been confirmed.
  private(set) var confirmed = 0

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("stock.json")
    let text = """
      { "fruits": [{ "id": "a", "name": { "en": "A" }, "stock": 0 },
                   { "id": "b", "name": { "en": "B" }, "stock": 0 }],
        "juices": [{ "id": "both", "flavour": { "en": "Both" }, "recipe": { "a": 1, "b": 1 } }] }
      """
    menu = try folder.file("menu.json", text.utf8)
  }

  /// Opens the kiosk, kills it some time after some orders, and returns what is wrong with the file, or
  /// `nil`.
  mutating func kill(using generator: inout SplitMix64) throws -> String? {
    let left = try FileManager.default.fileExists(atPath: file) ? count() : 0
    let output = try folder.file("output", [])
    let process = Process()
    process.executableURL = Executable.url
    process.arguments = ["--menu", menu, "--stock-file", file, "--linear", "--language", "en"]
    process.standardInput = FileHandle(
      forReadingAtPath: try folder.file("input", KilledKiosk.commands(left).utf8))
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try process.run()
    while try Data(contentsOf: URL(filePath: output)).isEmpty, process.isRunning { usleep(500) }
    let orders = Int.random(in: 0...12, using: &generator)
    while try ready(in: output) < orders, process.isRunning { _ = try count() }
    let time = Duration.microseconds(Int.random(in: 0...10_000, using: &generator))
    let deadline = ContinuousClock.now + time
    while ContinuousClock.now < deadline { _ = try count() }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else { return "the kiosk ended by itself" }
    return try problem(String(contentsOfFile: output, encoding: .utf8))
  }

  /// Returns more commands than a kiosk can perform before it's killed: orders, and restocking.
  private static func commands(_ left: Int) -> String {
    let order = String(repeating: "tap \"Both juice\"\ntap \"OK\"\n", count: orders)
    return restock(by: full - left) + String(repeating: order + restock(by: orders), count: 50)
  }

  private static func restock(by count: Int) -> String {
    guard count > 0 else { return "" }
    return """
      tap "Edit stock"
      increase "A" by \(count)
      increase "B" by \(count)
      tap "Close"

      """
  }

  /// Returns the count of each fruit in the file.
  ///
  /// - Throws: An error if the counts differ, because a change was written only in part.
  private func count() throws -> Int {
    let kept = try KeptStock(file).stock
    guard let count = kept["a"], kept == ["a": count, "b": count] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return count
  }

  /// Returns the number of orders that have been confirmed in an output.
  private func ready(in output: String) throws -> Int {
    try String(contentsOfFile: output, encoding: .utf8).matches(of: /is ready/).count
  }

  private mutating func problem(_ output: String) throws -> String? {
    var count: Int?
    var isOnSheet = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.contains("value \"B\" ") {
        let shown = Int(line.split(separator: "\"")[3])
        let isRight = count == nil || shown == (isOnSheet ? KilledKiosk.full : count)
        guard isRight else { return "\(count ?? 0) confirmed, \(line) shown" }
        count = shown
        isOnSheet = false
      } else if line.contains("is ready") {
        count = count.map { $0 - 1 }
        confirmed += 1
      } else if line.contains("sheet ") {
        isOnSheet = true
      }
    }
    guard let count else { return "no screen was printed" }
    let left = try self.count()
    let possible = isOnSheet ? [count, KilledKiosk.full] : [count, count - 1]
    return possible.contains(left) ? nil : "\(count) confirmed, \(left) kept"
  }
}
