import HeadlessUI

/// The control of a layer that has the focus, and the scroll position of the layer.
struct Focus<Action: Hashable & Sendable> {
  /// The index of the focused control in `Layer.affordances`, or `nil` if all of them are disabled.
  private(set) var index: Int?
  /// The number of lines that are scrolled away above.
  var position = 0
  /// A Boolean value that indicates whether to scroll the layer so that the focus is visible.
  var isRevealed = true
  /// The layer, or `nil` before it's known.
  private(set) var layer: Layer<Action>?
  /// The number of controls in the bar of the layer, which come first.
  private(set) var barCount = 0
  /// The number of layers that have replaced one another here so far.
  private(set) var layerCount = 0
  private var affordances: [Affordance<Action>] = []

  /// The focused control.
  var affordance: Affordance<Action>? { index.map { affordances[$0] } }

  /// A Boolean value that indicates whether the focus can move to another control.
  var hasSeveralStops: Bool { affordances.indices.lazy.filter(isStop).prefix(2).count > 1 }

  /// Updates the focus for a layer that may have changed.
  ///
  /// The focus stays on the same control, even if that has been disabled. If the control is gone,
  /// the nearest one gets the focus. In another layer, the first one after the bar does.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - barCount: The number of controls in its bar, which come first.
  mutating func settle(in layer: Layer<Action>, barCount: Int) {
    guard (self.layer == layer) == false else { return }
    self.barCount = barCount
    let isSameLayer = isSame(layer)
    let previous = affordance
    affordances = layer.affordances
    self.layer = layer
    let kept = previous.flatMap(nearest)
    guard isSameLayer == false else {
      index = kept ?? nearest(to: index ?? 0)
      return
    }
    layerCount += 1
    index = kept.flatMap { isStop($0) ? $0 : nil } ?? firstOfContent ?? nearest(to: 0)
    position = 0
    isRevealed = true
  }

  /// Returns whether a layer is the known one, maybe in another state.
  ///
  /// A base screen is the same one even if its title changes, such as that of a clock, as long as it
  /// offers the same.
  func isSame(_ layer: Layer<Action>) -> Bool {
    guard self.layer?.role == layer.role else { return false }
    return self.layer?.name == layer.name
      || (layer.role == .screen && affordances == layer.affordances)
  }

  /// Moves the focus to a control if it's enabled, and returns whether it is.
  @discardableResult
  mutating func move(to index: Int) -> Bool {
    guard affordances.indices.contains(index), isStop(index) else { return false }
    self.index = index
    isRevealed = true
    return true
  }

  /// The index of the first enabled control after the bar, or `nil` if there is none.
  var firstOfContent: Int? { affordances.indices.first { $0 >= barCount && isStop($0) } }

  /// Moves the focus to the first enabled control.
  mutating func moveToFirst() {
    if let first = affordances.indices.first(where: isStop) { move(to: first) }
  }

  /// Moves the focus to the last enabled control.
  mutating func moveToLast() {
    if let last = affordances.indices.last(where: isStop) { move(to: last) }
  }

  /// Moves the focus to the next enabled control in reading order, from the last one to the first.
  ///
  /// - Parameter backwards: Whether to move to the previous control instead.
  mutating func advance(backwards: Bool = false) {
    let stops = affordances.indices.filter(isStop)
    let next =
      backwards
      ? stops.last { $0 < index ?? 0 } ?? stops.last
      : stops.first { $0 > index ?? -1 } ?? stops.first
    if let next { move(to: next) }
  }

  /// Returns the control with a number, counted from 1, or `nil` if there is none.
  func control(_ number: Int) -> Affordance<Action>? {
    affordances.indices.contains(number - 1) ? affordances[number - 1] : nil
  }

  /// Returns the index of the sign of the focused stepper for a gesture, or `nil` if the focus
  /// isn't on a stepper.
  func sign(_ gesture: Gesture) -> Int? {
    guard let index, let affordance, affordance.role == .stepper else { return nil }
    guard (affordance.gesture == gesture) == false else { return index }
    return gesture == .increment ? index + 1 : index - 1
  }

  private func isStop(_ index: Int) -> Bool {
    let affordance = affordances[index]
    return affordance.isEnabled && (affordance.gesture == .dismiss) == false
  }

  private func nearest(to index: Int) -> Int? {
    affordances.indices.filter(isStop).min { abs($0 - index) < abs($1 - index) }
  }

  private func nearest(_ control: Affordance<Action>) -> Int? {
    let distance = { (candidate: Int) in abs(candidate - (index ?? 0)) }
    return affordances.indices.filter { affordances[$0].isSameControl(as: control) }
      .min { distance($0) < distance($1) }
  }
}

extension Affordance {
  /// Returns whether another affordance is that of the same control, in whatever state.
  func isSameControl(as other: Affordance?) -> Bool {
    role == other?.role && name == other?.name && gesture == other?.gesture
  }
}
