import HeadlessUI

/// The world around a kiosk: what it does is a choice that an explorer makes.
package struct World: Hashable, Sendable {
  /// The choices that the world offers.
  package enum Choices: Hashable, Sendable {
    /// None: the stock can always be saved, and nobody else changes it.
    case nothing
    /// What the kiosk opens with, before anything else.
    case openings([Opening])
    /// Whether the stock can be saved.
    case saving
    /// What another kiosk takes from the stock or adds to it.
    case sharing
  }

  package enum Saving: Hashable, Sendable {
    case works
    case fails
    /// Nothing can be saved until the stock is read again, because it was changed elsewhere.
    case outdated
  }

  var choices: Choices
  var saving = Saving.works
  /// What the kiosk opened with, or `nil` if that isn't chosen.
  var opening: Opening?
}

/// An event in the world around a kiosk.
package enum WorldEvent: Hashable, Sendable {
  /// The kiosk opens with a stock.
  case opening(Opening)
  /// From now on, the stock can or can't be saved.
  case saving(World.Saving)
  /// Another kiosk sells one of the fruit at an index.
  case sale(Int)
  /// Another kiosk adds one of the fruit at an index.
  case delivery(Int)
}

extension World {
  /// Returns what can happen now.
  func events(
    fruits: @autoclosure () -> [String], stock: @autoclosure () -> [Int]
  ) -> [ExternalEvent<WorldEvent>] {
    switch (choices, saving) {
    case (.nothing, _), (.saving, .outdated): []
    case (.saving, .works):
      [
        ExternalEvent("the stock can't be saved", action: .saving(.fails)),
        ExternalEvent("the stock is changed elsewhere", action: .saving(.outdated)),
      ]
    case (.saving, .fails):
      [ExternalEvent("the stock can be saved again", action: .saving(.works))]
    case (.openings(let openings), _):
      openings.map { ExternalEvent($0.name(fruits()), action: .opening($0)) }
    case (.sharing, _):
      zip(fruits(), stock()).enumerated().flatMap { index, fruit in
        (fruit.1 > 0
          ? [ExternalEvent("another kiosk sells \(fruit.0)", action: .sale(index))] : [])
          + (fruit.1 < 100
            ? [ExternalEvent("another kiosk adds \(fruit.0)", action: .delivery(index))] : [])
      }
    }
  }
}
