import HeadlessUI

extension Exploration {
  /// The layers and the transitions between them, as a Mermaid flowchart.
  ///
  /// Transitions between the same two layers are one edge, labelled with each control. Layers with
  /// the same edge to another layer share a line.
  public var map: String {
    var layers: [LayerIdentity] = []
    for layer in layerTransitions.flatMap({ [$0.origin, $0.destination] })
    where layers.contains(layer) == false {
      layers.append(layer)
    }
    var edges: [(origin: LayerIdentity, destination: LayerIdentity, label: String)] = []
    for origin in layers {
      for destination in layers {
        let labels = layerTransitions.filter {
          $0.origin == origin && $0.destination == destination
        }
        .map { $0.affordance.label }
        guard labels.isEmpty == false else { continue }
        edges.append((origin, destination, labels.joined(separator: "<br>")))
      }
    }
    var lines = ["flowchart LR"]
    var drawn: Set<LayerIdentity> = []
    func node(_ layer: LayerIdentity) -> String {
      let name = "\(layer.role)\(layers.firstIndex(of: layer) ?? 0)"
      return drawn.insert(layer).inserted ? name + layer.shape : name
    }
    for edge in edges {
      let same = edges.filter { $0.destination == edge.destination && $0.label == edge.label }
      guard same.first?.origin == edge.origin else { continue }
      let origins = same.map { node($0.origin) }.joined(separator: " & ")
      lines.append("  \(origins) -->|\"\(edge.label)\"| \(node(edge.destination))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LayerIdentity {
  fileprivate var shape: String {
    switch role {
    case .alert: "([\"\(name.escaped)\"])"
    case .sheet: "[/\"\(name.escaped)\"/]"
    default: "[\"\(name.escaped)\"]"
    }
  }
}

extension AffordanceIdentity {
  fileprivate var label: String {
    switch gesture {
    case .tap: name.escaped
    case .decrement: name.escaped + " -"
    case .increment: name.escaped + " +"
    case .dismiss: "Esc"
    }
  }
}

extension String {
  /// The text as Mermaid shows it between quotes.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "\"": text += "#quot;"
      case "#": text += "#35;"
      case "<": text += "#lt;"
      case "\n", "\r\n": text += "<br>"
      default: text.append(character)
      }
    }
  }
}
