internal import CellText

/// The path of a value, such as `juices[2].recipe.melon`, or `stock["a b"]` as it's shown.
package indirect enum JSONPath {
  case root
  case item(JSONPath, Int)
  case key(JSONPath, String)

  package var text: String {
    switch self {
    case .root: ""
    case .item(let list, let index): list.text + "[\(index)]"
    case .key(.root, let key): key
    case .key(let object, let key): object.text + "." + key
    }
  }

  package var shown: String {
    switch self {
    case .root: "the document"
    case .item(let list, let index): list.shown + "[\(index)]"
    case .key(.root, let key): key.shownKey()
    case .key(let object, let key): object.shown + key.shownKey(after: ".")
    }
  }
}

extension String {
  /// Returns the key after a dot, or in brackets if it isn't a plain word.
  fileprivate func shownKey(after dot: String = "") -> String {
    let isWord = unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "-", "_", "0"..."9", "A"..."Z", "a"..."z": true
      default: scalar.isASCII == false && scalar.isPrintable && scalar.isVisible
      }
    }
    let isPlain = isWord && isEmpty == false && truncated(to: 60) == self
    return isPlain ? dot + self : "[" + truncated(to: 60).quoted + "]"
  }
}
