public import FlowDriver
public import HeadlessUI

/// The states to which some states of the frontier lead, as one worker found them.
@usableFromInline
struct Expansion<App: RestorableApp>: Sendable {
  @usableFromInline var next: [App.State] = []
  @usableFromInline var hashes: [Int] = []
  @usableFromInline var affordances: [UInt32] = []
  @usableFromInline var counts: [Int32] = []
  @usableFromInline var layers: [LayerSummary] = []
  @usableFromInline var layerNumbers: [UInt32] = []
  @usableFromInline var witnesses: [Witness] = []
  /// The state that the app refused to restore, or `nil` if there was none; no state after it was
  /// visited.
  @usableFromInline var refused: Int?

  /// Visits states, whose indices are their numbers.
  @inlinable
  init(
    of states: ArraySlice<App.State>,
    _ app: inout App,
    _ scope: Scope<App>,
    _ properties: [Property<App>]
  ) {
    layerNumbers.reserveCapacity(states.count)
    counts.reserveCapacity(states.count)
    next.reserveCapacity(2 * states.count)
    hashes.reserveCapacity(2 * states.count)
    affordances.reserveCapacity(2 * states.count)
    for number in states.indices where refused == nil {
      visit(states[number], number, &app, scope, properties)
    }
  }

  @inlinable
  mutating func visit(
    _ state: App.State,
    _ number: Int,
    _ app: inout App,
    _ scope: Scope<App>,
    _ properties: [Property<App>]
  ) {
    guard app.restore(state) else {
      refused = number
      return
    }
    let screen = app.screen
    let layer = screen.topLayer
    layerNumbers.append(self.number(of: layer))
    check(properties, number) { law in
      switch law {
      case .invariant(let check): return check(state, screen)
      case .reachability(let isGoal): return isGoal(state, screen) ? [] : nil
      case .step, .recovery: return nil
      }
    }
    var isRestored = true
    var index = -1
    var count: Int32 = 0
    layer.forEachAffordance { affordance in
      index += 1
      guard refused == nil, let action = affordance.action, scope.includes(state, affordance)
      else { return }
      guard isRestored || app.restore(state) else {
        refused = number
        return
      }
      app.perform(action)
      isRestored = false
      let after = app.state
      check(properties, number, index) { law in
        guard case .step(let check) = law else { return nil }
        return check(.init(before: state, screen: screen, affordance: affordance, after: after))
      }
      hashes.append(after.hashValue)
      next.append(after)
      affordances.append(UInt32(clamping: index))
      count += 1
    }
    if refused == nil { counts.append(count) }
  }

  @inlinable
  mutating func check(
    _ properties: [Property<App>],
    _ number: Int,
    _ affordance: Int? = nil,
    _ commands: (Property<App>.Law) -> [Command]?
  ) {
    for (index, property) in properties.enumerated() {
      guard let commands = commands(property.law) else { continue }
      guard witnesses.contains(where: { $0.property == index }) == false else { continue }
      witnesses.append(
        Witness(property: index, number: number, affordance: affordance, commands: commands))
    }
  }

  @inlinable
  mutating func number(of layer: Layer<App.Action>) -> UInt32 {
    let (role, length) = (layer.role, layer.name.utf8.count)
    for index in layers.indices
    where layers[index].role == role && layers[index].name.utf8.count == length
      && layers[index].describes(layer)
    {
      return UInt32(clamping: index)
    }
    layers.append(LayerSummary(layer))
    return UInt32(clamping: layers.count - 1)
  }
}

/// A state, or a step from it, that decides a property: it violates a law or reaches a goal.
@usableFromInline
struct Witness: Sendable {
  @usableFromInline let property: Int
  @usableFromInline let number: Int
  @usableFromInline let affordance: Int?
  /// The commands that show a violation.
  @usableFromInline let commands: [Command]

  @inlinable
  init(property: Int, number: Int, affordance: Int?, commands: [Command]) {
    self.property = property
    self.number = number
    self.affordance = affordance
    self.commands = commands
  }
}
