/// A gesture that a person can make on a screen, or an event, now or in another state.
public struct Affordance<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of the control or layer that offers it.
  public let role: Role
  /// The name of the control or layer, or of the event.
  public let name: String
  /// The identifier of the control, or the name of the response of an event, or `nil` if it has none.
  public let identifier: String?
  /// The names of the groups around the control, from the outermost to the innermost.
  public let groups: [String]
  /// The gesture.
  public let gesture: Gesture
  /// A text to enter into a field, or `nil` if that's up to the person, or for any other gesture.
  public let text: String?
  /// The action of the gesture, or `nil` while the control is disabled, or for an event that a wrapper adds.
  public let action: Action?
  /// A Boolean value that indicates whether a person can make the gesture now, or the event can happen.
  public let isEnabled: Bool

  @inlinable
  init(
    role: Role, name: String, identifier: String? = nil, groups: [String] = [], gesture: Gesture,
    text: String? = nil, action: Action?, isEnabled: Bool? = nil
  ) {
    self.role = role
    self.name = name
    self.identifier = identifier
    self.groups = groups
    self.gesture = gesture
    self.text = text
    self.action = action
    self.isEnabled = isEnabled ?? ((action == nil) == false)
  }

  /// What happens to the app, or `nil` if nothing can happen now, or if a field needs a text first.
  @inlinable
  public var input: Input<Action>? {
    guard isEnabled else { return nil }
    guard let action else { return identifier.map { .response($0, to: name) } ?? .event(name) }
    return gesture == .enter ? text.map { .text($0, action) } : .action(action)
  }
}

extension Screen {
  /// The affordances of the topmost layer, in reading order, with its dismissal last.
  ///
  /// The layers below it are left out. A disabled control is included without an action,
  /// so the numbers of the others stay the same.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable
  public var affordances: [Affordance<Action>] { topLayer.affordances }

  /// The numbers of the responses that the app waits for.
  package var awaited: Set<Int> { Set(events.compactMap { $0.work }) }

  /// What has a number in ``numbered``: the affordances, and after them the external events.
  package var numberedChoices: [Affordance<Action>] {
    affordances + events.map { $0.affordance }
  }

  /// Everything that can happen next: the affordances, with each text that a field offers after the field, and
  /// after them the external events.
  @inlinable
  public var choices: [Affordance<Action>] {
    topLayer.affordances(offeringTexts: true) + events.map { $0.affordance }
  }

  /// Without the events that a wrapper adds.
  package var actions: [Action] { choices.compactMap { $0.action } }
}

extension Layer {
  /// The affordances of the layer, in reading order, with its dismissal last.
  ///
  /// The number of a control, as ports show it, is its index here, counted from 1.
  @inlinable
  public var affordances: [Affordance<Action>] { affordances(offeringTexts: false) }

  @inlinable
  func affordances(offeringTexts: Bool) -> [Affordance<Action>] {
    var affordances: [Affordance<Action>] = []
    for node in nodes { node.add(to: &affordances, in: [], offeringTexts: offeringTexts) }
    if let action = dismissal?.action {
      affordances.append(Affordance(role: role, name: name, gesture: .dismiss, action: action))
    }
    return affordances
  }

  /// The node of each affordance other than the dismissal, so a stepper is there twice.
  @inlinable
  package var controlledNodes: [Node<Action>] {
    func controlled(_ nodes: [Node<Action>]) -> [Node<Action>] {
      nodes.flatMap { node in node.controls.map { _ in node } + controlled(node.children) }
    }
    return controlled(nodes)
  }
}

extension Node {
  /// Adds the affordances of the node and those inside it, with the names of the groups around them.
  @inlinable
  func add(
    to affordances: inout [Affordance<Action>], in groups: [String], offeringTexts: Bool
  ) {
    for control in controls {
      func add(_ text: String?, to affordances: inout [Affordance<Action>]) {
        affordances.append(
          Affordance(
            role: role, name: name, identifier: identifier, groups: groups,
            gesture: control.gesture, text: text, action: control.action))
      }
      add(nil, to: &affordances)
      guard offeringTexts, control.gesture == .enter, let traits = fieldTraits else { continue }
      for text in traits.offered where (text == value) == false { add(text, to: &affordances) }
    }
    if children.count == 0 { return }
    let groups = name.isEmpty ? groups : groups + [name]
    for child in children { child.add(to: &affordances, in: groups, offeringTexts: offeringTexts) }
  }
}
