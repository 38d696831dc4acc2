import Foundation
import SeededRandom
import TestFiles
import TestSizes
import Testing

struct KilledKioskTests {
  @Test(arguments: 0..<TestSizes.size(quick: 2, exhaustive: 10) as Range<UInt64>)
  func `a kiosk that is killed at any moment has kept every order that it confirmed`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let kiosk = try KilledKiosk()
    var left = 100
    for _ in 0..<2 {
      let confirmed = try kiosk.confirmed(orders: 40, using: &generator)
      let count = try kiosk.count()
      #expect([left - confirmed, left - confirmed - 1].contains(count), "\(confirmed) confirmed")
      left = count
    }
  }
}

/// A kiosk with a stock file, whose only juice takes one of each of two fruits.
private struct KilledKiosk {
  private let folder: TemporaryFolder
  private let menu: String
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("stock.json")
    let text = """
      { "fruits": [{ "id": "a", "name": { "en": "A" }, "stock": 100 },
                   { "id": "b", "name": { "en": "B" }, "stock": 100 }],
        "juices": [{ "id": "both", "flavour": { "en": "Both" }, "recipe": { "a": 1, "b": 1 } }] }
      """
    menu = try folder.file("menu.json", text.utf8)
  }

  /// Opens the kiosk, kills it some time after some orders, and returns the number of those that it has
  /// confirmed.
  func confirmed(orders: Int, using generator: inout SplitMix64) throws -> Int {
    let order = "tap \"Both juice\"\ntap \"OK\"\n"
    let more = String(repeating: order, count: orders) + String(repeating: "show\n", count: 20_000)
    let output = try folder.file("output", [])
    func ready() throws -> Int {
      try String(contentsOfFile: output, encoding: .utf8).matches(of: /is ready/).count
    }
    let process = Process()
    process.executableURL = Executable.url
    process.arguments = ["--menu", menu, "--stock-file", file, "--linear", "--language", "en"]
    process.standardInput = FileHandle(forReadingAtPath: try folder.file("input", more.utf8))
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try process.run()
    let first = Int.random(in: 1...12, using: &generator)
    while try ready() < first, process.isRunning { usleep(500) }
    let end = ContinuousClock.now + .microseconds(Int.random(in: 0...10_000, using: &generator))
    while ContinuousClock.now < end { _ = try count() }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    return try ready()
  }

  /// Returns the count of each fruit in the file.
  ///
  /// - Throws: An error if the counts differ, because a change was written only in part.
  func count() throws -> Int {
    let kept = try KeptStock(file).stock
    let count = try #require(kept["a"])
    try #require(kept == ["a": count, "b": count])
    return count
  }
}
