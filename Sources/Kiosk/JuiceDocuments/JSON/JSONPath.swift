internal import PlainText

/// The path of a value in a JSON document, such as `juices[2].recipe.melon`.
struct JSONPath: Hashable {
  private enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  private var steps: [Step] = []

  /// Creates the path of the document itself.
  init() {}

  /// The number of objects and lists that contain the value.
  var depth: Int { steps.count }

  /// The path of the value for a key of this object.
  subscript(key: String) -> JSONPath {
    var path = self
    path.steps.append(.key(key))
    return path
  }

  /// The path of an item of this list.
  subscript(index: Int) -> JSONPath {
    var path = self
    path.steps.append(.index(index))
    return path
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path in the syntax of JavaScript, with keys that aren't words in quotes and long keys cut.
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
