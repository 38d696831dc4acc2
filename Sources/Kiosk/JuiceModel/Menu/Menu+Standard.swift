extension Menu {
  /// The menu of five fruits and seven juices that the kiosk opens with.
  public static let standard = Menu(
    validFruits: [
      fruit("strawberry", "딸기", "Strawberry", "🍓"),
      fruit("banana", "바나나", "Banana", "🍌"),
      fruit("pineapple", "파인애플", "Pineapple", "🍍"),
      fruit("kiwi", "키위", "Kiwi", "🥝"),
      fruit("mango", "망고", "Mango", "🥭"),
    ],
    validJuices: [
      juice("strawberry", "딸기", "Strawberry", ["strawberry": 16]),
      juice("banana", "바나나", "Banana", ["banana": 2]),
      juice("kiwi", "키위", "Kiwi", ["kiwi": 3]),
      juice("pineapple", "파인애플", "Pineapple", ["pineapple": 2]),
      juice("strawberry-banana", "딸바", "Strawberry banana", ["strawberry": 10, "banana": 1]),
      juice("mango", "망고", "Mango", ["mango": 3]),
      juice("mango-kiwi", "망고키위", "Mango kiwi", ["mango": 2, "kiwi": 1]),
    ]
  )

  /// Returns a fruit with a name in Korean and in English.
  private static func fruit(
    _ id: Fruit.ID, _ korean: String, _ english: String, _ symbol: String
  ) -> Fruit {
    Fruit(id: id, name: [.korean: korean, .english: english], symbol: symbol)
  }

  /// Returns a juice with a flavour in Korean and in English.
  private static func juice(
    _ id: Juice.ID, _ korean: String, _ english: String, _ recipe: Recipe
  ) -> Juice {
    Juice(id: id, flavour: [.korean: korean, .english: english], recipe: recipe)
  }
}
