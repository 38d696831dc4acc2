extension Screen {
  /// The same screen with the number of each action in its place, which says to another process what
  /// was chosen.
  ///
  /// A number is the place of the action in ``affordances``, counted from 1, as a linear reading
  /// shows it; what a modal covers has 0, as it cannot be reached. Screens of two ports that show
  /// and offer the same are equal once numbered, whatever their actions are.
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
    for (offset, affordance) in placed.affordances.enumerated() {
      if let place = affordance.action { numbers[place] = offset + 1 }
    }
    return placed.map { numbers[$0] ?? 0 }
  }
}
