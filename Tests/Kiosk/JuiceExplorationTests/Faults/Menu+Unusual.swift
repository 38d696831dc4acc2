import JuiceModel

extension Menu {
  /// A menu of rare cases: nine fruits, of which two have the same name and the same identifier but
  /// for case, the fifth has no picture, the sixth has no English name, and no juice takes the
  /// last; and juices of three fruits and of all that a stock can hold.
  static let unusual = {
    let names: [(LocalizedName, String?)] = [
      ([.korean: "귤", .english: "Orange"], "🍊"), ([.korean: "귤", .english: "Orange"], "🟠"),
      ([.korean: "사과", .english: "Apple"], "🍎"), ([.korean: "배", .english: "Pear"], "🍐"),
      ([.korean: "무화과", .english: "Fig"], nil),
      ([Language(rawValue: "ja"): "トックリイチゴ", .korean: "복분자"], "🫐"),
      ([.korean: "포도", .english: "Grape"], "🍇"), ([.korean: "멜론", .english: "Melon"], "🍈"),
      ([.korean: "체리", .english: "Cherry"], "🍒"),
    ]
    let fruits = names.enumerated().map { index, name in
      Fruit(
        id: Fruit.ID(index == 0 ? "Fruit-2" : "fruit-\(index + 1)"), name: name.0, symbol: name.1,
        initialCount: index == 2 ? 0 : index == 3 ? 100 : 10)
    }
    let recipes = [
      [2, 1], [0, 3], [1, 0, 4, 9], [0, 0, 0, 0, 5, 1], [0, 0, 0, 0, 0, 0, 100, 1],
    ]
    let juices = recipes.enumerated().map { index, amounts in
      let parts = zip(fruits, amounts).filter { $1 > 0 }
      return Juice(
        id: Juice.ID("juice-\(index + 1)"), flavour: fruits[amounts.count - 1].name,
        recipe: Recipe(parts.map { Recipe.Ingredient(fruit: $0.id, amount: $1) }))
    }
    return (try? Menu(fruits: fruits, juices: juices)) ?? .standard
  }()
}
