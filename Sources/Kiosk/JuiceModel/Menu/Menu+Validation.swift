internal import CellText

extension Menu {
  /// Reports everything that keeps fruits and juices from making a menu, fruits first.
  package static func check(
    _ fruits: [Fruit], _ juices: [Juice],
    report: (_ path: String, _ message: () -> String) -> Void
  ) {
    func check(_ path: String, _ problem: String?) {
      if let problem { report(path) { problem } }
    }
    func check(_ path: String, _ name: LocalizedName) {
      check(path, name.translations.isEmpty ? "has no name; add ko or en" : nil)
      for translation in name.translations {
        check(path + "." + translation.language.rawValue, translation.text.textProblem)
      }
    }
    func check(_ path: String, _ id: String, in ids: inout Set<String>) {
      let isNew = ids.insert(id).inserted
      check(path, id.textProblem ?? (isNew ? nil : "appears twice; use a different id for each"))
    }
    check("fruits", fruits.isEmpty ? "is empty; add at least one fruit" : nil)
    check("juices", juices.isEmpty ? "is empty; add at least one juice" : nil)
    var kept = Set<String>()
    for (index, fruit) in fruits.enumerated() {
      let path = "fruits[\(index)]."
      check(path + "id", fruit.id.rawValue, in: &kept)
      check(path + "name", fruit.name)
      check(path + "symbol", fruit.symbol?.textProblem)
      check(path + "initialCount", Stock.range.problem(with: fruit.initialCount))
    }
    let areKnown = kept.contains { $0.textProblem == nil }
    var sold = Set<String>()
    for (index, juice) in juices.enumerated() {
      let path = "juices[\(index)]."
      check(path + "id", juice.id.rawValue, in: &sold)
      check(path + "flavour", juice.flavour)
      let ingredients = juice.recipe.ingredients
      check(path + "recipe", ingredients.isEmpty ? "is empty; add at least one fruit" : nil)
      var named = Set<String>()
      for ingredient in ingredients {
        let fruit = ingredient.fruit.rawValue
        let path = path + "recipe." + fruit
        if areKnown, kept.contains(fruit) == false {
          let ids = fruits.map { $0.id.rawValue }
          report(path) { "isn't a fruit of this menu" + (fruit.question(among: ids) ?? "") }
        }
        check(path, named.insert(fruit).inserted ? nil : "appears twice; use each fruit once")
        check(path, Recipe.amounts.problem(with: ingredient.amount))
      }
    }
  }
}

extension ClosedRange<Int> {
  fileprivate func problem(with number: Int) -> String? {
    contains(number) ? nil : problem(with: "\(number)")
  }

  /// Returns the message that a number isn't in the range.
  package func problem(with digits: String) -> String {
    "\(digits.truncated(to: 20)) is out of range; use \(lowerBound) to \(upperBound)"
  }
}

/// An error that explains why fruits and juices don't make a menu.
public struct MenuError: Error, Hashable, Sendable {
  /// Such as `juices[2].recipe.kiwi`.
  package let path: String
  /// With a correction where that helps.
  package let message: String
}

extension MenuError: CustomStringConvertible {
  /// The path and the message, on one line in English.
  public var description: String { "\(path): \(message)".visible }
}
