/// Why fruits and juices do not make a menu.
public enum MenuError: Error, Hashable, Sendable {
  /// The menu has no fruit.
  case noFruits
  /// The menu has no juice.
  case noJuices
  /// Two fruits share an identifier.
  case duplicateFruit(Fruit.ID)
  /// Two juices share an identifier.
  case duplicateJuice(Juice.ID)
  /// A fruit's initial count lies outside `Stock.range`.
  case invalidInitialCount(Int, of: Fruit.ID)
  /// A juice takes no fruit.
  case emptyRecipe(Juice.ID)
  /// A recipe names a fruit that the menu lacks.
  case unknownFruit(Fruit.ID, in: Juice.ID)
  /// A recipe names one fruit twice.
  case duplicateIngredient(Fruit.ID, in: Juice.ID)
  /// A recipe takes less than one of a fruit, or more than any stock holds.
  case invalidAmount(Int, of: Fruit.ID, in: Juice.ID)
  /// The text at a place, such as `fruits[1].name.korean`, has nothing to see.
  case emptyText(at: String)
  /// The text at a place, such as `juices[0].id`, holds a control character or a bidirectional one.
  case controlCharacter(at: String)
}

extension MenuError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line of English.
  public var description: String {
    switch self {
    case .noFruits:
      "the menu has no fruit; it needs at least one"
    case .noJuices:
      "the menu has no juice; it needs at least one"
    case .duplicateFruit(let fruit):
      "fruit \(fruit.printable) is there twice; each identifier may be there once"
    case .duplicateJuice(let juice):
      "juice \(juice.printable) is there twice; each identifier may be there once"
    case .invalidInitialCount(let count, let fruit):
      "fruit \(fruit.printable) starts with \(count); it may start with 0 to 100"
    case .emptyRecipe(let juice):
      "juice \(juice.printable) takes no fruit; it needs at least one"
    case .unknownFruit(let fruit, let juice):
      "juice \(juice.printable) takes \(fruit.printable), which is not a fruit of the menu"
    case .duplicateIngredient(let fruit, let juice):
      "juice \(juice.printable) takes \(fruit.printable) twice; it may name each fruit once"
    case .invalidAmount(let amount, let fruit, let juice):
      "juice \(juice.printable) takes \(amount) of \(fruit.printable); it may take 1 to 100"
    case .emptyText(let place):
      "\(place) is empty; it needs at least one character that can be seen"
    case .controlCharacter(let place):
      "\(place) has a control character; use plain text"
    }
  }
}
