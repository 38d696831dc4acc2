public import TextRenderer

extension TextRenderer {
  /// Returns the name of the snapshot of a state in this size and style, such as
  /// `Order/initial.60x20.ko.linear`.
  ///
  /// - Parameters:
  ///   - state: The path of the state.
  ///   - language: The code of the language, or `nil` if the app speaks only one.
  public func snapshotName(_ state: String, language: String?) -> String {
    let suffix: String? =
      switch style {
      case .grid(let chrome): chrome == .ascii ? "ascii" : nil
      case .linear: "linear"
      }
    return [state, "\(viewport)", language, suffix].compactMap { $0 }.joined(separator: ".")
  }
}
