internal import JuiceModel
internal import PlainText

extension DocumentProblem {
  /// Creates the problem for an error of a menu, or returns `nil` if it only follows from another one.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - node: The value that the error is about.
  ///   - fruits: The identifiers of the fruits, or an empty array if they aren't all known.
  init?(_ error: MenuError, at node: JSONNode, _ fruits: [String]) {
    var (wrong, right) = ("is empty", "use at least one visible character")
    switch error {
    case .noFruits, .noJuices:
      guard case .list(let items) = node.value, items.isEmpty else { return nil }
      right = error == .noFruits ? "add at least one fruit" : "add at least one juice"
    case .emptyRecipe:
      guard case .object = node.value else { return nil }
      right = "add at least one fruit"
    case .unknownFruit(let fruit, _):
      guard fruits.isEmpty == false else { return nil }
      self.init(
        atKeyOf: node, "isn't a fruit of this menu", "use the id of one",
        nearest: fruit.rawValue, among: fruits)
      return
    case .duplicateFruit, .duplicateJuice, .duplicateIngredient:
      (wrong, right) = ("appears twice", "use a different id for each")
    case .invalidInitialCount, .invalidAmount:
      guard case .number(let number) = node.value else { return nil }
      wrong = "\(number) is out of range"
      if case .invalidAmount = error { right = "use 1 to 100" } else { right = "use 0 to 100" }
    case .emptyText: break
    case .controlCharacter: (wrong, right) = ("has a control character", "use plain text")
    }
    self.init(at: node, wrong, right)
  }

  /// Creates a problem for a warning about a menu.
  init(_ warning: MenuWarning, at node: JSONNode) {
    let right = "give each its own"
    switch warning {
    case .sharedName(_, let other, let languages):
      self.init(
        at: node, "is that of \([other.rawValue].listed), too, in \(languages.listed)", right)
    case .sharedFlavour(_, let other, let languages):
      self.init(
        at: node, "is that of \([other.rawValue].listed), too, in \(languages.listed)", right)
    case .wideSymbol(_, let width):
      self.init(at: node, "is \(width) cells wide", "use at most 2, such as an emoji")
    }
  }
}

extension [Language] {
  fileprivate var listed: String { map { $0.rawValue }.listed }
}
