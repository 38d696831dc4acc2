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
  @usableFromInline var readings: [StepReading<App.State>] = []
  /// For each visited state, how often each property had something to look at.
  @usableFromInline var examined: [UInt32] = []
  /// The state to which the app didn't go back, or `nil` if there was none; no state after it was
  /// visited.
  @usableFromInline var unrestored: UnrestoredState?

  /// Visits states, whose indices are their numbers.
  ///
  /// - Parameters:
  ///   - states: The states.
  ///   - scope: The scope of the exploration.
  ///   - properties: The properties to check.
  ///   - count: The number of states that one app visits.
  ///   - makeApp: A closure that makes an app.
  @inlinable
  init(
    of states: ArraySlice<App.State>,
    _ scope: Scope<App>,
    _ properties: [Property<App>],
    eachOf count: Int,
    by makeApp: () -> App
  ) {
    layerNumbers.reserveCapacity(states.count)
    counts.reserveCapacity(states.count)
    next.reserveCapacity(2 * states.count)
    hashes.reserveCapacity(2 * states.count)
    affordances.reserveCapacity(2 * states.count)
    examined.reserveCapacity(properties.count * states.count)
    for start in stride(from: states.startIndex, to: states.endIndex, by: count) {
      var app = makeApp()
      for number in start..<min(start + count, states.endIndex) where unrestored == nil {
        visit(states[number], number, &app, scope, properties)
      }
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
    guard restore(state, number, &app) else { return }
    let screen = app.screen
    let layer = screen.topLayer
    layerNumbers.append(self.number(of: layer))
    let tally = examined.count
    for _ in properties { examined.append(0) }
    for (index, property) in properties.enumerated() {
      switch property.law {
      case .invariant(let applies, let check):
        guard applies(state, screen) else { continue }
        examined[tally + index] += 1
        report(index, number) { check(state, screen) }
      case .reachability(let isGoal):
        examined[tally + index] += 1
        report(index, number) { isGoal(state, screen) ? [] : nil }
      case .step, .observation, .replay, .recovery: break
      }
    }
    var isRestored = true
    var index = -1
    var count: Int32 = 0
    layer.forEachAffordance { affordance in
      index += 1
      guard unrestored == nil, let action = affordance.action, scope.includes(state, affordance)
      else { return }
      guard isRestored || restore(state, number, &app) else { return }
      let observations = observations(of: app, properties)
      app.perform(action)
      isRestored = false
      let after = app.state
      let step = Property<App>.Step(
        before: state, screen: screen, affordance: affordance, after: after)
      for (property, law) in properties.enumerated() {
        guard case .step(let applies, let check) = law.law, applies(step) else { continue }
        examined[tally + property] += 1
        report(property, number, index) { check(step) }
      }
      for (property, end) in observations {
        guard let found = end(state, after) else { continue }
        if found.contains(where: { $0.isSilence }) == false { examined[tally + property] += 1 }
        readings += found.map {
          StepReading(property: property, number: number, affordance: index, reading: $0)
        }
      }
      hashes.append(after.hashValue)
      next.append(after)
      affordances.append(UInt32(clamping: index))
      count += 1
    }
    if unrestored == nil { counts.append(count) }
  }

  /// Begins the observations of an app that the properties ask for.
  @inlinable
  func observations(
    of app: App,
    _ properties: [Property<App>]
  ) -> [(property: Int, end: Property<App>.Observation)] {
    properties.enumerated().compactMap { index, property in
      guard case .observation(let observe) = property.law else { return nil }
      return (index, observe(app))
    }
  }

  /// Restores a state, and returns whether the app is in it now.
  @inlinable
  mutating func restore(_ state: App.State, _ number: Int, _ app: inout App) -> Bool {
    let isRefused = app.restore(state) == false
    guard isRefused || (app.state == state) == false else { return true }
    unrestored = UnrestoredState(number: number, isRefused: isRefused)
    return false
  }

  /// Adds the witness of a property, unless there is one already.
  @inlinable
  mutating func report(
    _ property: Int,
    _ number: Int,
    _ affordance: Int? = nil,
    _ commands: () -> [Command]?
  ) {
    guard witnesses.contains(where: { $0.property == property }) == false,
      let commands = commands()
    else { return }
    witnesses.append(
      Witness(property: property, number: number, affordance: affordance, commands: commands))
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

/// A state that an app was in before and to which it doesn't go back.
@usableFromInline
struct UnrestoredState: Sendable {
  @usableFromInline let number: Int
  /// A Boolean value that indicates whether the app said that it can't restore the state.
  @usableFromInline let isRefused: Bool

  @inlinable
  init(number: Int, isRefused: Bool) {
    self.number = number
    self.isRefused = isRefused
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
