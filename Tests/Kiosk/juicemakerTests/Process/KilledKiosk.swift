import Foundation
import TestSupport
import Testing

struct KilledKioskTests {
  /// A menu whose only juice takes one of each of two fruits.
  private static let menu = """
    { "fruits": [{ "id": "a", "name": { "en": "A" }, "stock": 100 },
                 { "id": "b", "name": { "en": "B" }, "stock": 100 }],
      "juices": [{ "id": "both", "flavour": { "en": "Both" }, "recipe": { "a": 1, "b": 1 } }] }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the count of each fruit in the file, which differ if a change was written only in part.
  private func count() throws -> Int {
    let kept = try KeptStock(folder.path("stock.json")).stock
    let count = try #require(kept["a"])
    try #require(kept == ["a": count, "b": count])
    return count
  }

  @Test(arguments: 0..<TestSizes.size(quick: 2, exhaustive: 10) as Range<UInt64>)
  func `a kiosk that is killed at any moment has kept every order that it confirmed`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let menu = try folder.file("menu.json", Self.menu.utf8)
    let orders = String(repeating: "tap \"Both juice\"\ntap \"OK\"\n", count: 30)
    var left = 100
    for _ in 0..<3 {
      let kiosk = try Executable.kiosk("--menu", menu, "--stock-file", folder.path("stock.json"))
      var printed = try kiosk.ask(orders, until: "is ready")
      let end = ContinuousClock.now + .microseconds(Int.random(in: 0...20_000, using: &generator))
      while ContinuousClock.now < end { _ = try count() }
      printed += kiosk.kill()
      left -= printed.matches(of: /is ready/).count
      let kept = try count()
      #expect([left, left - 1].contains(kept))
      left = kept
    }
  }
}
