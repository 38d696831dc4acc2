import JuiceModel

extension Menu {
  /// A menu of as many juices as wanted, made of the standard menu's fruits.
  static func sample(juices count: Int) throws(MenuError) -> Menu {
    let juices = (0..<count).map { index in
      let juice = Menu.standard.juices[index % Menu.standard.juices.count]
      return Juice(
        id: .init("\(juice.id)-\(index)"),
        flavour: LocalizedName(
          juice.flavour.translations.map {
            .init(language: $0.language, text: "\($0.text) \(index)")
          }),
        recipe: juice.recipe
      )
    }
    return try Menu(fruits: Menu.standard.fruits, juices: juices)
  }
}
