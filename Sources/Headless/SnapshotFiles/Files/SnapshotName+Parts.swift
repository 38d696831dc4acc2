package import TextRendering

/// A name begins with a state, such as `Order/initial`. The size, the language, and the style follow
/// after dots, as in `Order/initial.60x20.ko.ascii`, or no size if the style is linear, as in
/// `Order/initial.ko.linear`.
extension SnapshotName {
  /// - Parameter style: The name of the style, or `nil` for the usual one.
  package static func name(
    of state: String, drawnBy renderer: TextRenderer, language: String?, style: String? = nil
  ) -> String {
    let (size, usual) =
      switch renderer.style {
      case .grid(let chrome): ("\(renderer.viewport)", chrome == .ascii ? "ascii" : "")
      case .linear: ("", "linear")
      }
    let parts = [state, size, language ?? "", style ?? usual]
    return parts.filter { $0.isEmpty == false }.joined(separator: ".")
  }

  /// Whether the path of a file has nothing after the state, as that of `README.txt`, and isn't that of
  /// a pending text.
  package static func isPlain(_ path: String) -> Bool {
    (path.split(separator: "/").last ?? "").split(separator: ".").count < 3
  }
}
