/// What tells the layer that accepts events from others.
struct TopLayer: Hashable {
  /// The number of the app's layers below.
  let depth: Int
  /// The number of layers that have replaced one another on top of those.
  let count: Int
  /// What the port shows over the app.
  let overlay: TerminalOverlay?
}

/// Something of the port's own over the app.
enum TerminalOverlay: Hashable {
  /// The page of all keys.
  case keys
  /// The question whether to leave.
  case question
}
