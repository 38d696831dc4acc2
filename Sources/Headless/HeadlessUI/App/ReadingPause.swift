/// The time after a layer came up in which nobody can have read it, so that answers don't count.
///
/// It keeps the second half of a double click from answering an alert that the first half has brought
/// up. Each answer within it makes it begin anew. Times are since any moment.
package struct ReadingPause {
  private static let length = Duration.milliseconds(250)

  private var end: Duration?

  package init() {}

  package mutating func begin(at now: Duration) { end = now + ReadingPause.length }

  /// Returns whether an answer counts now.
  package mutating func admitsAnswer(at now: Duration) -> Bool {
    guard let end, now < end else { return true }
    begin(at: now)
    return false
  }
}

extension Layer {
  /// Returns whether this is another state of a layer that a person knows already.
  ///
  /// A base screen is the same one even if its title changes, such as that of a clock, as long as it
  /// offers the same.
  package func isSame(as other: Layer) -> Bool {
    guard role == other.role else { return false }
    guard (name == other.name) == false else { return true }
    return role == .screen
      && affordances.elementsEqual(other.affordances) { $0.isSameControl(as: $1) }
  }
}

extension Affordance {
  package func isSameControl(as other: Affordance?) -> Bool {
    role == other?.role && name == other?.name && gesture == other?.gesture
  }
}
