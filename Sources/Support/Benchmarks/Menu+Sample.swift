import JuiceModel

extension Menu {
  /// A menu of as many juices as wanted, made of the standard menu's fruits.
  static func sample(juices count: Int) throws(MenuError) -> Menu {
    let juices = (0..<count).map { index in
      let juice = Menu.standard.juices[index % Menu.standard.juices.count]
      return Juice(
        id: .init("\(juice.id)-\(index)"),
        flavour: LocalizedName(
          korean: "\(juice.flavour.korean) \(index)", english: "\(juice.flavour.english) \(index)"),
        recipe: juice.recipe
      )
    }
    return try Menu(fruits: Menu.standard.fruits, juices: juices)
  }
}
