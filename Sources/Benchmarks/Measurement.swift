/// A figure beside the floor that it is judged by, both from the same run.
struct Measurement: Codable, Equatable {
  /// What was measured.
  let name: String
  /// The unit of both figures.
  let unit: String
  /// What the least work takes, or nothing where there is only a figure.
  let floor: Double?
  /// What the product takes.
  let ours: Double
  /// The ratio to the floor that is aimed at, or the figure itself where there is no floor; nothing
  /// where the figure is only told.
  let goal: Double?

  /// How many times the floor the product takes.
  var ratio: Double? { floor.map { ours / $0 } }

  /// Whether the ratio, or the figure where there is no floor, is over its goal.
  var isOver: Bool {
    guard let goal else { return false }
    return ratio ?? ours > goal
  }
}
