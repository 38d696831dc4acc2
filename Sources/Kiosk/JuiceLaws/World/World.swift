import HeadlessUI

/// The world around a kiosk: what it does is a choice that an explorer makes.
package struct World: Hashable, Sendable {
  /// The choices that the world offers.
  package enum Choices: Hashable, Sendable {
    /// None: the stock can always be saved, and nobody else changes it.
    case nothing
    /// Whether the stock can be saved.
    case saving
    /// What another kiosk takes from the stock or adds to it.
    case sharing
  }

  package enum Saving: Hashable, Sendable {
    case works
    case fails
    /// Nothing can be saved until the kiosk is opened again, because the stock was changed elsewhere.
    case outdated
  }

  package let choices: Choices
  package var saving = Saving.works

  package init(_ choices: Choices) {
    self.choices = choices
  }
}

/// An event in the world around a kiosk.
package enum WorldEvent: Hashable, Sendable {
  /// From now on, the stock can or can't be saved.
  case saving(World.Saving)
  /// Another kiosk sells one of the fruit at an index.
  case sale(Int)
  /// Another kiosk adds one of the fruit at an index.
  case delivery(Int)
}

extension World {
  /// Returns the buttons for what can happen now.
  func buttons(fruits: [String], stock: [Int]) -> [Button<WorldEvent>] {
    switch (choices, saving) {
    case (.nothing, _), (.saving, .outdated): []
    case (.saving, .works):
      [
        Button("The stock can't be saved", action: .saving(.fails)),
        Button("The stock is changed elsewhere", action: .saving(.outdated)),
      ]
    case (.saving, .fails): [Button("The stock can be saved again", action: .saving(.works))]
    case (.sharing, _):
      fruits.indices.flatMap { index in
        [
          Button(
            "Another kiosk sells \(fruits[index])",
            action: stock[index] > 0 ? WorldEvent.sale(index) : nil),
          Button(
            "Another kiosk adds \(fruits[index])",
            action: stock[index] < 100 ? WorldEvent.delivery(index) : nil),
        ]
      }
    }
  }
}
