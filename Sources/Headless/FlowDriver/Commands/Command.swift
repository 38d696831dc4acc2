import CellText
public import HeadlessUI

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
  /// Creates the command for one of a layer's affordances, with as much of its place as tells it from
  /// others, and with the new text of a field.
  ///
  /// A text that a field offers comes after the field.
  package init(_ index: Int, of affordances: [AffordanceIdentity], entering text: String? = nil) {
    let chosen = affordances[index]
    var target = Target(name: chosen.name, identifier: chosen.identifier)
    if (chosen.gesture == .event) == false {
      let alike = affordances.enumerated().filter { _, other in
        other.text == nil && other.gesture == chosen.gesture && other.name == chosen.name
      }
      let places = alike.map { ($0.element.identifier, $0.element.groups) }
      target = Target(chosen.name, alike.lastIndex { $0.offset <= index } ?? 0, among: places)
    }
    self.init(chosen.gesture, target, text: text ?? chosen.text ?? "")
  }

  /// Creates the command for an affordance of any state, with its identifier or else the group around it.
  package init(_ affordance: AffordanceIdentity) {
    let group = affordance.identifier == nil ? affordance.groups.last : nil
    let target = Target(affordance.name, group, affordance.identifier)
    self.init(affordance.gesture, target, text: affordance.text ?? "")
  }

  package init(_ gesture: Gesture, _ target: Target, text: String = "", number: Int = 1) {
    let forms = Form.all.filter { $0.gesture == gesture }
    let form = target.identifier == nil ? forms.last : forms.first
    self.init(form: form ?? .dismiss, target: target, text: text, number: number)
  }

  /// The gesture of a person, or `nil` if the command only looks at the screen.
  public var gesture: Gesture? { form.gesture }

  /// The name of the control, the event, or the request, or an empty string if there is none.
  public var name: String { target.name }

  /// The name of the response, or the text that is entered or expected, or an empty string if there is none.
  public var value: String { (form == .answer ? target.identifier : nil) ?? text }

  package var snapshotName: String? { form == .snapshot ? text : nil }

  /// Checks that a flow file can express the command.
  func check(at location: FlowLocation? = nil) throws(FlowError) {
    let line = Array("\(self)".utf8)
    var reader = TokenReader(line[...], number: location?.line ?? 1)
    do {
      _ = try reader.command()
    } catch {
      throw FlowError(.unwritable(error), at: location)
    }
  }
}

extension Command {
  /// Taps a control; a group around it or its identifier chooses between several with the same name.
  public static func tap(
    _ name: String, in group: String? = nil, identifier: String? = nil
  ) -> Command {
    Command(form: .tap, target: Target(name, group, identifier))
  }

  /// Changes the text of a field.
  public static func enter(
    _ text: String, into name: String, in group: String? = nil, identifier: String? = nil
  ) -> Command {
    Command(form: .enter, target: Target(name, group, identifier), text: text)
  }

  /// Ends the text of a field, as Return does.
  public static func submit(
    _ name: String, in group: String? = nil, identifier: String? = nil
  ) -> Command {
    Command(form: .submit, target: Target(name, group, identifier))
  }

  /// Goes to a field, whose app asks to know.
  public static func focus(
    _ name: String, in group: String? = nil, identifier: String? = nil
  ) -> Command {
    Command(form: .focus, target: Target(name, group, identifier))
  }

  /// Goes from a field to another control, and the app of the field asks to know.
  public static func leave(
    _ name: String, in group: String? = nil, identifier: String? = nil
  ) -> Command {
    Command(form: .leave, target: Target(name, group, identifier))
  }

  /// Raises the value of a stepper by a number of steps, from 1 to 1,000.
  public static func increase(
    _ name: String, in group: String? = nil, identifier: String? = nil, by steps: Int = 1
  ) -> Command {
    Command(form: .increase, target: Target(name, group, identifier), number: steps)
  }

  /// Lowers the value of a stepper by a number of steps, from 1 to 1,000.
  public static func decrease(
    _ name: String, in group: String? = nil, identifier: String? = nil, by steps: Int = 1
  ) -> Command {
    Command(form: .decrease, target: Target(name, group, identifier), number: steps)
  }

  /// Dismisses the topmost layer as the system does (Esc, a swipe).
  public static let dismiss = Command(form: .dismiss)

  /// Gives a response to a request of the app.
  public static func answer(_ request: String, with response: String) -> Command {
    Command(form: .answer, target: Target(request, nil, response))
  }

  /// Lets an external event happen that responds to nothing.
  public static func event(_ name: String) -> Command {
    Command(form: .event, target: Target(name, nil, nil))
  }

  /// Runs the jobs that follow from the next event in another order than they become ready.
  ///
  /// An explorer prints such orders. The text `2:3` stands for the third job of those that are ready at the
  /// second choice among several; a comma separates it from other choices. The event fails without them.
  public static func order(_ jobs: String) -> Command { Command(form: .order, text: jobs) }

  /// Lets the next two actions happen in one turn: the tasks that follow from the first one begin once the
  /// second one has been performed.
  public static let inOneTurn = Command(form: .inOneTurn)

  /// Stops the flow if the screen isn't as expected.
  public static func expect(_ expectation: Expectation) -> Command { expectation.command }

  /// For the runner of the flow, and does nothing to the app.
  package static let show = Command(form: .show)
}

extension Command: CustomStringConvertible {
  /// The command as a line of a flow.
  public var description: String { words { $0.quoted }.joined(separator: " ") }

  /// Returns the words of the line, with names and texts as a function quotes them.
  package func words(_ quote: (String) -> String) -> [String] {
    form.words + form.slots.compactMap { text(of: $0, quote) } + target.place(quote)
  }

  private func text(of slot: Slot, _ quote: (String) -> String) -> String? {
    switch slot {
    case .role: target.role?.rawValue
    case .name: target.named(quote)
    case .word(let word): word
    case .event: quote(target.name)
    case .response: target.identifier.map(quote)
    case .text, .order: quote(text)
    case .number(_, _, nil): "\(number)"
    case .number(_, _, let word?): number == 1 ? nil : "\(word) \(number)"
    case .state: isEnabled.map { $0 ? "enabled" : "disabled" }
    }
  }
}
