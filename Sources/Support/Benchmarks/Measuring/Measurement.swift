/// A figure, and the floor from the same run that it's compared with.
struct Measurement: Codable, Equatable {
  /// What was measured.
  let name: String
  /// The unit of both figures.
  let unit: String
  /// The figure of the least work that could do the same, or `nil` if there is none.
  let floor: Double?
  /// The figure of the product.
  let ours: Double
  /// The maximum ratio to the floor, or the maximum figure if there is no floor; `nil` if the
  /// figure has no goal or a minimum.
  let goal: Double?
  /// The minimum of a figure that's better the greater it is, or `nil` for others.
  var least: Double? = nil
  /// What holds the product back if it misses its goal.
  var obstacle: String? = nil
  /// What a reader should know about the goal, or `nil`.
  var note: String? = nil

  /// How many times as much as the floor the product takes, or how many times less than the floor
  /// it does.
  var ratio: Double? {
    floor.map { floor in least == nil ? ours / floor : floor / ours }
  }

  /// A Boolean value that indicates whether the figure misses its goal.
  var isOver: Bool {
    if let least { return ours < least }
    guard let goal else { return false }
    return ratio ?? ours > goal
  }
}
