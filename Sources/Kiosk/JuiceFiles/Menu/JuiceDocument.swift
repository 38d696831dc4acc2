internal import JuiceModel

/// A juice as a document says it.
struct JuiceDocument {
  let place: JSONPlace
  let flavour: NameDocument
  let juice: Juice

  init(_ node: JSONNode) throws(Mistake) {
    let object = try node.object(["id", "flavour", "recipe"])
    place = node.place
    flavour = try NameDocument(object["flavour"])
    var ingredients: [Recipe.Ingredient] = []
    for (key, amount) in try object["recipe"].fields() {
      ingredients.append(.init(fruit: Fruit.ID(key), amount: try amount.number()))
    }
    juice = Juice(
      id: Juice.ID(try object["id"].text()), flavour: flavour.name, recipe: Recipe(ingredients))
  }
}
