internal import PlainText

extension Menu {
  static func check(_ fruits: [Fruit], _ juices: [Juice]) throws(MenuError) {
    if fruits.isEmpty { throw MenuError("fruits", "is empty; add at least one fruit") }
    if juices.isEmpty { throw MenuError("juices", "is empty; add at least one juice") }
    var kept = Set<String>()
    for (index, fruit) in fruits.enumerated() {
      let count = Stock.range.problem(with: Int64(fruit.initialCount))
      try check("fruits", index, "id", kept.problem(adding: fruit.id.rawValue))
      try check("fruits", index, "name", fruit.name.problem)
      try check("fruits", index, "symbol", fruit.symbol?.textProblem)
      try check("fruits", index, "initialCount", count)
    }
    var sold = Set<String>()
    for (index, juice) in juices.enumerated() {
      let ingredients = juice.recipe.ingredients
      let recipe = ingredients.isEmpty ? "is empty; add at least one fruit" : nil
      try check("juices", index, "id", sold.problem(adding: juice.id.rawValue))
      try check("juices", index, "flavour", juice.flavour.problem)
      try check("juices", index, "recipe", recipe)
      var named = Set<String>()
      for ingredient in ingredients {
        let fruit = ingredient.fruit.rawValue
        let amount = Recipe.amounts.problem(with: Int64(ingredient.amount))
        let problem = kept.contains(fruit) ? nil : "isn't a fruit of this menu"
        try check(
          "juices", index, "recipe." + fruit, problem ?? named.problem(adding: fruit) ?? amount)
      }
    }
  }

  private static func check(
    _ list: String, _ index: Int, _ key: String, _ problem: String?
  ) throws(MenuError) {
    if let problem { throw MenuError("\(list)[\(index)].\(key)", problem) }
  }
}

extension LocalizedName {
  fileprivate var problem: String? {
    if translations.isEmpty { return "has no text; add at least one" }
    return translations.compactMap { $0.text.textProblem }.first
  }
}

extension Set<String> {
  fileprivate mutating func problem(adding id: String) -> String? {
    insert(id).inserted ? id.textProblem : "appears twice; use each id once"
  }
}

extension ClosedRange<Int> {
  /// Returns why a number isn't in the range, or `nil` if it is.
  package func problem(with number: Int64) -> String? {
    let isInRange = contains(Int(clamping: number))
    return isInRange ? nil : "\(number) is out of range; use \(lowerBound) to \(upperBound)"
  }
}

extension String {
  /// What keeps the text from being shown to people, or `nil` if nothing does.
  package var textProblem: String? {
    if let control = unicodeScalars.first(where: { $0.isPrintable == false }) {
      return "has the control character \(String(control).revealed); use plain text"
    }
    let isVisible = unicodeScalars.contains { $0.isVisible }
    return isVisible ? nil : "is empty; use at least one visible character"
  }
}
