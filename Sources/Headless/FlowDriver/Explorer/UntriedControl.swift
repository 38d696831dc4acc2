/// Something that a layer was seen to offer and that was never done: it was disabled wherever the
/// explorer was, or did not belong to the scope.
public struct UntriedControl: Hashable, Sendable {
  /// The layer.
  public let origin: Place
  /// What could be done there.
  public let control: Face.Control
}
