extension Menu {
  /// The menu of five fruits and seven juices with which the kiosk opens.
  public static let standard = Menu(
    checkedFruits: [
      Fruit(id: "strawberry", name: .init(korean: "딸기", english: "Strawberry"), symbol: "🍓"),
      Fruit(id: "banana", name: .init(korean: "바나나", english: "Banana"), symbol: "🍌"),
      Fruit(id: "pineapple", name: .init(korean: "파인애플", english: "Pineapple"), symbol: "🍍"),
      Fruit(id: "kiwi", name: .init(korean: "키위", english: "Kiwi"), symbol: "🥝"),
      Fruit(id: "mango", name: .init(korean: "망고", english: "Mango"), symbol: "🥭"),
    ],
    checkedJuices: [
      Juice(
        id: "strawberry",
        flavour: .init(korean: "딸기", english: "Strawberry"),
        recipe: ["strawberry": 16]
      ),
      Juice(
        id: "banana",
        flavour: .init(korean: "바나나", english: "Banana"),
        recipe: ["banana": 2]
      ),
      Juice(
        id: "kiwi",
        flavour: .init(korean: "키위", english: "Kiwi"),
        recipe: ["kiwi": 3]
      ),
      Juice(
        id: "pineapple",
        flavour: .init(korean: "파인애플", english: "Pineapple"),
        recipe: ["pineapple": 2]
      ),
      Juice(
        id: "strawberry-banana",
        flavour: .init(korean: "딸바", english: "Strawberry banana"),
        recipe: ["strawberry": 10, "banana": 1]
      ),
      Juice(
        id: "mango",
        flavour: .init(korean: "망고", english: "Mango"),
        recipe: ["mango": 3]
      ),
      Juice(
        id: "mango-kiwi",
        flavour: .init(korean: "망고키위", english: "Mango kiwi"),
        recipe: ["mango": 2, "kiwi": 1]
      ),
    ]
  )
}
