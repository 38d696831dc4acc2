import JuiceModel

@testable import JuiceLaws

extension Fault {
  /// Faults in the menu that the kiosk opens with.
  static let offers: [Fault] = [
    offered("a strawberry juice takes one strawberry less") { _, juices in
      juices[0] = juices[0].with(recipe: [.strawberry: 15])
    }.during(.orders),
    offered("a mango kiwi juice takes two kiwis and a mango") { _, juices in
      juices[6] = juices[6].with(recipe: [.mango: 1, .kiwi: 2])
    }.during(.orders),
    offered("a strawberry banana juice takes no banana") { _, juices in
      juices[4] = juices[4].with(recipe: [.strawberry: 10])
    }.during(.orders),
    offered("a fruit has the symbol of another") { fruits, _ in
      fruits[1] = fruits[1].with(symbol: "🍓")
    },
    offered("a fruit has lost its symbol") { fruits, _ in fruits[0] = fruits[0].with(symbol: nil) },
    offered("a fruit has a typing error in its name") { fruits, _ in
      fruits[1] = fruits[1].with(name: [.korean: "바니나", .english: "Banana"])
    },
    offered("two fruits are in the wrong order") { fruits, _ in fruits.swapAt(0, 1) },
    offered("two juices are in the wrong order") { _, juices in juices.swapAt(0, 1) },
    offered("the last juice is missing") { _, juices in juices.removeLast() },
    offered("a juice is on the menu twice") { _, juices in
      juices.append(juices[0].with(id: Juice.ID("again")))
    },
    offered("a juice has the flavour of another") { _, juices in
      juices[1] = juices[1].with(flavour: juices[0].flavour)
    },
    offered("a juice has no English flavour") { _, juices in
      juices[0] = juices[0].with(flavour: [.korean: "딸기"])
    }.with { $0.language = .english },
  ]

  private static func offered(
    _ name: String, _ change: @escaping @Sendable (inout [Fruit], inout [Juice]) -> Void
  ) -> Fault {
    Fault(name: name, place: .menu, changeMenu: change)
  }
}

extension Fruit {
  fileprivate func with(name: LocalizedName) -> Fruit {
    Fruit(id: id, name: name, symbol: symbol, initialCount: initialCount)
  }

  fileprivate func with(symbol: String?) -> Fruit {
    Fruit(id: id, name: name, symbol: symbol, initialCount: initialCount)
  }
}

extension Juice {
  fileprivate func with(
    id: ID? = nil, flavour: LocalizedName? = nil, recipe: Recipe? = nil
  ) -> Juice {
    Juice(id: id ?? self.id, flavour: flavour ?? self.flavour, recipe: recipe ?? self.recipe)
  }
}
