import FlowDriver
import HeadlessUI
import PlainText

/// The control that a person means by a name.
enum NamedControl<Action: Hashable & Sendable> {
  /// A button, by its number.
  case button(Int)
  case stepper(Stepper<Action>)

  /// Finds the only control of the topmost layer with a name.
  ///
  /// If no control has exactly this name, spaces and the case of letters don't matter.
  ///
  /// - Throws: A ``PromptError`` if there isn't exactly one.
  init(_ name: String, on screen: Screen<Action>, _ words: PromptWords) throws(PromptError) {
    let layer = screen.topLayer
    let nodes = layer.flattenedNodes
    let exact = nodes.filter { $0.name == name }
    let folded = name.folded
    let found = exact.isEmpty ? nodes.filter { $0.name.folded == folded } : exact
    let controls = found.filter { $0.role == .button || $0.role == .stepper }
    let numbers = layer.affordances.enumerated().filter { _, affordance in
      controls.contains { $0.role == affordance.role && $0.name == affordance.name }
    }
    .map { $0.offset + 1 }
    guard controls.count < 2 else { throw .ambiguousName(name, numbers: numbers) }
    switch controls.first {
    case .stepper(let stepper): self = .stepper(stepper)
    case .button: self = .button(numbers.first ?? 0)
    default: throw .missing(name, found.first, on: screen, words)
    }
  }
}

extension PromptError {
  /// Returns the error that no control has a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - node: The node that has the name although it isn't a control, or `nil` if there is none.
  ///   - screen: The screen.
  ///   - words: The words that the prompt understands.
  fileprivate static func missing<Action>(
    _ name: String,
    _ node: Node<Action>?,
    on screen: Screen<Action>,
    _ words: PromptWords
  ) -> PromptError {
    let nearest = nearest(to: name, on: screen)
    if let node { return .notAControl(node.name, value: node.value, nearest: nearest) }
    let isCovered = screen.layers.dropLast().contains { layer in
      layer.affordances.contains { $0.name.folded == name.folded }
    }
    if isCovered { return .covered(name, by: screen.topLayer.name) }
    return .unknownName(name, nearest: words.commands(like: name) + nearest)
  }

  /// Returns the controls whose names are most like a name, with the numbers of buttons.
  private static func nearest<Action>(to name: String, on screen: Screen<Action>) -> [String] {
    let affordances = screen.affordances.enumerated().filter { $1.gesture.isOfControl }
    return name.nearest(3, among: affordances.map { $1.name }).map { nearest in
      let numbers = affordances.filter { $1.name == nearest }.map { "[\($0.offset + 1)]" }
      return "\(nearest.typed) \(numbers.joined(separator: " "))"
    }
  }
}

extension PromptWords {
  /// Returns the word of the prompt or of flows that a person probably meant, if there is one.
  fileprivate func commands(like name: String) -> [String] {
    let known = [\PromptWords.leave, \.help, \.show, \.dismiss].flatMap(all) + FlowParser.commands
    let first = name.prefix { ($0 == " ") == false }
    let meant = [name, String(first)].compactMap { $0.lowercased().likely(among: known) }
    return Array(meant.prefix(1))
  }
}

extension Gesture {
  fileprivate var isOfControl: Bool { (self == .dismiss) == false }
}

extension String {
  /// The text without white space and in lowercase.
  fileprivate var folded: String { filter { $0.isWhitespace == false }.lowercased() }
}
