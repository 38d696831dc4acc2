internal import PlainText

/// The path of a value in a JSON document, such as `juices[2].recipe.melon`.
struct JSONPath: Equatable {
  private enum Step: Equatable {
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
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where isWord(key): text += (text.isEmpty ? "" : ".") + key
      case .key(let key): text += "[" + key.truncated(to: 60).quoted + "]"
      }
    }
    return text
  }

  private func isWord(_ key: String) -> Bool {
    var scalars = 0
    for character in key {
      var isFirst = true
      for scalar in character.unicodeScalars {
        if isFirst, isWord(scalar) == false { return false }
        isFirst = false
        scalars += 1
      }
    }
    return 1...60 ~= scalars
  }

  /// Returns whether a scalar is an ASCII letter or digit, a hyphen, an underscore, or a visible scalar
  /// beyond ASCII that isn't in a block of punctuation or symbols.
  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x00...0xA9, 0x600...0x605, 0x2010...0x206F, 0x20A0...0x20CF, 0x2190...0x245F,
      0x2500...0x2775,
      0x2794...0x2BFF, 0x3001...0x3004, 0x3008...0x3020, 0xFE10...0xFE6F, 0xFF01...0xFF0F,
      0x1F000...0x1F0FF, 0x1F1E6...0x1FAFF:
      false
    default: scalar.isVisible
    }
  }
}
