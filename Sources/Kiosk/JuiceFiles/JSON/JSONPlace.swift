internal import PlainText

/// A place in a JSON document, such as `juices[2].recipe.melon`.
struct JSONPlace: Hashable {
  private enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  private var steps: [Step] = []

  /// The place of the whole document.
  init() {}

  /// The place that a decoder is at.
  init(_ path: [any CodingKey]) {
    steps = path.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) }
  }

  /// How many steps lead from the document to the place.
  var depth: Int { steps.count }

  /// The place of the value of a key of the object here.
  subscript(key: String) -> JSONPlace {
    var place = self
    place.steps.append(.key(key))
    return place
  }

  /// The place of an item of the list here.
  subscript(index: Int) -> JSONPlace {
    var place = self
    place.steps.append(.index(index))
    return place
  }
}

extension JSONPlace: CustomStringConvertible {
  /// The place as programmers write it; keys that are no words are quoted, and cut where long.
  var description: String {
    guard steps.isEmpty == false else { return "the document" }
    return steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where isWord(key): text += (text.isEmpty ? "" : ".") + key
      case .key(let key): text += "[\(key.truncated(to: 60).quoted)]"
      }
    }
  }

  private func isWord(_ key: String) -> Bool {
    let isLetter: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return key.isEmpty == false && key == key.truncated(to: 60) && key.allSatisfy(isLetter)
  }
}
