import CellText
package import HeadlessUI

/// A node and the names of the groups around it.
package typealias PlacedNode<Action: Hashable & Sendable> = (node: Node<Action>, groups: [String])

/// The control that a person means: by its name, compared by canonical equivalence, and by its kind, its
/// identifier, and its place if the name isn't enough.
package struct Target: Hashable, Sendable {
  package var name: String
  var role: Role?
  var identifier: String?
  /// The names of groups around the control.
  package var groups: [String] = []
  /// The number of the node among those that fit the rest of the target, counted from 1 in reading order,
  /// or `nil` if only one may fit.
  var position: Int?

  /// Returns the name and the identifier, as a line has them.
  func named(_ quote: (String) -> String) -> String {
    quote(name) + (identifier.map { " id \(quote($0))" } ?? "")
  }

  /// The words that tell the control from others with the same name, as a person types them.
  var difference: String {
    let id = identifier.map { ["id \($0.typed)"] } ?? []
    return (id + place { $0.typed }).joined(separator: " ")
  }

  /// The words at the end of a line that tell controls with the same name apart.
  func place(_ quote: (String) -> String) -> [String] {
    groups.map { "in \(quote($0))" } + [position?.ordinal].compactMap { $0 }
  }

  /// Returns whether a node fits all of the target but the position.
  package func fits<Action>(_ placed: PlacedNode<Action>) -> Bool {
    name == placed.node.name && (role == nil || role == placed.node.role)
      && isAt(placed.node.identifier, placed.groups)
  }

  /// Returns the nodes that the target means.
  package func matches<Action>(among placed: [PlacedNode<Action>]) -> [PlacedNode<Action>] {
    let alike = placed.filter(fits)
    return position.map { Array(alike.dropFirst($0 - 1).prefix(1)) } ?? alike
  }

  private func isAt(_ other: String?, _ around: [String]) -> Bool {
    (identifier == nil || identifier == other) && groups.allSatisfy(around.contains)
  }
}

extension Target {
  package init(_ name: String, _ group: String? = nil, _ identifier: String? = nil) {
    self.init(name: name, identifier: identifier, groups: [group].compactMap { $0 })
  }

  /// Returns the targets for a node with a name, from the shortest one on.
  static func all(_ name: String, identifier: String?, in groups: [String]) -> [Target] {
    let places = [[]] + groups.reversed().map { [$0] } + [groups.reversed()]
    return [nil, identifier].unique.flatMap { identifier in
      places.unique.map { Target(name: name, identifier: identifier, groups: $0) }
    }
  }

  /// Creates the shortest target for one of several nodes with a name, each with its identifier and the
  /// names of the groups around it.
  init(_ name: String, _ index: Int, among places: [(identifier: String?, groups: [String])]) {
    let others = places.indices.filter { ($0 == index) == false }.map { places[$0] }
    let (identifier, groups) = places[index]
    let own = Target.all(name, identifier: identifier, in: groups).first { target in
      others.contains(where: target.isAt) == false
    }
    self = own ?? Target(name: name, position: index + 1)
  }
}

extension Int {
  /// The number as a position, such as `2nd`.
  fileprivate var ordinal: String {
    let isTeen = (11...13).contains(self % 100)
    let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][self % 10] ?? "th"
    return "\(self)\(ending)"
  }
}

extension TokenReader.Token {
  /// The number of a position such as `2nd`, or `nil` if the token isn't one.
  var position: Int? {
    guard isWord, let number = text.dropLast(2).wholeNumber, number > 0 else { return nil }
    return number.ordinal == text ? number : nil
  }

  /// Whether the words that tell controls with the same name apart begin with the token.
  var beginsPlace: Bool { (isWord && text == "in") || (position == nil) == false }
}
