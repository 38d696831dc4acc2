internal import JuiceModel
internal import PlainText

extension MenuDocument {
  /// What is wrong with the document where its fruits and juices do not make a menu.
  func mistake(_ error: MenuError) -> Mistake {
    switch error {
    case .noFruits:
      Mistake(at: JSONPlace()["fruits"], "is empty", "add at least one fruit")
    case .noJuices:
      Mistake(at: JSONPlace()["juices"], "is empty", "add at least one juice")
    case .duplicateFruit(let id):
      twice(last(id)["id"])
    case .duplicateJuice(let id):
      twice(last(id)["id"])
    case .invalidInitialCount(let count, let fruit):
      Mistake(at: first(fruit)["stock"], "\(count) is out of range", "use 0 to 100")
    case .emptyRecipe(let juice):
      Mistake(at: recipe(of: juice), "is empty", "add at least one fruit")
    case .unknownFruit(let fruit, let juice):
      unknown(fruit.rawValue, at: recipe(of: juice)[fruit.rawValue])
    case .duplicateIngredient(let fruit, let juice):
      twice(recipe(of: juice)[fruit.rawValue])
    case .invalidAmount(let amount, let fruit, let juice):
      Mistake(
        at: recipe(of: juice)[fruit.rawValue], "\(amount) is out of range", "use 1 to 100")
    case .emptyText(let text):
      Mistake(at: place(ofText: text), "is empty", "use at least one character that can be seen")
    case .controlCharacter(let text):
      Mistake(at: place(ofText: text), "has a control character", "use plain text")
    }
  }

  private func twice(_ place: JSONPlace) -> Mistake {
    Mistake(at: place, "is there twice", "give each an id of its own")
  }

  private func unknown(_ fruit: String, at place: JSONPlace) -> Mistake {
    let nearest = fruit.nearest(among: fruits.map { $0.fruit.id.rawValue })
    return Mistake(
      at: place, "no such fruit on this menu",
      "use the id of one; the nearest is \(nearest.truncated(to: 60))")
  }

  private func first(_ id: Fruit.ID) -> JSONPlace {
    fruits.first { $0.fruit.id == id }?.place ?? JSONPlace()
  }

  private func last(_ id: Fruit.ID) -> JSONPlace {
    fruits.last { $0.fruit.id == id }?.place ?? JSONPlace()
  }

  private func last(_ id: Juice.ID) -> JSONPlace {
    juices.last { $0.juice.id == id }?.place ?? JSONPlace()
  }

  private func recipe(of id: Juice.ID) -> JSONPlace {
    (juices.first { $0.juice.id == id }?.place ?? JSONPlace())["recipe"]
  }

  /// Where a text is that the model calls such as `fruits[1].name.ko`.
  private func place(ofText text: String) -> JSONPlace {
    var places: [String: JSONPlace] = [:]
    for (index, fruit) in fruits.enumerated() {
      places["fruits[\(index)].id"] = fruit.place["id"]
      places["fruits[\(index)].symbol"] = fruit.place["symbol"]
      for translation in fruit.name.name.translations {
        let code = translation.language.rawValue
        places["fruits[\(index)].name.\(code)"] = fruit.name.place[code]
      }
    }
    for (index, juice) in juices.enumerated() {
      places["juices[\(index)].id"] = juice.place["id"]
      for translation in juice.flavour.name.translations {
        let code = translation.language.rawValue
        places["juices[\(index)].flavour.\(code)"] = juice.flavour.place[code]
      }
    }
    return places[text] ?? JSONPlace()
  }
}
