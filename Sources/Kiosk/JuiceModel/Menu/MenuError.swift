internal import PlainText

/// An error that explains why fruits and juices don't make a menu.
public enum MenuError: Error, Hashable, Sendable {
  /// The menu has no fruit.
  case noFruits
  /// The menu has no juice.
  case noJuices
  /// Two fruits have the same identifier.
  case duplicateFruit(Fruit.ID)
  /// Two juices have the same identifier.
  case duplicateJuice(Juice.ID)
  /// The initial count of a fruit is outside `Stock.range`.
  case invalidInitialCount(Int, of: Fruit.ID)
  /// A juice takes no fruit.
  case emptyRecipe(Juice.ID)
  /// A recipe names a fruit that isn't on the menu.
  case unknownFruit(Fruit.ID, in: Juice.ID)
  /// A recipe names the same fruit twice.
  case duplicateIngredient(Fruit.ID, in: Juice.ID)
  /// A recipe takes less than one of a fruit, or more than a stock can hold.
  case invalidAmount(Int, of: Fruit.ID, in: Juice.ID)
  /// The identifier, a name, or the symbol of a fruit can't be read: it has no visible character, or
  /// it has a control character or a bidirectional control.
  case unreadableFruit(Fruit.ID)
  /// The identifier or a name of a juice can't be read.
  case unreadableJuice(Juice.ID)
}

extension MenuError: CustomStringConvertible {
  /// A line of English that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .noFruits: "the menu has no fruit; it needs at least one"
    case .noJuices: "the menu has no juice; it needs at least one"
    case .duplicateFruit(let fruit):
      "fruit \(fruit.rawValue.visible) appears twice; use each identifier once"
    case .duplicateJuice(let juice):
      "juice \(juice.rawValue.visible) appears twice; use each identifier once"
    case .invalidInitialCount(let count, let fruit):
      "fruit \(fruit.rawValue.visible) starts with \(count); it may start with 0 to 100"
    case .emptyRecipe(let juice):
      "juice \(juice.rawValue.visible) takes no fruit; it needs at least one"
    case .unknownFruit(let fruit, let juice):
      "juice \(juice.rawValue.visible) takes \(fruit.rawValue.visible), which isn't a fruit on the menu"
    case .duplicateIngredient(let fruit, let juice):
      "juice \(juice.rawValue.visible) names \(fruit.rawValue.visible) twice; name each fruit once"
    case .invalidAmount(let amount, let fruit, let juice):
      "juice \(juice.rawValue.visible) takes \(amount) of \(fruit.rawValue.visible); it may take 1 to 100"
    case .unreadableFruit(let fruit): "fruit \"\(fruit.rawValue.visible)\" \(unreadable)"
    case .unreadableJuice(let juice): "juice \"\(juice.rawValue.visible)\" \(unreadable)"
    }
  }

  private var unreadable: String {
    "has a text that can't be read; use visible characters and no control characters"
  }
}
