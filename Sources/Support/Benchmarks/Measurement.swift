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
  /// The least that a figure is to be that had better be great, in the place of a goal.
  var least: Double? = nil
  /// What holds the product back where it misses what it is aimed at.
  var obstacle: String? = nil

  /// How many times the floor the product takes, or how many times less than it the product does.
  var ratio: Double? {
    floor.map { floor in least == nil ? ours / floor : floor / ours }
  }

  /// Whether the figure is under its least, or the ratio over its goal; or the figure, where there
  /// is no floor.
  var isOver: Bool {
    if let least { return ours < least }
    guard let goal else { return false }
    return ratio ?? ours > goal
  }
}
