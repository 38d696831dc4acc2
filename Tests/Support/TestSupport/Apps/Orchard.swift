package import HeadlessUI

/// An app with a row for each of its fruits, and the same names in each row.
package struct Orchard: RestorableApp, Hashable, Sendable {
  /// What a person does.
  package enum Action: Hashable, Sendable {
    /// Adds one to the count of a fruit.
    case add(Int)
    /// Types into the search.
    case search
  }

  /// A row.
  package struct Fruit: Hashable, Sendable {
    let name: String?
    /// The number of pieces.
    package var count = 0
    let identifier: String?

    /// Creates a row that is a group with a name, or without one.
    package init(_ name: String?, identifier: String? = nil) {
      self.name = name
      self.identifier = identifier
    }
  }

  /// The rows, and the text of the search.
  package struct State: Hashable, Sendable {
    /// The rows.
    package var fruits: [Fruit]
    /// The text of the search.
    package var query = ""
  }

  /// The state.
  package var state: State
  /// The count that no fruit exceeds.
  package var most = Int.max

  /// Creates an orchard with rows.
  package init(_ fruits: Fruit...) { state = State(fruits: fruits) }

  /// Creates an orchard with rows that have these names.
  package init(_ names: String...) { state = State(fruits: names.map { Fruit($0) }) }

  /// The counts of the fruits.
  package var counts: [Int] { state.fruits.map(\.count) }

  package var screen: Screen<Action> {
    let actions = state.fruits.indices.map { index in
      state.fruits[index].count < most ? Action.add(index) : nil
    }
    let rows = zip(state.fruits, actions).map { fruit, action in
      let add = Button("Add", action: action, identifier: fruit.identifier)
      return Node.group(
        fruit.name,
        children: [
          .value("Count", value: "\(fruit.count)", identifier: fruit.identifier), .button(add),
        ])
    }
    let field = Node.field(
      "Search", text: state.query, entered: Action.search, submitted: actions.first ?? nil,
      offered: ["kiwi", "mango"])
    return Screen(title: "Orchard", content: [field] + rows)
  }

  package mutating func perform(_ action: Action) {
    if case .add(let index) = action, state.fruits.indices.contains(index) {
      state.fruits[index].count += 1
    }
  }

  package mutating func perform(_ action: Action, entering text: String) { state.query = text }

  package mutating func restore(_ state: State) { self.state = state }
}
