import CellText
import FlowDriver
import HeadlessUI

extension [LayerTransition] {
  /// The layers and the transitions between them, as a Mermaid flowchart.
  ///
  /// Transitions between the same two layers are one edge, labelled with each control. A comment above
  /// the chart tells its source, without the braces that could make it a directive.
  ///
  /// - Parameter source: The source of the transitions, each of which is drawn once.
  package func flowchart(of source: String) -> String {
    let layers = flatMap { [$0.origin, $0.destination] }.unique
    let numbers = Dictionary(uniqueKeysWithValues: zip(layers, layers.indices))
    let edges = Dictionary(grouping: unique) { transition in
      [transition.origin, transition.destination].map { numbers[$0] ?? 0 }
    }.mapValues { $0.map { $0.affordance.label }.joined(separator: "<br>") }
    var drawn: Set<Int> = []
    func node(_ number: Int) -> String {
      let name = "\(layers[number].role)\(number)"
      return drawn.insert(number).inserted ? name + layers[number].shape : name
    }
    var chart = "flowchart LR\n"
    for (ends, label) in edges.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      chart += "  \(node(ends[0])) -->|\"\(label)\"| \(node(ends[1]))\n"
    }
    return "%% \(source.visible.replacing("{", with: "(").replacing("}", with: ")"))\n" + chart
  }
}

extension Collection {
  /// Returns a map of what explorers find together.
  ///
  /// - Parameter words: The words before the extents of the explorations.
  package func flowchart<App>(_ words: String = "") -> String where Element == Explorer<App> {
    let explorations = map { $0.explore() }
    let extents = explorations.map { "\($0.scope): \($0.extent)" }.joined(separator: "; ")
    return explorations.flatMap { $0.layerTransitions }.flowchart(of: words + extents)
  }
}

extension LayerIdentity {
  fileprivate var shape: String {
    switch role {
    case .alert: "([\"\(identifier.label)\"])"
    case .sheet: "[/\"\(identifier.label)\"/]"
    default: "[\"\(identifier.label)\"]"
    }
  }
}

extension AffordanceIdentity {
  fileprivate var label: String {
    switch gesture {
    case .tap: name.label
    case .decrement: name.label + " -"
    case .increment: name.label + " +"
    case .enter: "\(name.label): \((text ?? "").label)"
    case .submit: name.label + " Return"
    case .focus, .leave: "\(name.label) \(gesture.word ?? "")"
    case .dismiss: "Esc"
    case .event: name.label + (identifier.map { ": \($0.label)" } ?? "")
    }
  }
}

extension String {
  /// The text between the quotes of a Mermaid flowchart, where everything that Mermaid, Markdown, or
  /// HTML could read as more than text is the code of an entity.
  fileprivate var label: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible.entities }.joined(separator: "<br>")
  }

  private var entities: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case " ", "A"..."Z", "a"..."z", "0"..."9", ",", "?", "!": String(scalar)
      default: scalar.isASCII ? "#\(scalar.value);" : String(scalar)
      }
    }.joined()
  }
}
