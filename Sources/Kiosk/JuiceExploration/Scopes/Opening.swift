import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// A stock with which a kiosk opens, and the actions that a scope then includes.
struct Opening: Sendable {
  enum Drafts: Hashable, Sendable {
    /// The stock sheet stays closed.
    case none
    /// Each draft, of each stock.
    case all
    /// The drafts that change fruits of the opening stock by 1, any of them, or any two of more than 6,
    /// and those that add up to 5 of one fruit and take up to 5 of the next.
    case near
    /// The drafts of the opening stock on the way of all fruits to a count, one after the other.
    case sweep(to: Int)
  }

  /// The number of each fruit.
  let stock: [Int]
  /// The juices that are ordered.
  var juices: [Juice.ID] = []
  var drafts = Drafts.none
  /// The counts that each fruit has.
  var counts = Int.min...Int.max
  /// A Boolean value that indicates whether only two glasses are ordered.
  var isForTwo = false

  func includes(
    _ affordance: Affordance<KioskAction>, in state: OrderViewModel.State, _ shop: Shop
  ) -> Bool {
    let ids = shop.fruits.map { Fruit.ID($0.id) }
    var stock: [Int] { ids.map { state.stock.count($0) } }
    var drafted: [Int] {
      var draft = state.stock
      if case .stockEdit(let changes, _) = state.destination { draft.apply(changes) }
      return ids.map { draft.count($0) }
    }
    switch affordance.action {
    case .order(.juiceButtonTapped(let id)):
      let takes = shop.juices.first { $0.id == id.rawValue }?.takes ?? []
      let taken = zip(self.stock, stock).map { $0 - $1 }
      let isNext = stock == self.stock || shop.juices.contains { $0.takes == taken }
      return juices.contains(id) && (isNext || isForTwo == false)
        && zip(stock, takes).allSatisfy { counts.contains($0 - $1) }
    case .order(.editStockButtonTapped), .order(.alertButtonTapped(.editStock)):
      return drafts == .all || ((drafts == .none) == false && stock == self.stock)
    case .stockEdit(.decrementButtonTapped(let fruit)):
      return includes(zip(ids, drafted).map { $0 == fruit ? $1 - 1 : $1 })
    case .stockEdit(.incrementButtonTapped(let fruit)):
      return includes(zip(ids, drafted).map { $0 == fruit ? $1 + 1 : $1 })
    case nil:
      let event = affordance.value?.base as? WorldEvent
      guard case .trade(let index, let change) = event else { return true }
      return [stock, drafted].allSatisfy { counts.contains($0[index] + change) }
    default: return true
    }
  }

  private func includes(_ draft: [Int]) -> Bool {
    switch drafts {
    case .none: return false
    case .all: return draft.allSatisfy(counts.contains)
    case .near:
      let changes = zip(draft, stock).map { $0 - $1 }
      let made = changes.filter { $0.magnitude > 0 }
      return made.allSatisfy { $0.magnitude == 1 } && made.count <= (stock.count > 6 ? 2 : 6)
        || areOpposite(changes, made.count)
    case .sweep(let end):
      let rest = draft.drop { $0 == end }.dropFirst()
      return rest.elementsEqual(stock.suffix(rest.count))
    }
  }

  private func areOpposite(_ changes: [Int], _ count: Int) -> Bool {
    let first = changes.firstIndex { (1...5).contains($0) } ?? 0
    let (more, less) = (changes[first], changes[(first + 1) % changes.count])
    return count == 1 ? (1...5).contains(more) : count == 2 && more == 5 && (-5..<0).contains(less)
  }
}

extension Stock {
  func count(_ fruit: Fruit.ID) -> Int { self[fruit] ?? 0 }
}
