import CellText
public import HeadlessUI

extension Screen {
  /// Returns whether the screen is as expected, such as whether it shows a text.
  ///
  /// An expectation of a change is never met, because no single screen shows a change.
  public func meets(_ expectation: Command.Expectation) -> Bool {
    numbered.isAs(expectation)
  }

  /// Returns the value that the one node of the topmost layer with a name shows, or `nil` if there isn't
  /// exactly one such value, stepper, field, or button with a value.
  public func value(
    of name: String, in group: String? = nil, identifier: String? = nil
  ) -> String? {
    let target = Target(name, group, identifier)
    return (try? node(target, among: [.value, .stepper, .button, .field]))?.value
  }

  /// The names of the requests that wait for a response.
  ///
  /// A request for the next element of a sequence isn't among them.
  public var requests: [String] {
    events.filter { $0.isAwaited && $0.isResponse }.map { $0.name }.unique
  }

  /// Returns the nodes of the topmost layer's groups with a name.
  public func rows(of group: String) -> [Node<Action>] {
    topLayer.flattenedNodes.flatMap { node in
      node.role == .group && node.name == group ? node.children : []
    }
  }

  /// Returns what a gesture on the one control of the topmost layer that a command means does to the app.
  func input(
    _ gesture: Gesture, of command: Command
  ) throws(FlowError.Reason) -> Input<Action> {
    let top = topLayer
    let target = command.target
    if gesture == .event { return try event(target) }
    if gesture == .dismiss {
      if let dismissal = top.dismissal { return .action(dismissal.action) }
      let buttons = top.role == .screen ? [] : affordances.filter { $0.isEnabled }
      throw .notDismissible(top.role, name: top.name, buttons: buttons.map { $0.name })
    }
    let steps = gesture == .increment || gesture == .decrement
    let role: Role = gesture == .tap ? .button : steps ? .stepper : .field
    let able = top.placedNodes.filter { $0.node.controls.contains { $0.gesture == gesture } }
    let found = target.matches(among: able)
    if found.isEmpty, able.contains(where: { $0.node.name == target.name }) == false,
      let other = top.flattenedNodes.first(where: { $0.name == target.name })
    {
      throw .unfit(other.role, name: target.name, for: gesture)
    }
    let node = try only(found, target, among: [role])
    if let action = node.action(gesture) {
      return gesture == .enter ? .text(command.text, action) : .action(action)
    }
    throw role == .stepper
      ? .atBound(name: target.name, value: node.value ?? "", gesture)
      : .disabled(role, name: target.name)
  }

  /// Returns the names of the responses that a flow can give to a request, or the reason why the app
  /// doesn't wait for one.
  func responses(to request: String) throws(FlowError.Reason) -> [String] {
    let known = events.filter { $0.isResponse && $0.name == request }
    if known.isEmpty == false { return known.compactMap { $0.response } }
    throw .unanswerable(request: request, nearest: request.nearest(among: requests))
  }

  /// A response that the screen doesn't offer may be one that the app reads from its text.
  private func event(_ target: Target) throws(FlowError.Reason) -> Input<Action> {
    let event = events.last { ($0.name, $0.response) == (target.name, target.identifier) }
    if let input = event?.affordance.input { return input }
    guard let response = target.identifier else {
      let names = events.filter { $0.isResponse == false }.map { $0.name }
      throw .notFound(.event, name: target.name, nearest: target.name.nearest(among: names.unique))
    }
    return .response(response, to: target.name)
  }

  /// Returns the reason why an app didn't take an input.
  func problem(with input: Input<Action>) throws(FlowError.Reason) -> FlowError.Reason {
    guard case .response(let response, let request) = input else { return .unknownEvent }
    let responses = try responses(to: request)
    if responses.contains(response) { return .unknownEvent }
    let nearest = response.nearest(among: responses)
    return .unanswerable(request: request, with: response, nearest: nearest)
  }

  func node(_ target: Target, among roles: [Role]) throws(FlowError.Reason) -> Node<Action> {
    try only(nodes(target, among: roles), target, among: roles)
  }

  /// Returns the node that is alone among those that a target means.
  private func only(
    _ found: [PlacedNode<Action>], _ target: Target, among roles: [Role]
  ) throws(FlowError.Reason) -> Node<Action> {
    if found.count == 1 { return found[0].node }
    guard found.isEmpty == false else { throw missing(target, among: roles) }
    let places = found.map { ($0.node.identifier, $0.groups) }
    let targets = found.indices.map { Target(target.name, $0, among: places) }
    throw .ambiguous(
      name: target.name, roles: found.map { $0.node.role }, places: targets.map { $0.difference })
  }

  /// Returns the nodes that a target means, of which there may be none.
  func nodes(_ target: Target, among roles: [Role]) -> [PlacedNode<Action>] {
    target.matches(among: topLayer.placedNodes(among: roles))
  }

  /// Returns the reason why nothing matches a target: it's elsewhere, a modal covers it or the name that is
  /// probably meant, or there is no such node.
  func missing(_ target: Target, among roles: [Role]) -> FlowError.Reason {
    let nodes = topLayer.placedNodes(among: roles)
    let named = nodes.filter { $0.node.name == target.name }
    if named.isEmpty == false { return misplaced(target, among: named) }
    let nearest = target.name.nearest(among: nodes.map { $0.node.name })
    let isOnTop = topLayer.flattenedNodes.contains { $0.name == target.name }
    let covered = layers.dropLast().reversed().flatMap { layer in
      layer.nodes(among: roles) + (isOnTop ? [] : layer.flattenedNodes)
    }
    let meant = nearest.isEmpty ? target.name.likely(among: covered.map { $0.name }) : nil
    for name in [target.name, meant] {
      guard let node = covered.first(where: { $0.name == name }) else { continue }
      return .covered(node.role, name: node.name, by: topLayer.role, named: topLayer.name)
    }
    let role = target.role ?? roles.first ?? .button
    return .notFound(role, name: target.name, nearest: nearest)
  }

  /// Returns the reason why no node with the name of a target is where the target says.
  private func misplaced(
    _ target: Target, among named: [PlacedNode<Action>]
  ) -> FlowError.Reason {
    let place = target.difference
    let places = named.flatMap { node, groups in
      [node.identifier.map { "id \($0.typed)" }] + groups.map { "in \($0.typed)" }
    }
    let others = places.compactMap { $0 }.unique.filter { $0.prefix(2) == place.prefix(2) }
    return .notFound(
      named[0].node.role, name: target.name, place: place, nearest: place.nearest(among: others))
  }
}

extension ExternalEvent {
  /// Whether the event responds to a request.
  fileprivate var isResponse: Bool { (work == nil && response == nil) == false }
}

extension Layer {
  func nodes(among roles: [Role]) -> [Node<Action>] { placedNodes(among: roles).map { $0.node } }

  /// Returns the nodes of some kinds, each with the names of the groups around it; a button counts among
  /// values only if it has one.
  func placedNodes(among roles: [Role]) -> [PlacedNode<Action>] {
    let needsValue = roles.contains(.value)
    return placedNodes.filter { node, _ in
      roles.contains(node.role) && (needsValue == false || (node.value == nil) == false)
    }
  }
}
