/// A layer of a screen, which keeps its number while its state and the screen around it change.
public struct SessionLayer: Hashable, Sendable {
  /// The way in which a layer came to its place.
  public enum Arrival: Hashable, Sendable {
    /// The layer has just come up.
    case new
    /// The layer was already there when the screen was read before.
    case kept
    /// The layer is back in place of one that had replaced it, such as a sheet after an alert.
    case returned
  }

  /// The number of the layer, which it keeps while it's there and when it comes back, and which no other
  /// layer gets.
  public internal(set) var id: Int
  /// The way in which the layer came to its place when the screen was last read.
  public internal(set) var arrival = Arrival.new
  /// The kind and the name of the layer.
  public let identity: LayerIdentity
}
