import CellText
package import HeadlessUI
import TextRendering

/// An error that explains why a flow or one of its commands fails.
public struct FlowError: Error, Hashable, Sendable {
  package let reason: Reason
  package let location: FlowLocation?
  /// The topmost layer at that time as a linear reading in English, or an empty text.
  package let tree: String

  /// Creates an error for a command that fails on a screen.
  package init<Action>(_ reason: Reason, on screen: Screen<Action>) {
    let renderer = TextRenderer(viewport: Viewport(columns: 0, rows: 0), style: .linear())
    self.init(reason, tree: renderer.render(screen))
  }

  package init(_ reason: Reason, at location: FlowLocation? = nil, tree: String = "") {
    self.reason = reason
    self.location = location
    self.tree = tree
  }

  /// The flow itself is wrong, and no part of it was run.
  package var isBadData: Bool {
    switch reason {
    case .syntax, .unreadable, .unwritable, .inexpressible: true
    default: false
    }
  }

  func located(at location: FlowLocation) -> FlowError {
    FlowError(reason, at: location, tree: tree)
  }
}

extension FlowError: CustomStringConvertible {
  /// The place and the reason on one line, and the topmost layer below.
  public var description: String {
    let column = if case .syntax(let error) = reason { "\(error.column):" } else { "" }
    let place = location.map { "\($0.place):\(column) " } ?? ""
    let layer = tree.hasSuffix("\n") ? String(tree.dropLast()) : tree
    return place + message + (layer.isEmpty ? "" : "\n\(layer)")
  }

  /// The reason, and the inclusions and repetitions around it, on one line.
  package var message: String { "\(reason)\(location?.chain ?? "")" }
}

extension FlowError {
  package enum Reason: Error, Hashable, Sendable {
    /// No node has this role and name, or none that has them has this place, such as `in "Mango"`.
    /// `nearest` holds up to three names that may be meant, or the places.
    case notFound(Role, name: String, place: String? = nil, nearest: [String])
    /// Several nodes have this name. `roles` holds the role of each node, and `places` the words that tell
    /// each from the others, such as `in "Mango"`.
    case ambiguous(name: String, roles: [Role], places: [String])
    /// The gesture doesn't fit the node with this name.
    case unfit(Role, name: String, for: Gesture)
    /// The control is disabled.
    case disabled(Role, name: String)
    /// The stepper shows the last value in the direction of the gesture.
    case atBound(name: String, value: String, Gesture)
    /// The node is covered by a layer with this role and name.
    case covered(Role, name: String, by: Role, named: String)
    /// The layer refuses to be dismissed. `buttons` holds the names of its buttons.
    case notDismissible(Role, name: String, buttons: [String])
    /// The request can't be answered, or not with this response. `nearest` holds up to three requests or
    /// responses that may be meant.
    case unanswerable(request: String, with: String? = nil, nearest: [String])
    /// The screen isn't as a command expects. The other command expects what it shows.
    case unexpected(found: Command, expected: Command)
    /// The value of the stepper isn't a number.
    case uncounted(name: String, value: String)
    /// The screen isn't as in a snapshot or on another port. The texts describe the two in English.
    case different(found: String, expected: String)
    /// The screen can't be compared with a snapshot, for a reason in English.
    case incomparable(String)
    /// The port to the app failed with this message.
    case portFailed(String)
    /// A wrapper of the app doesn't know an event that it showed.
    case unknownEvent
    /// Only the first steps of a command were done, because the next one failed for this reason.
    indirect case interrupted(after: Int, of: Int, Reason)
    /// No flow file can express the command, such as one with a number of steps of 0.
    case unwritable(SyntaxError)
    /// No flow file can express what was done. The texts describe the problem and a remedy in English.
    case inexpressible(problem: String, suggestion: String)
    /// A line can't be parsed.
    case syntax(SyntaxError)
    /// The file can't be read, for a reason in English.
    case unreadable(file: String, reason: String)
  }
}

extension FlowError.Reason: CustomStringConvertible {
  /// On one line, without the place.
  package var description: String {
    switch self {
    case .notFound(let role, let name, let place, let nearest):
      "no \(role.rawValue) \(name.shown)" + (place.map { " \($0)" } ?? "")
        + question(nearest.map { place == nil ? $0.typed : $0 })
    case .ambiguous(let name, let roles, let places):
      "\(counted(roles)) are named \(name.shown)" + list("; use ", places.prefix(10).map { $0 })
    case .unfit(let role, let name, let gesture):
      "\(role.rawValue) \(name.shown) can't be \(participle(gesture))"
    case .disabled(let role, let name): "\(role.rawValue) \(name.shown) is disabled"
    case .atBound(let name, let value, let gesture):
      "stepper \(name.shown) can't be \(participle(gesture)) from \(value.shown)"
    case .covered(let role, let name, let layer, let title):
      "\(role.rawValue) \(name.shown) is covered by \(layer.rawValue) \(title.shown)"
    case .notDismissible(let role, let name, let buttons):
      "\(role.rawValue) \(name.shown) can't be dismissed" + list("; tap ", buttons.map { $0.typed })
    case .unanswerable(let request, let response, let nearest):
      (response.map { "request \(request.shown) has no response \($0.shown)" }
        ?? "no request \(request.shown) can be answered") + question(nearest.map { $0.typed })
    case .unexpected(let found, let expected): Command.difference(found, expected)
    case .uncounted(let name, let value): "found \(name.shown) at \(value.shown); expected a number"
    case .different(let found, let expected): "found \(found); expected \(expected)"
    case .incomparable(let reason): reason
    case .portFailed(let message): "the port failed: \(message.visible)"
    case .unknownEvent: "the port failed: a wrapper doesn't pass on the events of its app"
    case .interrupted(let done, let steps, let reason):
      "stopped after \(done) of \(steps) steps: \(reason)"
    case .unwritable(let error), .syntax(let error): error.message
    case .inexpressible(let problem, let suggestion): "\(problem); \(suggestion)"
    case .unreadable(let file, let reason):
      "can't read \(file.isEmpty ? file.shown : file.visible): \(reason)"
    }
  }

  private func question(_ words: [String]) -> String { list(". Did you mean ", words, "?") }

  private func list(_ start: String, _ words: [String], _ end: String = "") -> String {
    words.isEmpty ? "" : start + words.joined(separator: " or ") + end
  }

  private func counted(_ roles: [Role]) -> String {
    Role.allCases.filter(roles.contains)
      .map { role in roles.count { $0 == role }.counted(role.rawValue) }
      .joined(separator: " and ")
  }

  private func participle(_ gesture: Gesture) -> String {
    switch gesture {
    case .tap: "tapped"
    case .decrement: "decreased"
    case .increment: "increased"
    case .enter: "changed"
    case .submit: "submitted"
    case .focus: "focused"
    case .leave: "left"
    case .dismiss: "dismissed"
    case .event: "answered"
    }
  }
}
