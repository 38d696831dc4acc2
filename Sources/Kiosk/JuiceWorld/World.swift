import HeadlessUI

/// The world around a kiosk, whose events are choices of an explorer.
package struct World: Hashable, Sendable {
  package enum Saving: Hashable, Sendable {
    case works
    case fails
    /// Nothing can be saved until the stock is read again, because it was changed elsewhere.
    case outdated
    /// Nothing can be saved, and the stock can't be read, either.
    case unreadable
  }

  /// The world in which everything can happen.
  package static let full = World(canFail: true, isShared: true)

  /// Whether it can happen that the stock can't be saved.
  package var canFail = false
  /// Whether another kiosk takes from the stock or adds to it.
  package var isShared = false
  package var saving = Saving.works
  /// The number of the kiosk's opening, which bounds the scope.
  package var opening = 0

  package init(canFail: Bool = false, isShared: Bool = false) {
    self.canFail = canFail
    self.isShared = isShared
  }
}

/// An event in the world around a kiosk.
package enum WorldEvent: Hashable, Sendable {
  /// From now on, the stock can or can't be saved.
  case saving(World.Saving)
  /// Another kiosk adds a number of fruits of the kind at an index, or sells them if it's negative.
  case trade(fruit: Int, by: Int)
}

extension World {
  package typealias NamedEvent = (name: String, event: WorldEvent)

  /// Returns the events that can happen now, with the identifier and the count of each fruit.
  package func events(_ fruits: [(id: String, count: Int)]) -> [NamedEvent] {
    let savings = canFail ? World.savings.filter { $0.before == saving } : []
    let trades = isShared ? World.trades(fruits) : []
    return savings.map { ($0.name, $0.event) } + trades
  }

  /// Returns the trades of other kiosks.
  private static func trades(_ fruits: [(id: String, count: Int)]) -> [NamedEvent] {
    fruits.enumerated().flatMap { index, fruit in
      let sale = ("another kiosk sells \(fruit.id)", WorldEvent.trade(fruit: index, by: -1))
      let delivery = ("another kiosk adds \(fruit.id)", WorldEvent.trade(fruit: index, by: 1))
      return (fruit.count > 0 ? [sale] : []) + (fruit.count < 100 ? [delivery] : [])
    }
  }

  /// The events that change how saving goes, each with how it goes before.
  private static let savings: [(before: Saving, name: String, event: WorldEvent)] = [
    (.works, "the stock can't be saved", .saving(.fails)),
    (.works, "the stock is changed elsewhere", .saving(.outdated)),
    (.fails, "the stock can be saved again", .saving(.works)),
    (.outdated, "the stock can't be read", .saving(.unreadable)),
    (.unreadable, "the stock can be read again", .saving(.outdated)),
  ]
}
