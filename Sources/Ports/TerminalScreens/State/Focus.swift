import HeadlessUI
import TextRendering

/// The place of a field in a layer, which tells it even from fields with the same name.
struct FieldPlace: Hashable {
  let control: AffordanceIdentity
  /// The number of fields like it before it.
  let position: Int
}

/// The control of a layer that has the focus, and the scroll position of the layer.
struct Focus {
  /// The index of the focused control in `Layer.affordances`, or `nil` if all of them are disabled.
  private(set) var index: Int?
  /// The number of lines that are scrolled away above.
  var position = 0
  /// Whether to scroll the focus into view.
  var isRevealed = true
  /// Whether the user has put the focus on its control, or used it.
  var isChosen = false
  /// The text of the field with the focus.
  var text = TypedText()
  /// The field with the focus as the app has been told.
  var entered: FieldPlace?
  private(set) var layer: Layer<Int>?
  /// The number of controls in the bar of a screen or a sheet, which come first.
  var barCount: Int { layer?.role == .alert ? 0 : layer?.buttons.count ?? 0 }
  /// The indices of the enabled controls.
  private(set) var stops: [Int] = []
  private var affordances: [Affordance<Int>] = []

  var affordance: Affordance<Int>? { index.map { affordances[$0] } }

  /// The index of the dismissal, or of the only button of an alert, or `nil` if the layer refuses to be
  /// dismissed.
  var dismissal: Int? {
    guard (affordances.last?.gesture == .dismiss) == false else { return affordances.count - 1 }
    return layer?.role == .alert && affordances.count == 1 ? stops.first : nil
  }

  /// The node of each control.
  private var nodes: [Node<Int>] { layer?.controlledNodes ?? [] }

  /// The field with the focus, or `nil` if the focus is on no text that can be changed.
  var field: Node<Int>? {
    guard let index, affordances[index].gesture == .enter, stops.contains(index) else { return nil }
    return nodes[index]
  }

  /// The place of the field with the focus, or `nil` if there is none.
  var place: FieldPlace? {
    guard case .some = field, let index else { return nil }
    let control = affordances[index].identity
    return FieldPlace(
      control: control, position: affordances.prefix(index).count { $0.identity == control })
  }

  /// The index of the end of the text, or `nil` if nothing happens then.
  var submission: Int? { index(of: .submit, on: place) }

  /// Returns the index of another gesture on a field, or `nil` if the field is gone or has no
  /// such gesture.
  func index(of gesture: Gesture, on place: FieldPlace?) -> Int? {
    guard let place else { return nil }
    let alike = affordances.indices.filter { affordances[$0].identity == place.control }
    guard alike.indices.contains(place.position) else { return nil }
    return nodes[alike[place.position]].action(gesture).map { $0 - 1 }
  }

  /// The focus stays on the same control, or moves to the nearest one if that is gone.
  ///
  /// In a layer that nobody knows, the control that the layer names gets it, or else the first control
  /// after the bar that carries no warning. On a stepper, that's the sign for more if it can be used.
  /// Another control that the layer names later gets the focus as well, and so does content that comes later,
  /// unless the user has chosen a control. The result is `true` then.
  mutating func settle(in layer: Layer<Int>, isKnown: Bool) -> Bool {
    let former = self
    affordances = layer.affordances
    stops = affordances.indices.filter {
      affordances[$0].isEnabled && affordances[$0].gesture.hasCells
    }
    self.layer = layer
    let named = former.layer?.focus == layer.focus ? nil : layer.focusedAffordance
    let kept = former.affordance.flatMap { control in
      nearest(among: affordances.indices.filter { affordances[$0].identity == control.identity })
    }
    let isFree = isChosen == false && (former.hasContent == false || kept == nil)
    let hasCome = (named == nil) == false || (isFree && hasContent)
    isChosen = isChosen && (kept == nil) == false
    if isKnown == false {
      position = 0
      isRevealed = true
    }
    if hasCome {
      index = layer.focusedAffordance ?? firstStop
    } else if isKnown {
      index = kept ?? nearest(among: stops)
    } else {
      index = layer.focusedAffordance ?? stops.first { $0 == kept } ?? firstStop
    }
    return isKnown && hasCome
  }

  /// The text of another field begins with the caret at its end.
  mutating func followText() {
    let field = field
    let place = place
    if (text.field == place) == false { text = TypedText(field: place) }
    text.follow(field?.value ?? "")
    text.isMultiline = field?.fieldTraits?.isMultiline == true
  }

  private var hasContent: Bool { stops.contains { $0 >= barCount } }

  private var firstStop: Int? {
    let nodes = nodes
    let content = stops.filter { $0 >= barCount }
    let calm = content.first { (nodes[$0].heldStatus?.isWarning == true) == false }
    let first = calm ?? content.first ?? stops.first
    return first.map {
      affordances[$0].gesture == .decrement && stops.contains($0 + 1) ? $0 + 1 : $0
    }
  }

  @discardableResult
  mutating func move(to index: Int?) -> Bool {
    guard let index, stops.contains(index) else { return false }
    isChosen = isChosen || (index == self.index) == false
    self.index = index
    isRevealed = true
    return true
  }

  /// The index of the sign of the focused stepper, or `nil` if the focus isn't on a stepper.
  func sign(_ gesture: Gesture) -> Int? {
    guard let index, let affordance, affordance.role == .stepper else { return nil }
    guard (affordance.gesture == gesture) == false else { return index }
    return gesture == .increment ? index + 1 : index - 1
  }

  private func nearest(among indices: [Int]) -> Int? {
    let origin = index ?? 0
    return indices.min { abs($0 - origin) < abs($1 - origin) }
  }
}
