public import TextRendering

extension TextRenderer {
  /// Returns the name of the snapshot of a state in this size and style, such as
  /// `Order/initial.60x20.ko`, or without the size if the style is linear, such as
  /// `Order/initial.ko.linear`.
  ///
  /// - Parameter language: The code of the language, or `nil` if the app speaks only one.
  public func snapshotName(_ state: String, language: String?) -> String {
    let parts: [String?] =
      switch style {
      case .grid(let chrome): ["\(viewport)", language, chrome == .ascii ? "ascii" : nil]
      case .linear: [language, "linear"]
      }
    return ([state] + parts.compactMap { $0 }).joined(separator: ".")
  }
}
