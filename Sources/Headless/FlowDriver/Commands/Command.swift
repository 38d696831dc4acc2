public import HeadlessUI
import PlainText

/// A line of a flow: an action of a person on an app, or an expectation of its screen.
public struct Command: Hashable, Sendable {
  /// The numbers of steps that one command can take.
  package static let steps = 1...1_000

  var form: Form
  var target = Target(name: "")
  var text = ""
  package var number = 1
  var isEnabled: Bool?
}

extension Command {
  package init(_ gesture: Gesture, _ name: String, identifier: String?, role: Role? = nil) {
    let target = Target(name: name, role: role, identifier: identifier)
    switch gesture {
    case .tap: self.init(form: .tap, target: target)
    case .decrement: self.init(form: .decrease, target: target)
    case .increment: self.init(form: .increase, target: target)
    case .dismiss: self = .dismiss
    case .event: self.init(form: identifier == nil ? .event : .answer, target: target)
    }
  }

  /// Creates the command for one of a layer's affordances, with its identifier if others have its name.
  package init(_ index: Int, of affordances: [AffordanceIdentity]) {
    let chosen = affordances[index]
    let isAlone = affordances.count { ($0.gesture, $0.name) == (chosen.gesture, chosen.name) } == 1
    let isNamed = isAlone && (chosen.gesture == .event) == false
    self.init(chosen.gesture, chosen.name, identifier: isNamed ? nil : chosen.identifier)
  }

  /// The gesture of a person, or `nil` if the command only looks at the screen.
  public var gesture: Gesture? { form.gesture }

  /// The name of the state whose snapshot the runner of the flow compares with the screen, or `nil`
  /// if the command is another one.
  public var snapshotName: String? { form == .snapshot ? text : nil }

  /// The name of the stepper that the command changes, or `nil` if it changes none.
  package var stepper: String? { [.increment, .decrement].contains(gesture) ? target.name : nil }

  /// Checks that a flow file can express the command.
  func check(at location: FlowLocation? = nil) throws(FlowError) {
    let reader = TokenReader([], number: location?.line ?? 1, file: location?.file ?? "")
    do {
      for slot in form.slots {
        let text = if case .number = slot { "\(number)" } else { text }
        try reader.check(text, in: slot)
      }
    } catch {
      throw FlowError(.unwritable(error), at: location)
    }
  }
}

extension Command {
  /// Taps a control; the identifier chooses between several with the same name.
  public static func tap(_ name: String, identifier: String? = nil) -> Command {
    Command(.tap, name, identifier: identifier)
  }

  /// Raises the value of a stepper by a number of steps, from 1 to 1,000.
  public static func increase(
    _ name: String, identifier: String? = nil, by steps: Int = 1
  ) -> Command {
    Command(form: .increase, target: Target(name: name, identifier: identifier), number: steps)
  }

  /// Lowers the value of a stepper by a number of steps, from 1 to 1,000.
  public static func decrease(
    _ name: String, identifier: String? = nil, by steps: Int = 1
  ) -> Command {
    Command(form: .decrease, target: Target(name: name, identifier: identifier), number: steps)
  }

  /// Dismisses the topmost layer as the system does (Esc, a swipe).
  public static let dismiss = Command(form: .dismiss)

  /// Gives a response to a request of the app.
  public static func answer(_ request: String, with response: String) -> Command {
    Command(.event, request, identifier: response)
  }

  /// Lets an external event happen that responds to nothing.
  public static func event(_ name: String) -> Command { Command(.event, name, identifier: nil) }

  /// Runs the jobs that follow from the next event in another order than they become ready.
  ///
  /// An explorer prints such orders. The text `2:3` stands for the third job of those that are ready at the
  /// second choice among several; a comma separates it from other choices.
  public static func order(_ jobs: String) -> Command { Command(form: .order, text: jobs) }

  /// Stops the flow if the screen isn't as expected.
  public static func expect(_ expectation: Expectation) -> Command { expectation.command }

  /// Shows the screen to the runner of the flow, and does nothing to the app.
  public static let show = Command(form: .show)

  /// Has the runner of the flow compare the screen with the snapshot of a state, such as
  /// `Order/sold-out`, and does nothing to the app.
  ///
  /// The name consists of ASCII letters and digits, with single hyphens and slashes between them.
  public static func snapshot(_ name: String) -> Command { Command(form: .snapshot, text: name) }
}

extension Command: CustomStringConvertible {
  /// The command as a line of a flow.
  public var description: String { words { $0.quoted }.joined(separator: " ") }

  /// Returns the words of the line, with names and texts as a function quotes them.
  package func words(_ quote: (String) -> String) -> [String] {
    form.words + form.slots.compactMap { text(of: $0, quote) }
  }

  private func text(of slot: Slot, _ quote: (String) -> String) -> String? {
    switch slot {
    case .role: target.role?.rawValue
    case .name: target.named(quote)
    case .event: quote(target.name)
    case .response: target.identifier.map { "with \(quote($0))" }
    case .text, .snapshot, .order: quote(text)
    case .number(_, _, nil): "\(number)"
    case .number(_, _, let word?): number == 1 ? nil : "\(word) \(number)"
    case .state: isEnabled.map { $0 ? "enabled" : "disabled" }
    }
  }
}

/// The control that a person means: by its name, compared by canonical equivalence, and by its kind and
/// its identifier if the name isn't enough.
struct Target: Hashable, Sendable {
  var name: String
  var role: Role?
  var identifier: String?

  func named(_ quote: (String) -> String) -> String {
    quote(name) + (identifier.map { " id \(quote($0))" } ?? "")
  }

  func matches<Action>(_ node: Node<Action>) -> Bool {
    node.name == name && (role == nil || role == node.role)
      && (identifier == nil || identifier == node.identifier)
  }
}
