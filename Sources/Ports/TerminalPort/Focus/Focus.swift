import HeadlessUI

/// Where a person is in a layer: the control that has the focus, and how far the layer is scrolled.
struct Focus<Action: Hashable & Sendable> {
  /// The place in `Layer.affordances` of what has the focus, or nothing where all is disabled.
  private(set) var place: Int?
  /// How far the layer is scrolled in lines.
  var position = 0
  /// Whether the layer is to be scrolled so that the focus shows.
  var isRevealed = true
  private var layer: Layer<Action>?
  private var affordances: [Affordance<Action>] = []

  /// What has the focus.
  var affordance: Affordance<Action>? { place.map { affordances[$0] } }

  /// Follows a layer to what it is now: the focus stays on the same control, even one that was
  /// disabled; where that is gone it goes to the nearest, or to the first of another layer.
  mutating func settle(in layer: Layer<Action>) {
    guard (self.layer == layer) == false else { return }
    let isSameLayer = self.layer?.role == layer.role && self.layer?.name == layer.name
    let previous = affordance
    affordances = layer.affordances
    self.layer = layer
    let kept = previous.flatMap(nearest)
    guard isSameLayer == false else {
      place = kept ?? nearest(to: place ?? 0)
      return
    }
    place = kept.flatMap { isStop($0) ? $0 : nil } ?? nearest(to: 0)
    position = 0
    isRevealed = true
  }

  /// Gives the focus to what can be done now, and says whether it has it.
  @discardableResult
  mutating func move(to place: Int) -> Bool {
    guard affordances.indices.contains(place), isStop(place) else { return false }
    self.place = place
    isRevealed = true
    return true
  }

  /// Gives the focus to the first stop.
  mutating func moveToFirst() {
    if let first = affordances.indices.first(where: isStop) { move(to: first) }
  }

  /// Gives the focus to the last stop.
  mutating func moveToLast() {
    if let last = affordances.indices.last(where: isStop) { move(to: last) }
  }

  /// Gives the focus to the next stop in reading order, or to the one before, all around.
  mutating func advance(backwards: Bool = false) {
    let stops = affordances.indices.filter(isStop)
    let next =
      backwards
      ? stops.last { $0 < place ?? 0 } ?? stops.last
      : stops.first { $0 > place ?? -1 } ?? stops.first
    if let next { move(to: next) }
  }

  /// Whether an affordance has a number, counted from 1.
  func hasNumber(_ number: Int) -> Bool { number > 0 && number <= affordances.count }

  /// The sign of the stepper that has the focus which lowers or raises its value.
  func sign(_ gesture: Gesture) -> Int? {
    guard let place, let affordance, affordance.role == .stepper else { return nil }
    guard (affordance.gesture == gesture) == false else { return place }
    return gesture == .increment ? place + 1 : place - 1
  }

  private func isStop(_ place: Int) -> Bool {
    let affordance = affordances[place]
    return affordance.isEnabled && (affordance.gesture == .dismiss) == false
  }

  private func nearest(to place: Int) -> Int? {
    affordances.indices.filter(isStop).min { abs($0 - place) < abs($1 - place) }
  }

  private func nearest(_ control: Affordance<Action>) -> Int? {
    let distance = { (index: Int) in abs(index - (place ?? 0)) }
    return affordances.indices.filter { isSame(affordances[$0], control) }
      .min { distance($0) < distance($1) }
  }

  private func isSame(_ one: Affordance<Action>, _ other: Affordance<Action>) -> Bool {
    one.role == other.role && one.name == other.name && one.gesture == other.gesture
  }
}

/// The focus in each layer of a screen.
struct FocusStack<Action: Hashable & Sendable> {
  /// The focus in the topmost layer, the only one that can be reached.
  var top = Focus<Action>()
  private var covered: [Focus<Action>] = []

  /// How far each layer is scrolled in lines, the base first.
  var positions: [Int] { covered.map { $0.position } + [top.position] }

  /// Follows the layers of a screen; one that was covered has its focus again.
  mutating func settle(on screen: Screen<Action>) {
    let layers = screen.layers
    while covered.count + 1 > layers.count, let last = covered.popLast() { top = last }
    while covered.count + 1 < layers.count {
      covered.append(top)
      top = Focus()
    }
    if let layer = layers.last { top.settle(in: layer) }
  }
}
