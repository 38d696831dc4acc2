import HeadlessUI

/// The world around a kiosk, whose events are choices of an explorer.
package struct World: Hashable, Sendable {
  /// The choices that the world offers.
  package struct Choices: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Whether the stock can be saved.
    package static let saving = Choices(rawValue: 1)
    /// Another kiosk takes from the stock or adds to it.
    package static let sharing = Choices(rawValue: 2)
  }

  package enum Saving: Hashable, Sendable {
    case works
    case fails
    /// Nothing can be saved until the stock is read again, because it was changed elsewhere.
    case outdated
    /// Nothing can be saved, and the stock can't be read, either.
    case unreadable
  }

  var choices: Choices
  var saving = Saving.works
  /// The number of the kiosk's opening, which bounds the scope.
  let opening: Int

  package init(_ choices: Choices = [], opening: Int = 0) {
    (self.choices, self.opening) = (choices, opening)
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
  /// The value is made once, because screens are read far more often than events happen.
  typealias NamedEvent = (name: String, event: WorldEvent, value: EventValue)

  /// Returns the events that can happen now, with the trades of all fruits and the count of each.
  func events(_ trades: [NamedEvent], _ counts: @autoclosure () -> [Int]) -> [NamedEvent] {
    let savings = choices.contains(.saving) ? World.savings.filter { $0.before == saving } : []
    let events = savings.map { $0.event }
    guard choices.contains(.sharing) else { return events }
    let counts = counts()
    return events
      + trades.filter { trade in
        guard case .trade(let fruit, let change) = trade.event else { return false }
        return (0...100).contains(counts[fruit] + change)
      }
  }

  /// Returns the trades of other kiosks with fruits, by their identifiers.
  static func trades(of fruits: [String]) -> [NamedEvent] {
    fruits.enumerated().flatMap { index, fruit in
      [("sells", -1), ("adds", 1)].map { verb, change in
        event("another kiosk \(verb) \(fruit)", .trade(fruit: index, by: change))
      }
    }
  }

  private static func event(_ name: String, _ event: WorldEvent) -> NamedEvent {
    (name, event, EventValue(event))
  }

  /// The events that change how saving goes, each with how it goes before.
  private static let savings: [(before: Saving, event: NamedEvent)] = [
    (.works, event("the stock can't be saved", .saving(.fails))),
    (.works, event("the stock is changed elsewhere", .saving(.outdated))),
    (.fails, event("the stock can be saved again", .saving(.works))),
    (.outdated, event("the stock can't be read", .saving(.unreadable))),
    (.unreadable, event("the stock can be read again", .saving(.outdated))),
  ]
}
