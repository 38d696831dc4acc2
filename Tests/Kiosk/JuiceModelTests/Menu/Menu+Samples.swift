import JuiceModel

extension Menu {
  /// A valid menu of one fruit and one juice, but for what is said otherwise.
  static func sample(
    fruit: Fruit.ID = "fig",
    fruitName: LocalizedName = [.korean: "무화과", .english: "Fig"],
    symbol: String? = nil,
    initialCount: Int = 10,
    juice: Juice.ID = "fig-juice",
    flavour: LocalizedName = [.korean: "무화과", .english: "Fig"],
    recipe: Recipe = ["fig": 1]
  ) throws(MenuError) -> Menu {
    try Menu(
      fruits: [Fruit(id: fruit, name: fruitName, symbol: symbol, initialCount: initialCount)],
      juices: [Juice(id: juice, flavour: flavour, recipe: recipe)]
    )
  }
}
