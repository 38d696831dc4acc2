internal import PlainText

extension Menu {
  /// Returns everything that keeps fruits and juices from making a menu, and where it is.
  ///
  /// The errors are those of fruits before those of juices, each in order.
  package static func errors(
    fruits: [Fruit], juices: [Juice]
  ) -> [(error: MenuError, place: MenuPlace)] {
    var validation = MenuValidation()
    validation.check(fruits, juices)
    return validation.errors
  }
}

/// A place in a menu, such as `fruits[1].name.ko`.
package struct MenuPlace: Hashable, Sendable {
  /// The lists of a menu.
  package enum List: Hashable, Sendable {
    /// The fruits.
    case fruits
    /// The juices.
    case juices
  }

  /// The list.
  package let list: List
  /// The index of the fruit or juice, or `nil` for the list itself.
  package let index: Int?
  /// The names of the properties that lead to the place from there.
  package let keys: [String]

  init(_ list: List, _ index: Int? = nil, _ keys: [String] = []) {
    self.list = list
    self.index = index
    self.keys = keys
  }

  /// Returns a place within this one.
  func at(_ key: String) -> MenuPlace { MenuPlace(list, index, keys + [key]) }
}

extension MenuPlace: CustomStringConvertible {
  /// The place in the syntax of Swift.
  package var description: String {
    let start = list == .fruits ? "fruits" : "juices"
    var description = index.map { start + "[\($0)]" } ?? start
    for key in keys { description += "." + key }
    return description
  }
}

private struct MenuValidation {
  var errors: [(error: MenuError, place: MenuPlace)] = []

  mutating func check(_ fruits: [Fruit], _ juices: [Juice]) {
    if fruits.isEmpty { add(.noFruits, at: MenuPlace(.fruits)) }
    if juices.isEmpty { add(.noJuices, at: MenuPlace(.juices)) }
    var fruitIDs: [Fruit.ID] = []
    for (index, fruit) in fruits.enumerated() {
      let place = MenuPlace(.fruits, index)
      if fruitIDs.contains(fruit.id) { add(.duplicateFruit(fruit.id), at: place.at("id")) }
      fruitIDs.append(fruit.id)
      check(fruit, at: place)
    }
    var juiceIDs: [Juice.ID] = []
    for (index, juice) in juices.enumerated() {
      let place = MenuPlace(.juices, index)
      if juiceIDs.contains(juice.id) { add(.duplicateJuice(juice.id), at: place.at("id")) }
      juiceIDs.append(juice.id)
      check(juice, at: place, fruits: fruitIDs)
    }
  }

  private mutating func add(_ error: MenuError, at place: MenuPlace) {
    errors.append((error, place))
  }

  private mutating func check(_ fruit: Fruit, at place: MenuPlace) {
    check(fruit.id.rawValue, at: place.at("id"))
    check(fruit.name, at: place.at("name"))
    if let symbol = fruit.symbol { check(symbol, at: place.at("symbol")) }
    if Stock.range.contains(fruit.initialCount) == false {
      add(.invalidInitialCount(fruit.initialCount, of: fruit.id), at: place.at("initialCount"))
    }
  }

  private mutating func check(_ juice: Juice, at place: MenuPlace, fruits: [Fruit.ID]) {
    check(juice.id.rawValue, at: place.at("id"))
    check(juice.flavour, at: place.at("flavour"))
    let recipe = place.at("recipe")
    if juice.recipe.ingredients.isEmpty { add(.emptyRecipe(juice.id), at: recipe) }
    var named: [Fruit.ID] = []
    for ingredient in juice.recipe.ingredients {
      let place = recipe.at(ingredient.fruit.rawValue)
      if fruits.contains(ingredient.fruit) == false {
        add(.unknownFruit(ingredient.fruit, in: juice.id), at: place)
      } else if named.contains(ingredient.fruit) {
        add(.duplicateIngredient(ingredient.fruit, in: juice.id), at: place)
      } else {
        named.append(ingredient.fruit)
      }
      if ingredient.amount < 1 || Stock.range.contains(ingredient.amount) == false {
        add(.invalidAmount(ingredient.amount, of: ingredient.fruit, in: juice.id), at: place)
      }
    }
  }

  private mutating func check(_ name: LocalizedName, at place: MenuPlace) {
    if name.translations.isEmpty { add(.emptyText(at: place.description), at: place) }
    for translation in name.translations {
      check(translation.text, at: place.at(translation.language.rawValue))
    }
  }

  private mutating func check(_ text: String, at place: MenuPlace) {
    var isVisible = false
    for scalar in text.unicodeScalars {
      guard scalar.isPrintable else {
        return add(.controlCharacter(at: place.description), at: place)
      }
      isVisible = isVisible || scalar.isVisible
    }
    if isVisible == false { add(.emptyText(at: place.description), at: place) }
  }
}
