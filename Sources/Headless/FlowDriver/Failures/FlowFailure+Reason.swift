public import HeadlessUI
import PlainText

extension FlowFailure {
  /// The ways in which a command fails.
  public enum Reason: Hashable, Sendable {
    /// Nothing of that role has that name; the nearest of those that are there, at most three.
    case notFound(Role, name: String, nearest: [String])
    /// What has that name has other identifiers; the nearest of them, at most three.
    case unidentified(Role, name: String, identifier: String, nearest: [String])
    /// Several parts have that name; the role of each, and the identifiers that some have.
    case ambiguous(name: String, roles: [Role], identifiers: [String] = [])
    /// What has that name is not a thing for that gesture.
    case unfit(Role, name: String, for: Gesture)
    /// The control is disabled.
    case disabled(Role, name: String)
    /// The stepper shows its last value in that direction.
    case atBound(name: String, value: String, Gesture)
    /// The control is under a modal of that role and name.
    case covered(Role, name: String, by: Role, named: String)
    /// The layer refuses to be dismissed; the buttons that it has instead.
    case notDismissible(Role, name: String, buttons: [String])
    /// The screen is not as expected; both in words.
    case unexpected(found: String, expected: String)
    /// The port to the app failed; what it said.
    case portFailed(String)
    /// Of several steps, some were done before one failed.
    indirect case interrupted(after: Int, of: Int, Reason)
  }
}

extension FlowFailure.Reason: CustomStringConvertible {
  /// What is wrong and what would be right, in one line of English.
  public var description: String {
    switch self {
    case .notFound(let role, let name, let nearest):
      "no \(role.rawValue) \(name.shown) here; "
        + (nearest.isEmpty
          ? "there is no \(role.rawValue) at all"
          : "the nearest: \(nearest.map { $0.shown }.joined(separator: ", "))")
    case .unidentified(let role, let name, let identifier, let nearest):
      "no \(role.rawValue) \(name.shown) has id \(identifier.shown); "
        + (nearest.isEmpty ? "none has any" : "the nearest: \(listed(nearest))")
    case .ambiguous(let name, let roles, let identifiers):
      "\(name.shown) is the name of \(counted(roles)); "
        + (identifiers.isEmpty
          ? "it would have to be there once" : "say which, by \(listed(identifiers))")
    case .unfit(let role, let name, let gesture):
      "\(role.rawValue) \(name.shown) cannot be \(gesture.participle);"
        + " only a \(gesture.role.rawValue) can"
    case .disabled(let role, let name):
      "\(role.rawValue) \(name.shown) is disabled; it would have to be enabled"
    case .atBound(let name, let value, let gesture):
      "stepper \(name.shown) cannot be \(gesture.participle) from \(value.shown);"
        + " take fewer steps"
    case .covered(let role, let name, let modal, let title):
      "\(role.rawValue) \(name.shown) is covered by \(modal.rawValue) \(title.shown);"
        + " close the \(modal.rawValue) first"
    case .notDismissible(let role, let name, let buttons):
      "\(role.rawValue) \(name.shown) cannot be dismissed; "
        + (buttons.isEmpty
          ? "only a sheet or an alert that allows it can"
          : "tap \(buttons.map { $0.shown }.joined(separator: " or "))")
    case .unexpected(let found, let expected):
      "found \(found); expected \(expected)"
    case .portFailed(let message):
      "the port failed: \(message.visible)"
    case .interrupted(let done, let steps, let reason):
      "stopped after \(done) of \(steps) steps: \(reason)"
    }
  }

  private func listed(_ identifiers: [String]) -> String {
    identifiers.prefix(10).map { "id \($0.shown)" }.joined(separator: ", ")
  }

  private func counted(_ roles: [Role]) -> String {
    Role.allCases.compactMap { role in
      let count = roles.filter { $0 == role }.count
      return count == 0 ? nil : "\(count) \(role.rawValue)\(count == 1 ? "" : "s")"
    }
    .joined(separator: " and ")
  }
}
