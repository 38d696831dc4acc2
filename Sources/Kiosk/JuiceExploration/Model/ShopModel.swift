import FlowExplorer
import HeadlessUI
import JuiceModel
package import JuiceWorld

/// A model of the kiosk: the screen of each state, and the effect of each event.
///
/// It shares with the kiosk the tree of screens, the data of the menu, and the phrases. Its rules
/// are written from the description of the kiosk alone, so a difference between it and the kiosk is
/// an error in one of them.
package struct ShopModel: Hashable, Sendable {
  enum Cover: Hashable, Sendable {
    case ready(juice: Int)
    /// A juice that needs more of some fruits, by a number of each.
    case outOfStock(missing: [Int])
    /// Changes, or an order if there are none, that couldn't be saved, or after which a damaged stock
    /// couldn't be read again.
    case notSaved([Int]?, StockNotSaved.Cause)
    /// The stock sheet, with the number of each fruit to add or to take, and the first fruit that was
    /// missing.
    case stockSheet([Int], missing: Int? = nil)
  }

  package enum Action: Hashable, Sendable {
    case order(juice: Int)
    /// Opens the stock sheet, by its button or from the question of a short order.
    case editStock
    /// Leaves an alert or the stock sheet.
    case leave
    case readStock
    case step(fruit: Int, by: Int)
    case close
    case world(WorldEvent)
  }

  let shop: Shop
  /// The number of each fruit, from 0 to 100.
  var stock: [Int]
  var cover: Cover?
  var world: World

  func missing(for juice: Int) -> [Int] {
    zip(stock, shop.juices[juice].takes).map { max($1 - $0, 0) }
  }

  /// The number of each fruit that closing the stock sheet with some changes leaves.
  func stock(with changes: [Int]) -> [Int] {
    zip(stock, changes).map { min(max($0 + $1, 0), 100) }
  }
}

extension ShopModel: HeadlessApp, AppModel {
  package mutating func perform(_ action: Action) {
    switch action {
    case .order(let juice): order(juice)
    case .editStock:
      let missing: [Int] = if case .outOfStock(let short) = cover { short } else { [] }
      cover = .stockSheet(stock.map { _ in 0 }, missing: missing.firstIndex { $0 > 0 })
    case .leave: leave()
    case .readStock where world.saving == .outdated:
      leave()
      stock = stock.map { max($0 - 1, 0) }
      world.saving = .works
    case .readStock: cover = .notSaved(changes, .damaged)
    case .step(let fruit, let change): step(fruit, by: change)
    case .close: close()
    case .world(.trade(let fruit, let change)): stock[fruit] += change
    case .world(.saving(let saving)): world.saving = saving
    }
  }

  /// Changes that couldn't be saved are still there after the alert.
  private mutating func leave() {
    if case .stockSheet = cover { cover = nil } else { cover = changes.map { .stockSheet($0) } }
  }

  /// The changes that the stock sheet shows or that couldn't be saved, or `nil` if there are none.
  var changes: [Int]? {
    switch cover {
    case .stockSheet(let changes, _), .notSaved(let changes?, _): changes
    default: nil
    }
  }

  private var cause: StockNotSaved.Cause { world.saving == .fails ? .noRoom : .changedElsewhere }

  /// The recipe is taken whole, or nothing is.
  private mutating func order(_ juice: Int) {
    let rest = zip(stock, shop.juices[juice].takes).map { $0 - $1 }
    let missing = missing(for: juice)
    if missing.contains(where: { $0 > 0 }) {
      cover = .outOfStock(missing: missing)
    } else if world.saving == .works {
      stock = rest
      cover = .ready(juice: juice)
    } else {
      cover = .notSaved(nil, cause)
    }
  }

  /// The count on the sheet changes by one; the sheet keeps the difference from the stock.
  private mutating func step(_ fruit: Int, by step: Int) {
    guard case .stockSheet(var changes, _) = cover else { return }
    changes[fruit] = stock(with: changes)[fruit] + step - stock[fruit]
    cover = .stockSheet(changes)
  }

  /// All changes are committed, or none is; without any, nothing has to be saved.
  private mutating func close() {
    guard case .stockSheet(let changes, _) = cover else { return }
    let next = stock(with: changes)
    if world.saving == .works || next == stock {
      stock = next
      cover = nil
    } else {
      cover = .notSaved(changes, cause)
    }
  }
}
