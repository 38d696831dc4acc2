internal import PlainText

/// Reads the values of a JSON document, and collects everything that is wrong with them.
///
/// Each method returns `nil` if the value isn't of the wanted kind, which is then one of the problems.
struct DocumentReader {
  /// The problems that have been found.
  var problems: [DocumentProblem]
  /// The paths of keys that are missing because they're misspelt.
  private var misspelt: Set<JSONPath> = []

  /// Creates a reader of a document with problems that are known already.
  init(_ problems: [DocumentProblem]) {
    self.problems = problems
  }

  /// Returns the fields of an object.
  mutating func fields(_ node: JSONNode) -> [JSONField]? {
    guard case .object(let object) = node.value else { return mismatch(node, "an object in { }") }
    return object.fields
  }

  /// Returns whether a value is an object, all of whose keys should be known.
  mutating func isObject(_ node: JSONNode, _ known: [String]) -> Bool {
    guard let fields = fields(node) else { return false }
    let unknown = fields.filter { known.contains($0.key) == false }
    for field in unknown {
      problems.append(
        DocumentProblem(
          atKeyOf: field.node, "no such key",
          "use \(known.joined(separator: ", ")); the nearest is \(field.key.nearest(among: known))")
      )
    }
    for field in unknown.prefix(10) {
      misspelt.insert(node.path[field.key.nearest(among: known)])
    }
    return true
  }

  /// Returns the items of a list that isn't too long.
  mutating func list(_ node: JSONNode, atMost limit: Int) -> [JSONNode]? {
    guard case .list(let items) = node.value else { return mismatch(node, "a list in [ ]") }
    guard items.count <= limit else {
      return add(DocumentProblem(at: node, "has \(items.count) items", "use at most \(limit)"))
    }
    return items
  }

  /// Returns the text of a string that isn't too long for a name.
  mutating func text(_ node: JSONNode) -> String? {
    let limit = 80
    guard case .text(let text) = node.value else { return mismatch(node, "text in double quotes") }
    let count = text.unicodeScalars.count
    guard count <= limit else {
      return add(
        DocumentProblem(at: node, "is \(count) characters long", "use at most \(limit)"))
    }
    return text
  }

  /// Returns a whole number.
  mutating func number(_ node: JSONNode) -> Int64? {
    guard case .number(let number) = node.value else {
      return mismatch(node, "a whole number such as 10")
    }
    return number
  }

  private mutating func mismatch<Value>(_ node: JSONNode, _ kind: String) -> Value? {
    if node.isPresent {
      return add(DocumentProblem(at: node, "has the wrong type", "use \(kind)"))
    } else if misspelt.contains(node.path) {
      return nil
    }
    return add(DocumentProblem(at: node, "is missing", "add \(kind)"))
  }

  private mutating func add<Value>(_ problem: DocumentProblem) -> Value? {
    problems.append(problem)
    return nil
  }
}

/// Something wrong at a place in a JSON document.
struct DocumentProblem {
  let path: JSONPath
  /// The offset of the first byte that is wrong.
  let offset: Int
  let wrong: String
  private let suggestion: () -> String

  /// What would be right, which can take a while to find out.
  var right: String { suggestion() }

  /// Creates a problem of a value.
  init(at node: JSONNode, _ wrong: String, _ right: @autoclosure @escaping () -> String) {
    self.init(node.path, node.offset, wrong, right)
  }

  /// Creates a problem of the key of a value.
  init(atKeyOf node: JSONNode, _ wrong: String, _ right: @autoclosure @escaping () -> String) {
    self.init(node.path, node.keyOffset ?? node.offset, wrong, right)
  }

  private init(
    _ path: JSONPath, _ offset: Int, _ wrong: String, _ suggestion: @escaping () -> String
  ) {
    self.path = path
    self.offset = offset
    self.wrong = wrong
    self.suggestion = suggestion
  }
}
