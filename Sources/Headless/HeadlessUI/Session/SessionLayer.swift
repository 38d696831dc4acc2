/// A layer as a person knows it, while its state and the screen around it change.
public struct SessionLayer<Action: Hashable & Sendable> {
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
  public let id: Int
  /// The way in which the layer came to its place when the screen was last read.
  public internal(set) var arrival: Arrival
  /// The layer as it was last read.
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
