extension Screen {
  /// The same screen with numbers as actions, by which another process can be told what was chosen.
  ///
  /// A number is the place among the affordances of the layer, counted from 1, as a linear reading
  /// shows it; only the topmost layer can be reached. Screens that show and offer the same are
  /// equal once numbered, whatever their actions are.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable
  public var numbered: Screen<Int> {
    var count = 0
    let placed: Screen<Int> = map { _ in
      count += 1
      return count
    }
    var numbers: [Int: Int] = [:]
    for layer in placed.layers {
      for (offset, affordance) in layer.affordances.enumerated() {
        if let place = affordance.action { numbers[place] = offset + 1 }
      }
    }
    return placed.map { numbers[$0] ?? 0 }
  }
}
