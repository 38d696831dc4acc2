import JuiceModel

extension Fruit.ID {
  static var fig: Fruit.ID { Fruit.ID("fig") }
  static var date: Fruit.ID { Fruit.ID("date") }
  static var durian: Fruit.ID { Fruit.ID("durian") }
}

extension Fruit {
  static let fig = Fruit(id: .fig, name: [.korean: "무화과", .english: "Fig"])
  static let durian = Fruit(id: .durian, name: [.english: "Durian"])
}

extension Juice.ID {
  static var figJuice: Juice.ID { Juice.ID("fig-juice") }
  static var durian: Juice.ID { Juice.ID("durian") }
}

extension Menu {
  /// A valid menu of one fruit and one juice, but for what is said otherwise.
  static func sample(
    fruit: Fruit.ID = .fig,
    fruitName: LocalizedName = [.korean: "무화과", .english: "Fig"],
    symbol: String? = nil,
    initialCount: Int = 10,
    juice: Juice.ID = .figJuice,
    flavour: LocalizedName = [.korean: "무화과", .english: "Fig"],
    recipe: Recipe = [.fig: 1]
  ) throws(MenuError) -> Menu {
    try Menu(
      fruits: [Fruit(id: fruit, name: fruitName, symbol: symbol, initialCount: initialCount)],
      juices: [Juice(id: juice, flavour: flavour, recipe: recipe)]
    )
  }
}
