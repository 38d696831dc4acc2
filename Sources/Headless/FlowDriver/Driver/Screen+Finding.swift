public import HeadlessUI
import PlainText

extension Screen {
  /// Returns whether the screen is as expected, such as whether it shows a text.
  ///
  /// An expectation of a change is never met, because no single screen shows a change.
  public func meets(_ expectation: Command.Expectation) -> Bool {
    numbered.isAs(expectation)
  }

  /// Returns the value that the one node of the topmost layer with a name shows, or `nil` if there isn't
  /// exactly one such value, stepper, or button with a value.
  public func value(of name: String, identifier: String? = nil) -> String? {
    let target = Target(name: name, identifier: identifier)
    return (try? node(target, among: [.value, .stepper, .button]))?.value
  }

  /// Returns the nodes of the topmost layer's groups with a name.
  public func rows(of group: String) -> [Node<Action>] {
    topLayer.flattenedNodes.flatMap { node -> [Node<Action>] in
      guard case .group(let found) = node, found.name == group else { return [] }
      return found.children
    }
  }

  /// Returns the choice that a command takes, or `nil` if it takes none.
  package func choice(of command: Command) -> Affordance<Action>? {
    guard let gesture = command.gesture else { return nil }
    return (try? choice(gesture, on: command.target)).map { choices[$0] }
  }

  /// Returns the index, in ``Screen/choices``, of a gesture on the one control of the topmost layer that
  /// matches a target, or of an event.
  func choice(_ gesture: Gesture, on target: Target) throws(FlowError.Reason) -> Int {
    let (top, affordances) = (topLayer, affordances)
    if gesture == .event { return try affordances.count + event(target) }
    if gesture == .dismiss {
      if let index = affordances.lastIndex(where: { $0.gesture == .dismiss }) { return index }
      let buttons = top.role == .screen ? [] : affordances.filter { $0.isEnabled }
      throw .notDismissible(top.role, name: top.name, buttons: buttons.map { $0.name })
    }
    let role: Role = gesture == .tap ? .button : .stepper
    let named = top.flattenedNodes.filter(target.matches)
    if let node = named.first, named.contains(where: { $0.role == role }) == false {
      throw .unfit(node.role, name: target.name, for: gesture)
    }
    let node = try node(target, among: [role])
    let index = affordances.firstIndex {
      ($0.gesture, $0.name, $0.identifier) == (gesture, node.name, node.identifier)
    }
    if let index, affordances[index].isEnabled { return index }
    throw role == .button
      ? .disabled(role, name: target.name)
      : .atBound(name: target.name, value: node.value ?? "", gesture)
  }

  /// Returns the names of the responses that a flow can give to a request, or the reason why the app
  /// doesn't wait for one.
  func responses(to request: String) throws(FlowError.Reason) -> [String] {
    let requests = events.filter { $0.isAwaited || ($0.response == nil) == false }
    let named = requests.filter { $0.name == request }
    guard named.isEmpty else { return named.compactMap { $0.response } }
    let nearest = request.nearest(among: requests.map { $0.name })
    throw .unanswerable(request: request, nearest: nearest)
  }

  private func event(_ target: Target) throws(FlowError.Reason) -> Int {
    let index = events.firstIndex { event in
      (event.name, event.response) == (target.name, target.identifier) && event.isAwaited == false
    }
    if let index { return index }
    guard let response = target.identifier else {
      let names = events.filter { $0.response == nil && $0.isAwaited == false }.map { $0.name }
      throw .notFound(.event, name: target.name, nearest: target.name.nearest(among: names.unique))
    }
    let nearest = response.nearest(among: try responses(to: target.name))
    throw .unanswerable(request: target.name, with: response, nearest: nearest)
  }

  func node(_ target: Target, among roles: [Role]) throws(FlowError.Reason) -> Node<Action> {
    let found = try nodes(target, among: roles)
    guard found.count == 1, let node = found.first else {
      throw .ambiguous(
        name: target.name, roles: found.map { $0.role },
        identifiers: found.compactMap { $0.identifier })
    }
    return node
  }

  /// Returns at least one node.
  func nodes(_ target: Target, among roles: [Role]) throws(FlowError.Reason) -> [Node<Action>] {
    let found = topLayer.nodes(among: roles).filter(target.matches)
    guard found.isEmpty == false else { throw missing(target, among: roles) }
    return found
  }

  /// Returns the reason why nothing matches a target: it has another identifier, a modal covers it or
  /// the name that is probably meant, or there is no such node.
  func missing(_ target: Target, among roles: [Role]) -> FlowError.Reason {
    let nodes = topLayer.nodes(among: roles)
    let named = nodes.filter { $0.name == target.name }
    let role = named.first?.role ?? target.role ?? roles.first ?? .button
    if let identifier = target.identifier, named.isEmpty == false {
      let nearest = identifier.nearest(among: named.compactMap { $0.identifier })
      return .notFound(role, name: target.name, identifier: identifier, nearest: nearest)
    }
    let nearest = target.name.nearest(among: nodes.map { $0.name })
    let isOnTop = topLayer.flattenedNodes.contains { $0.name == target.name }
    let covered = layers.dropLast().reversed().flatMap { layer in
      layer.nodes(among: roles) + (isOnTop ? [] : layer.flattenedNodes)
    }
    let meant = nearest.isEmpty ? target.name.likely(among: covered.map { $0.name }) : nil
    if let node = covered.first(where: { $0.name == target.name })
      ?? covered.first(where: { $0.name == meant })
    {
      return .covered(node.role, name: node.name, by: topLayer.role, named: topLayer.name)
    }
    return .notFound(role, name: target.name, nearest: nearest)
  }
}

extension Layer {
  /// Returns the nodes of some kinds; a button counts among values only if it has one.
  func nodes(among roles: [Role]) -> [Node<Action>] {
    let needsValue = roles.contains(.value)
    return flattenedNodes.filter { node in
      roles.contains(node.role) && (needsValue == false || (node.value == nil) == false)
    }
  }
}
