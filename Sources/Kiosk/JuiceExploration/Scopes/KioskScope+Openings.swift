import FlowDriver
package import JuiceModel
package import JuiceViewModels

extension KioskScope {
  /// Returns the stocks that the scope opens with.
  ///
  /// At 0 and at 100, which are the bounds of the kiosk, all its actions are tried.
  func openings(of menu: Menu, _ stock: Stock) -> [Opening] {
    let own = menu.fruits.map { stock.count($0.id) }
    let ids = menu.juices.map { $0.id }
    func full(_ count: Int) -> [Int] { own.map { _ in count } }
    switch kind {
    case .product: return [Opening(stock: own, juices: ids)]
    case .small(_, let counts):
      let (least, most) = (counts.lowerBound, counts.upperBound)
      let tried = (least == 0 ? .min : least)...(most == 100 ? .max : most)
      return [Opening(stock: own, juices: ids, drafts: .all, counts: tried)]
    case .sheet:
      return [
        Opening(stock: full(50), drafts: .near), Opening(stock: full(0), drafts: .sweep(to: 100)),
        Opening(stock: full(100), drafts: .sweep(to: 0)),
      ]
    case .orders:
      return menu.parties.flatMap { party in
        let more = party.count == 1 ? [full(100), own] : []
        return (menu.glasses(of: party) + more).unique
          .map { Opening(stock: $0, juices: party.map { $0.id }) }
      } + [Opening(stock: full(100), juices: ids, isForTwo: true)]
    }
  }
}

extension Menu {
  /// Returns the command that runs a flow on a kiosk of the menu, in one line.
  package func runCommand(_ phrases: Phrases, opening stock: Stock, options: [String]) -> String {
    let start = ["juicemaker", "run", "--language", phrases.language.rawValue]
    let counts = fruits.filter { ($0.initialCount == stock.count($0.id)) == false }
      .map { "\($0.id)=\(stock.count($0.id))" }
    let option = counts.isEmpty ? [] : ["--stock", counts.joined(separator: ",")]
    return (start + options + option + ["FILE"]).map { $0.shellWord }.joined(separator: " ")
  }
}

extension String {
  /// The text as a shell takes it, in quotes if it needs them.
  fileprivate var shellWord: String {
    wholeMatch(of: /[-_.\/=,A-Za-z0-9]+/) == nil ? "'\(replacing("'", with: #"'\''"#))'" : self
  }
}

extension Menu {
  /// Each juice, and each two that share a fruit.
  fileprivate var parties: [[Juice]] {
    juices.map { [$0] }
      + juices.indices.flatMap { index in
        juices[(index + 1)...].filter { other in
          other.recipe.ingredients.contains { juices[index].recipe.amount(of: $0.fruit) > 0 }
        }.map { [juices[index], $0] }
      }
  }

  /// Returns the counts for one glass of each juice, and those with one of a fruit less.
  fileprivate func glasses(of party: [Juice]) -> [[Int]] {
    let sum = fruits.map { fruit in
      Stock.clamped(party.reduce(0) { $0 + $1.recipe.amount(of: fruit.id) })
    }
    return [sum]
      + sum.indices.filter { sum[$0] > 0 }.map { fruit in
        sum.indices.map { $0 == fruit ? sum[$0] - 1 : sum[$0] }
      }
  }
}
