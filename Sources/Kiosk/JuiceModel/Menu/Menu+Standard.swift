extension Menu {
  /// The menu of five fruits and seven juices that the kiosk opens with.
  public static let standard = Menu(
    validFruits: fruits.map { id, korean, english, symbol in
      Fruit(
        id: Fruit.ID(id), name: [.korean: korean, .english: english], symbol: symbol)
    },
    validJuices: juices.map { id, korean, english, recipe in
      Juice(
        id: Juice.ID(id),
        flavour: [.korean: korean, .english: english],
        recipe: Recipe(recipe.map { .init(fruit: Fruit.ID($0), amount: $1) })
      )
    }
  )

  private static let fruits = [
    ("strawberry", "딸기", "Strawberry", "🍓"),
    ("banana", "바나나", "Banana", "🍌"),
    ("pineapple", "파인애플", "Pineapple", "🍍"),
    ("kiwi", "키위", "Kiwi", "🥝"),
    ("mango", "망고", "Mango", "🥭"),
  ]

  private static let juices = [
    ("strawberry", "딸기", "Strawberry", [("strawberry", 16)]),
    ("banana", "바나나", "Banana", [("banana", 2)]),
    ("kiwi", "키위", "Kiwi", [("kiwi", 3)]),
    ("pineapple", "파인애플", "Pineapple", [("pineapple", 2)]),
    ("strawberry-banana", "딸바", "Strawberry banana", [("strawberry", 10), ("banana", 1)]),
    ("mango", "망고", "Mango", [("mango", 3)]),
    ("mango-kiwi", "망고키위", "Mango kiwi", [("mango", 2), ("kiwi", 1)]),
  ]
}
