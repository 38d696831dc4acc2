public import HeadlessUI
import PlainText

extension FlowFailure {
  /// The ways in which a command fails.
  public enum Reason: Hashable, Sendable {
    /// No control has this role and name. `nearest` holds up to three similar names.
    case notFound(Role, name: String, nearest: [String])
    /// Every control with this name has another identifier. `nearest` holds up to three similar
    /// identifiers.
    case unidentified(Role, name: String, identifier: String, nearest: [String])
    /// Several nodes have this name. `roles` holds the role of each, and `identifiers` holds those
    /// that some of them have.
    case ambiguous(name: String, roles: [Role], identifiers: [String] = [])
    /// The gesture doesn't fit the node with this name.
    case unfit(Role, name: String, for: Gesture)
    /// The control is disabled.
    case disabled(Role, name: String)
    /// The stepper shows the last value in the direction of the gesture.
    case atBound(name: String, value: String, Gesture)
    /// The control is covered by a modal with this role and name.
    case covered(Role, name: String, by: Role, named: String)
    /// The layer refuses to be dismissed. `buttons` holds the names of its buttons.
    case notDismissible(Role, name: String, buttons: [String])
    /// The screen isn't as expected. The values describe what was found and what was expected.
    case unexpected(found: String, expected: String)
    /// The port to the app failed with this message.
    case portFailed(String)
    /// Only the first steps of a command were done, because the next one failed for this reason.
    indirect case interrupted(after: Int, of: Int, Reason)
  }
}

extension FlowFailure.Reason: CustomStringConvertible {
  /// A line that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .notFound(let role, let name, let nearest):
      "no \(role.rawValue) \(name.shown) here; "
        + (nearest.isEmpty
          ? "there is no \(role.rawValue) at all"
          : "the nearest: \(nearest.map { $0.typed }.joined(separator: ", "))")
    case .unidentified(let role, let name, let identifier, let nearest):
      "no \(role.rawValue) \(name.shown) has id \(identifier.shown); "
        + (nearest.isEmpty ? "none of them has an id" : "the nearest: \(listed(nearest))")
    case .ambiguous(let name, let roles, let identifiers):
      "\(name.shown) is the name of \(counted(roles)); "
        + (identifiers.isEmpty
          ? "only one of them can have it" : "choose one by \(listed(identifiers))")
    case .unfit(let role, let name, let gesture):
      "\(role.rawValue) \(name.shown) can't be \(gesture.participle);"
        + " only a \(gesture.role.rawValue) can"
    case .disabled(let role, let name):
      "\(role.rawValue) \(name.shown) is disabled; it must be enabled"
    case .atBound(let name, let value, let gesture):
      "stepper \(name.shown) can't be \(gesture.participle) from \(value.shown);"
        + " take fewer steps"
    case .covered(let role, let name, let modal, let title):
      "\(role.rawValue) \(name.shown) is covered by \(modal.rawValue) \(title.shown);"
        + " close the \(modal.rawValue) first"
    case .notDismissible(let role, let name, let buttons):
      "\(role.rawValue) \(name.shown) can't be dismissed; "
        + (buttons.isEmpty
          ? "only a sheet or an alert that allows it can"
          : "tap \(buttons.map { $0.typed }.joined(separator: " or "))")
    case .unexpected(let found, let expected):
      "found \(found); expected \(expected)"
    case .portFailed(let message):
      "the port failed: \(message.visible)"
    case .interrupted(let done, let steps, let reason):
      "stopped after \(done) of \(steps) steps: \(reason)"
    }
  }

  private func listed(_ identifiers: [String]) -> String {
    identifiers.prefix(10).map { "id \($0.typed)" }.joined(separator: ", ")
  }

  private func counted(_ roles: [Role]) -> String {
    Role.allCases.compactMap { role in
      let count = roles.filter { $0 == role }.count
      return count == 0 ? nil : "\(count) \(role.rawValue)\(count == 1 ? "" : "s")"
    }
    .joined(separator: " and ")
  }
}
