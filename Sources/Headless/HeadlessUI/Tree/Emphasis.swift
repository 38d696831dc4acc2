/// What sets a button apart from its neighbours.
public enum Emphasis: Hashable, Sendable {
  /// The answer that leaves everything as it is.
  case cancel
  /// The answer that a person should think about twice.
  case destructive
}
