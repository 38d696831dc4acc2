/// A figure beside the floor that it is judged by, both from the same run.
struct Measurement: Codable, Equatable {
  /// What a figure is aimed at by itself.
  enum Bound: Codable, Equatable {
    /// The greatest that it should be.
    case atMost(Double)
    /// The least that it should be.
    case atLeast(Double)
  }

  /// What was measured.
  let name: String
  /// The unit of both figures.
  let unit: String
  /// What the least work takes, or nothing where there is only a figure.
  let floor: Double?
  /// What the product takes.
  let ours: Double
  /// The ratio to the floor that is aimed at, or nothing where the figure is only told.
  let goal: Double?

  /// What the figure itself is aimed at, or nothing where its ratio is or nothing is.
  var bound: Bound? = nil
  /// What holds the product back where it misses its bound.
  var obstacle: String? = nil

  /// How many times the floor the product takes; for a figure that is to be great, how many times
  /// less it does.
  var ratio: Double? {
    guard case .atLeast = bound else { return floor.map { ours / $0 } }
    return floor.map { $0 / ours }
  }

  /// Whether the ratio or the figure misses what it is aimed at.
  var isOver: Bool {
    switch bound {
    case .atMost(let most): return ours > most
    case .atLeast(let least): return ours < least
    case nil:
      guard let ratio, let goal else { return false }
      return ratio > goal
    }
  }
}
