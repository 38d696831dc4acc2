public import HeadlessUI

/// What some states of one level lead to, found by one worker.
@usableFromInline
struct Level<App: RestorableApp>: Sendable {
  /// A broken law: where, after which affordance if any, and what shows it.
  @usableFromInline
  struct Breach: Sendable {
    @usableFromInline let property: Int
    @usableFromInline let number: Int
    @usableFromInline let affordance: Int?
    @usableFromInline let commands: [Command]

    @inlinable
    init(property: Int, number: Int, affordance: Int?, commands: [Command]) {
      self.property = property
      self.number = number
      self.affordance = affordance
      self.commands = commands
    }
  }

  @usableFromInline var next: [App.State] = []
  @usableFromInline var hashes: [Int] = []
  @usableFromInline var affordances: [UInt32] = []
  @usableFromInline var counts: [Int32] = []
  @usableFromInline var faces: [Face] = []
  @usableFromInline var faceNumbers: [UInt32] = []
  @usableFromInline var breaches: [Breach] = []
  /// The state that the app refused to restore, after which no other was visited.
  @usableFromInline var refused: Int?

  /// Visits states of which the first has a number.
  @inlinable
  init(
    of states: ArraySlice<App.State>,
    _ app: inout App,
    _ scope: Scope<App>,
    _ properties: [Property<App>]
  ) {
    faceNumbers.reserveCapacity(states.count)
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
    faceNumbers.append(face(of: layer))
    check(properties, number) { law in
      switch law {
      case .always(let check): return check(state, screen)
      case .sometimes(let isSo): return isSo(state, screen) ? [] : nil
      case .step, .escape: return nil
      }
    }
    var isThere = true
    var index = -1
    var count: Int32 = 0
    layer.forEachAffordance { affordance in
      index += 1
      guard refused == nil, let action = affordance.action, scope.includes(state, affordance)
      else { return }
      guard isThere || app.restore(state) else {
        refused = number
        return
      }
      app.perform(action)
      isThere = false
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
      guard breaches.contains(where: { $0.property == index }) == false else { continue }
      breaches.append(
        Breach(property: index, number: number, affordance: affordance, commands: commands))
    }
  }

  @inlinable
  mutating func face(of layer: Layer<App.Action>) -> UInt32 {
    let (role, length) = (layer.role, layer.name.utf8.count)
    for index in faces.indices
    where faces[index].role == role && faces[index].name.utf8.count == length
      && faces[index].isOf(layer)
    {
      return UInt32(clamping: index)
    }
    faces.append(Face(layer))
    return UInt32(clamping: faces.count - 1)
  }
}
