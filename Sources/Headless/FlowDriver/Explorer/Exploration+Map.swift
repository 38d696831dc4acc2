import HeadlessUI

extension Exploration {
  /// The layers and what leads from one to another, as a Mermaid flowchart.
  ///
  /// Ways between the same two layers are one edge, labelled with each control; origins with the
  /// same edge to a layer share a line.
  public var map: String {
    var places: [Place] = []
    for place in passages.flatMap({ [$0.origin, $0.destination] })
    where places.contains(place) == false {
      places.append(place)
    }
    var edges: [(origin: Place, destination: Place, label: String)] = []
    for origin in places {
      for destination in places {
        let labels = passages.filter { $0.origin == origin && $0.destination == destination }
          .map { $0.control.label }
        guard labels.isEmpty == false else { continue }
        edges.append((origin, destination, labels.joined(separator: "<br>")))
      }
    }
    var lines = ["flowchart LR"]
    var drawn: Set<Place> = []
    func named(_ place: Place) -> String {
      let name = "\(place.role)\(places.firstIndex(of: place) ?? 0)"
      return drawn.insert(place).inserted ? name + place.shape : name
    }
    for edge in edges {
      let alike = edges.filter { $0.destination == edge.destination && $0.label == edge.label }
      guard alike.first?.origin == edge.origin else { continue }
      let origins = alike.map { named($0.origin) }.joined(separator: " & ")
      lines.append("  \(origins) -->|\"\(edge.label)\"| \(named(edge.destination))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Place {
  fileprivate var shape: String {
    switch role {
    case .alert: "([\"\(name.escaped)\"])"
    case .sheet: "[/\"\(name.escaped)\"/]"
    default: "[\"\(name.escaped)\"]"
    }
  }
}

extension Face.Control {
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
