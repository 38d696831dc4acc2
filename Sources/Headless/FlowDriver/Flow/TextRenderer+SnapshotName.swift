public import TextRenderer

extension TextRenderer {
  /// The name of the snapshot that a state has in this size and style, such as
  /// `Order/initial.60x20.ko.linear`.
  ///
  /// - Parameters:
  ///   - state: The path of the state.
  ///   - language: The code of the language of what is drawn, or nothing where that has only one.
  public func snapshotName(_ state: String, language: String?) -> String {
    let suffix: String? =
      switch style {
      case .grid(let chrome): chrome == .ascii ? "ascii" : nil
      case .linear: "linear"
      }
    return [state, "\(viewport)", language, suffix].compactMap { $0 }.joined(separator: ".")
  }
}
