extension Fruit {
  /// The strawberry of the standard menu.
  public static let strawberry = Fruit(.strawberry, "딸기", "Strawberry", "🍓")
  /// The banana of the standard menu.
  public static let banana = Fruit(.banana, "바나나", "Banana", "🍌")
  /// The pineapple of the standard menu.
  public static let pineapple = Fruit(.pineapple, "파인애플", "Pineapple", "🍍")
  /// The kiwi of the standard menu.
  public static let kiwi = Fruit(.kiwi, "키위", "Kiwi", "🥝")
  /// The mango of the standard menu.
  public static let mango = Fruit(.mango, "망고", "Mango", "🥭")

  private init(_ id: ID, _ korean: String, _ english: String, _ symbol: String) {
    self.init(id: id, name: [.korean: korean, .english: english], symbol: symbol)
  }
}

extension Fruit.ID {
  /// The strawberry of the standard menu.
  public static var strawberry: Fruit.ID { Fruit.ID("strawberry") }
  /// The banana of the standard menu.
  public static var banana: Fruit.ID { Fruit.ID("banana") }
  /// The pineapple of the standard menu.
  public static var pineapple: Fruit.ID { Fruit.ID("pineapple") }
  /// The kiwi of the standard menu.
  public static var kiwi: Fruit.ID { Fruit.ID("kiwi") }
  /// The mango of the standard menu.
  public static var mango: Fruit.ID { Fruit.ID("mango") }
}

extension Juice.ID {
  /// The strawberry juice of the standard menu.
  public static var strawberry: Juice.ID { Juice.ID("strawberry") }
  /// The banana juice of the standard menu.
  public static var banana: Juice.ID { Juice.ID("banana") }
  /// The kiwi juice of the standard menu.
  public static var kiwi: Juice.ID { Juice.ID("kiwi") }
  /// The pineapple juice of the standard menu.
  public static var pineapple: Juice.ID { Juice.ID("pineapple") }
  /// The strawberry banana juice of the standard menu.
  public static var strawberryBanana: Juice.ID { Juice.ID("strawberry-banana") }
  /// The mango juice of the standard menu.
  public static var mango: Juice.ID { Juice.ID("mango") }
  /// The mango kiwi juice of the standard menu.
  public static var mangoKiwi: Juice.ID { Juice.ID("mango-kiwi") }
}

extension Menu {
  /// The menu of five fruits and seven juices that the kiosk opens with.
  public static let standard = Menu(
    validFruits: [.strawberry, .banana, .pineapple, .kiwi, .mango],
    validJuices: [
      Juice(.strawberry, "딸기", "Strawberry", [.strawberry: 16]),
      Juice(.banana, "바나나", "Banana", [.banana: 2]),
      Juice(.kiwi, "키위", "Kiwi", [.kiwi: 3]),
      Juice(.pineapple, "파인애플", "Pineapple", [.pineapple: 2]),
      Juice(.strawberryBanana, "딸바", "Strawberry banana", [.strawberry: 10, .banana: 1]),
      Juice(.mango, "망고", "Mango", [.mango: 3]),
      Juice(.mangoKiwi, "망고키위", "Mango kiwi", [.mango: 2, .kiwi: 1]),
    ]
  )
}

extension Juice {
  fileprivate init(_ id: ID, _ korean: String, _ english: String, _ recipe: Recipe) {
    self.init(id: id, flavour: [.korean: korean, .english: english], recipe: recipe)
  }
}
