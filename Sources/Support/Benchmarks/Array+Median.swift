extension Array where Element == Double {
  /// The value in the middle, or the mean of the two in the middle; not a number where empty.
  var median: Double {
    let sorted = sorted()
    guard let upper = sorted.dropFirst(count / 2).first else { return .nan }
    guard count % 2 == 0 else { return upper }
    return (sorted[count / 2 - 1] + upper) / 2
  }
}
