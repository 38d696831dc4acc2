internal import JuiceModel

/// A fruit as a document says it.
struct FruitDocument {
  let place: JSONPlace
  let name: NameDocument
  let fruit: Fruit

  init(_ node: JSONNode) throws(Mistake) {
    let object = try node.object(["id", "name", "symbol", "stock"])
    place = node.place
    name = try NameDocument(object["name"])
    fruit = Fruit(
      id: Fruit.ID(try object["id"].text()),
      name: name.name,
      symbol: object["symbol"].isPresent ? try object["symbol"].text() : nil,
      initialCount: try object["stock"].number()
    )
  }
}
