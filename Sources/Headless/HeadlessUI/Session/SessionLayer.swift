/// A layer of a screen, which keeps its number while its state and the screen around it change.
public struct SessionLayer: Hashable, Sendable {
  /// The number of the layer, which it keeps while it's there and when it comes back, and which no other
  /// layer gets.
  public internal(set) var id: Int
  let identity: LayerIdentity
}
