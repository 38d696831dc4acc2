import Foundation

/// The command `explore` with all of its laws, on all processors.
struct ExploreBenchmarks {
  func measurements() throws -> [Measurement] {
    let menus = try menus()
    var ordering: [Double] = []
    let all = try (0..<3).map { _ in
      try milliseconds {
        ordering.append(try orderingTime())
        for menu in menus { _ = try TimedKiosk.run(["explore", "--menu", menu]) }
      }
    }
    return [
      Measurement(
        name: "explore, all orders with all laws, wall time", unit: "ms", floor: nil,
        ours: ordering.median, goal: 600),
      Measurement(
        name: "explore, every scope of \(menus.count + 1) menus in both languages, wall time",
        unit: "ms", floor: nil, ours: all.median, goal: 3_000,
        obstacle: "scopes of a few hundred states, whose small layers processors hardly share"),
    ]
  }

  /// Explores the standard menu, and returns the milliseconds that the command states for its first
  /// scope, which is all orders.
  private func orderingTime() throws -> Double {
    let costs = try TimedKiosk.run(["explore"])
    return costs.split(separator: " ").first.flatMap { Double($0) } ?? .nan
  }

  /// Returns the paths of the menus of the tests, other than the standard menu.
  private func menus() throws -> [String] {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    return try ["JuiceDocumentsTests/Menus", "juicemakerTests/Menus"].flatMap { folder in
      let url = root.appending(path: "Tests/Kiosk/\(folder)")
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        .filter { ($0 == "standard.json") == false }.map { url.appending(path: $0).path }
    }
  }

  private func milliseconds(of work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
}
