internal import JuiceModel
internal import PlainText

extension MenuDocument {
  /// Returns the error of the document for an error of the menu.
  func documentError(for error: MenuError) -> DocumentError {
    switch error {
    case .noFruits:
      DocumentError(at: JSONPath()["fruits"], "is empty", "add at least one fruit")
    case .noJuices:
      DocumentError(at: JSONPath()["juices"], "is empty", "add at least one juice")
    case .duplicateFruit(let id):
      duplicate(last(id)["id"])
    case .duplicateJuice(let id):
      duplicate(last(id)["id"])
    case .invalidInitialCount(let count, let fruit):
      DocumentError(at: first(fruit)["stock"], "\(count) is out of range", "use 0 to 100")
    case .emptyRecipe(let juice):
      DocumentError(at: recipe(of: juice), "is empty", "add at least one fruit")
    case .unknownFruit(let fruit, let juice):
      unknown(fruit.rawValue, at: recipe(of: juice)[fruit.rawValue])
    case .duplicateIngredient(let fruit, let juice):
      duplicate(recipe(of: juice)[fruit.rawValue])
    case .invalidAmount(let amount, let fruit, let juice):
      DocumentError(
        at: recipe(of: juice)[fruit.rawValue], "\(amount) is out of range", "use 1 to 100")
    case .emptyText(let text):
      DocumentError(at: path(ofText: text), "is empty", "use at least one visible character")
    case .controlCharacter(let text):
      DocumentError(at: path(ofText: text), "has a control character", "use plain text")
    }
  }

  private func duplicate(_ path: JSONPath) -> DocumentError {
    DocumentError(at: path, "appears twice", "use a different id for each")
  }

  private func unknown(_ fruit: String, at path: JSONPath) -> DocumentError {
    let nearest = fruit.nearest(among: fruits.map { $0.fruit.id.rawValue })
    return DocumentError(
      at: path, "isn't a fruit of this menu",
      "use the id of one; the nearest is \(nearest.truncated(to: 60))")
  }

  private func first(_ id: Fruit.ID) -> JSONPath {
    fruits.first { $0.fruit.id == id }?.path ?? JSONPath()
  }

  private func last(_ id: Fruit.ID) -> JSONPath {
    fruits.last { $0.fruit.id == id }?.path ?? JSONPath()
  }

  private func last(_ id: Juice.ID) -> JSONPath {
    juices.last { $0.juice.id == id }?.path ?? JSONPath()
  }

  private func recipe(of id: Juice.ID) -> JSONPath {
    (juices.first { $0.juice.id == id }?.path ?? JSONPath())["recipe"]
  }

  /// Returns the path of a text from its path in an error of the model, such as `fruits[1].name.ko`.
  private func path(ofText text: String) -> JSONPath {
    var paths: [String: JSONPath] = [:]
    for (index, fruit) in fruits.enumerated() {
      paths["fruits[\(index)].id"] = fruit.path["id"]
      paths["fruits[\(index)].symbol"] = fruit.path["symbol"]
      for translation in fruit.name.name.translations {
        let code = translation.language.rawValue
        paths["fruits[\(index)].name.\(code)"] = fruit.name.path[code]
      }
    }
    for (index, juice) in juices.enumerated() {
      paths["juices[\(index)].id"] = juice.path["id"]
      for translation in juice.flavour.name.translations {
        let code = translation.language.rawValue
        paths["juices[\(index)].flavour.\(code)"] = juice.flavour.path[code]
      }
    }
    return paths[text] ?? JSONPath()
  }
}
