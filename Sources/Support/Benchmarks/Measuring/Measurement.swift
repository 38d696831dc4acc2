/// A figure, and the floor from the same run that it's compared with.
struct Measurement: Codable, Equatable {
  /// The name of the measured work.
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
  /// The reason why the product may miss its goal, or `nil` if there is none.
  var obstacle: String? = nil
  /// A remark about the goal, or `nil` if there is none.
  var note: String? = nil

  /// The figure of the product divided by the floor or, if greater figures are better, the floor
  /// divided by the figure of the product.
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
