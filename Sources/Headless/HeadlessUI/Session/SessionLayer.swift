/// A layer of a screen as a person knows it, from one reading of the screen to the next.
public struct SessionLayer: Hashable, Sendable {
  /// The ways in which a layer can stand where it does.
  public enum Arrival: Hashable, Sendable {
    /// Nobody has seen the layer before, or not since it ended.
    case new
    /// The layer was there when the screen was read last.
    case kept
    /// The layer is back in the place of one that had replaced it, such as a sheet after an alert.
    case returned
  }

  /// A number of the layer alone, which it keeps as long as it's there, and when it comes back.
  public internal(set) var id: Int
  /// The way in which the layer came when the screen was read last.
  public internal(set) var arrival = Arrival.new
  /// The kind and the name of the layer.
  public let identity: LayerIdentity
}
