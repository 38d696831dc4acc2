import FlowDriver
import HeadlessUI
import PlainText

/// A map of layers and the transitions between them, as a Mermaid flowchart.
///
/// Transitions between the same two layers are one edge, labelled with each control. Layers with the
/// same edge to another layer share a line.
package struct LayerMap: Hashable, Sendable {
  private struct Edge: Hashable {
    let origin: Int
    let destination: Int
    let labels: [String]

    var fromAnywhere: Edge { Edge(origin: 0, destination: destination, labels: labels) }
  }

  private let scope: String
  private let layers: [LayerIdentity]
  private let edges: [Edge]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - transitions: The transitions, such as those of an exploration. Each is drawn once.
  ///   - scope: The source of the transitions, for the comment in the first line of the map.
  package init(_ transitions: [LayerTransition], scope: String) {
    self.scope = scope
    layers = transitions.flatMap { [$0.origin, $0.destination] }.unique
    let numbers = Dictionary(uniqueKeysWithValues: zip(layers, layers.indices))
    let alike = Dictionary(grouping: transitions.unique) { transition in
      [transition.origin, transition.destination].map { numbers[$0] ?? 0 }
    }
    edges = alike.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ends, transitions in
      Edge(origin: ends[0], destination: ends[1], labels: transitions.map { $0.affordance.label })
    }
  }

  /// Creates a map of what explorers find together.
  ///
  /// - Parameter words: The words before the extents of the explorations.
  package init<App>(of explorers: [Explorer<App>], _ words: String = "") {
    let explorations = explorers.map { $0.explore() }
    let extents = explorations.map { "\($0.scope): \($0.extent)" }.joined(separator: "; ")
    self.init(explorations.flatMap { $0.layerTransitions }, scope: words + extents)
  }

  private var chart: String {
    let alike = Dictionary(grouping: edges) { $0.fromAnywhere }
    var drawn: Set<Int> = []
    func node(_ number: Int) -> String {
      let layer = layers[number]
      let name = "\(layer.role)\(number)"
      return drawn.insert(number).inserted ? name + layer.shape : name
    }
    var lines = ["flowchart LR"]
    for edge in edges {
      let same = alike[edge.fromAnywhere] ?? []
      guard same.first == edge else { continue }
      let nodes = same.map { node($0.origin) }.joined(separator: " & ")
      let label = edge.labels.joined(separator: "<br>")
      lines.append("  \(nodes) -->|\"\(label)\"| \(node(edge.destination))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension LayerMap: CustomStringConvertible {
  /// The flowchart, below a comment with the scope and, if it's larger than Mermaid's default
  /// configuration allows, one that says so.
  package var description: String {
    let chart = chart
    var comments = ["%% \(scope.visible.replacingBraces)\n"]
    if edges.count > 500 || chart.utf16.count > 49_000 {
      comments.append(
        "%% \(edges.count) edges: set Mermaid's maxEdges and maxTextSize to more than 500 and 50000\n"
      )
    }
    return comments.joined() + chart
  }
}

extension Exploration {
  /// The layers and the transitions between them, as a Mermaid flowchart.
  public var map: String { "\(LayerMap(layerTransitions, scope: "\(scope): \(extent)"))" }
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
    var text = ""
    var isMarkerPossible = true
    for scalar in unicodeScalars {
      let isPlain =
        switch scalar {
        case " ", "A"..."Z", "a"..."z", "0"..."9", ",", "?", "!": true
        case ".", "-", "+": isMarkerPossible == false
        default: scalar.isASCII == false
        }
      if isPlain { text.unicodeScalars.append(scalar) } else { text += "#\(scalar.value);" }
      isMarkerPossible = isMarkerPossible && (" 0123456789".unicodeScalars.contains(scalar))
    }
    return text
  }

  /// The text with parentheses in place of braces, with which a comment could become a directive.
  fileprivate var replacingBraces: String {
    String(map { $0 == "{" ? "(" : $0 == "}" ? ")" : $0 })
  }
}
