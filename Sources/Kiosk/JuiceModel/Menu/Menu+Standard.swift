extension Menu {
  /// The menu of five fruits and seven juices that the kiosk opens with.
  public static let standard = Menu(
    validFruits: [
      Fruit(id: "strawberry", name: [.korean: "딸기", .english: "Strawberry"], symbol: "🍓"),
      Fruit(id: "banana", name: [.korean: "바나나", .english: "Banana"], symbol: "🍌"),
      Fruit(id: "pineapple", name: [.korean: "파인애플", .english: "Pineapple"], symbol: "🍍"),
      Fruit(id: "kiwi", name: [.korean: "키위", .english: "Kiwi"], symbol: "🥝"),
      Fruit(id: "mango", name: [.korean: "망고", .english: "Mango"], symbol: "🥭"),
    ],
    validJuices: [
      Juice(
        id: "strawberry",
        flavour: [.korean: "딸기", .english: "Strawberry"],
        recipe: ["strawberry": 16]
      ),
      Juice(
        id: "banana",
        flavour: [.korean: "바나나", .english: "Banana"],
        recipe: ["banana": 2]
      ),
      Juice(
        id: "kiwi",
        flavour: [.korean: "키위", .english: "Kiwi"],
        recipe: ["kiwi": 3]
      ),
      Juice(
        id: "pineapple",
        flavour: [.korean: "파인애플", .english: "Pineapple"],
        recipe: ["pineapple": 2]
      ),
      Juice(
        id: "strawberry-banana",
        flavour: [.korean: "딸바", .english: "Strawberry banana"],
        recipe: ["strawberry": 10, "banana": 1]
      ),
      Juice(
        id: "mango",
        flavour: [.korean: "망고", .english: "Mango"],
        recipe: ["mango": 3]
      ),
      Juice(
        id: "mango-kiwi",
        flavour: [.korean: "망고키위", .english: "Mango kiwi"],
        recipe: ["mango": 2, "kiwi": 1]
      ),
    ]
  )
}
