internal import PlainText

/// Reads the values of a JSON document, and collects everything that is wrong with them.
///
/// Each method returns `nil` if the value isn't of the wanted kind, which is then one of the problems.
struct DocumentReader {
  /// The problems that have been found.
  var problems: [DocumentProblem]
  /// The paths of keys of the last object that are missing because they're misspelt.
  private var misspelt: [JSONPath] = []

  /// Creates a reader of a document with problems that are known already.
  init(_ problems: [DocumentProblem]) {
    self.problems = problems
  }

  /// Returns the fields of an object.
  mutating func fields(_ node: JSONNode) -> [JSONField]? {
    guard case .object(let object) = node.value else {
      addMismatch(node, "an object in { }")
      return nil
    }
    return object.fields
  }

  /// Returns whether a value is an object, all of whose keys should be known.
  mutating func isObject(_ node: JSONNode, _ known: [String]) -> Bool {
    guard let fields = fields(node) else { return false }
    let right = "use " + known.joined(separator: ", ")
    misspelt = []
    for field in fields where known.contains(field.key) == false {
      problems.append(
        DocumentProblem(
          atKeyOf: field.node, "no such key", right, nearest: field.key, among: known))
      guard misspelt.count < 10 else { continue }
      misspelt.append(node.path[field.key.nearest(among: known)])
    }
    return true
  }

  /// Returns the items of a list that isn't too long.
  mutating func list(_ node: JSONNode, atMost limit: Int) -> [JSONNode]? {
    guard case .list(let items) = node.value else {
      addMismatch(node, "a list in [ ]")
      return nil
    }
    guard items.count <= limit else {
      problems.append(
        DocumentProblem(at: node, "has \(items.count) items", "use at most \(limit)"))
      return nil
    }
    return items
  }

  /// Returns the text of a string that isn't too long for a name.
  mutating func text(_ node: JSONNode) -> String? {
    let limit = 80
    guard case .text(let text) = node.value else {
      addMismatch(node, "text in double quotes")
      return nil
    }
    var count = 0
    for _ in text.unicodeScalars { count += 1 }
    guard count <= limit else {
      problems.append(
        DocumentProblem(at: node, "is \(count) characters long", "use at most \(limit)"))
      return nil
    }
    return text
  }

  /// Returns a whole number.
  mutating func number(_ node: JSONNode) -> Int64? {
    guard case .number(let number) = node.value else {
      addMismatch(node, "a whole number such as 10")
      return nil
    }
    return number
  }

  private mutating func addMismatch(_ node: JSONNode, _ kind: String) {
    if node.isPresent {
      problems.append(DocumentProblem(at: node, "has the wrong type", "use " + kind))
    } else if misspelt.contains(node.path) == false {
      problems.append(DocumentProblem(at: node, "is missing", "add " + kind))
    }
  }
}

/// Something wrong at a place in a JSON document.
struct DocumentProblem {
  let path: JSONPath
  /// The offset of the first byte that is wrong.
  let offset: Int
  let wrong: String
  private let suggestion: String
  private let word: String
  private let words: [String]

  /// What would be right, which can take a while to find out.
  var right: String {
    words.isEmpty
      ? suggestion
      : suggestion + "; the nearest is " + word.nearest(among: words).truncated(to: 60)
  }

  /// Creates a problem of a value.
  init(at node: JSONNode, _ wrong: String, _ right: String) {
    (path, offset, self.wrong, suggestion) = (node.path, node.offset, wrong, right)
    (word, words) = ("", [])
  }

  /// Creates a problem of the key of a value, and suggests the nearest of the words that it could be.
  init(
    atKeyOf node: JSONNode, _ wrong: String, _ right: String,
    nearest word: String = "", among words: [String] = []
  ) {
    (path, offset, self.wrong) = (node.path, node.keyOffset ?? node.offset, wrong)
    (suggestion, self.word, self.words) = (right, word, words)
  }
}
