/// A layer of a screen as a person knows it, from one reading of the screen to the next.
public struct SessionLayer<Action: Hashable & Sendable> {
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
  public let id: Int
  /// The way in which the layer came when the screen was read last.
  public internal(set) var arrival: Arrival
  /// The layer as it was read last.
  public internal(set) var layer: Layer<Action>
}

/// A position in the stack of layers, with the layer that the current one has replaced there.
///
/// An alert isn't remembered, because one that comes again is another one.
struct SessionPlace<Action: Hashable & Sendable> {
  private(set) var current: SessionLayer<Action>
  private var replaced: SessionLayer<Action>?

  init(_ layer: Layer<Action>, id: Int) {
    current = SessionLayer(id: id, arrival: .new, layer: layer)
  }

  func remembers(_ id: Int) -> Bool { id == current.id || id == replaced?.id }

  /// Shows a layer in this place, which gets a new number unless it's known.
  mutating func show(_ layer: Layer<Action>, newID: Int) {
    let former = current
    if former.layer.isSame(as: layer) {
      current.arrival = .kept
      current.layer = layer
      return
    }
    if let known = replaced, known.layer.isSame(as: layer) {
      current = SessionLayer(id: known.id, arrival: .returned, layer: layer)
      replaced = nil
    } else {
      current = SessionLayer(id: newID, arrival: .new, layer: layer)
    }
    if (former.layer.role == .alert) == false { replaced = former }
  }
}
