internal import JuiceModel
internal import PlainText

/// Reads values of a form, and collects problems with the others.
struct DocumentReader {
  private static let limit = 20

  private let source: SourceText
  private var problems: [(offset: Int, path: String, message: () -> String)] = []
  /// The places at which to report problems with values of the right form.
  private var places: [String: (offset: Int, path: DocumentPath)] = [:]
  /// The paths of the keys that aren't missing, because a wrong key stands for them.
  private var excused = Set<String>()

  init(_ source: SourceText) {
    self.source = source
  }

  /// The problems in the order of the file, without the last ones if there are too many.
  var listed: [FileProblem] {
    let first = problems.sorted { $0.offset < $1.offset }.prefix(Self.limit).map { problem in
      let place = source.location(of: problem.offset) + ": " + problem.path
      return FileProblem(location: place, message: problem.message())
    }
    let others = problems.count - first.count
    let message = "and \(others) more; fix these first"
    return others == 0 ? first : first + [FileProblem(location: source.file, message: message)]
  }

  func check() throws(FileError) {
    guard problems.isEmpty else { throw FileError(listed) }
  }

  /// The message is made only if the problem is listed.
  mutating func add(
    _ message: @escaping @autoclosure () -> String, at offset: Int, _ path: DocumentPath
  ) {
    problems.append((offset, path.shown, message))
  }

  /// Adds a problem with a value, unless its form is already wrong.
  mutating func add(_ message: @escaping () -> String, at path: String) {
    guard let place = places[path] else { return }
    add(message(), at: place.offset, place.path)
  }

  /// Reports problems with a value elsewhere, or nowhere.
  mutating func report(_ path: DocumentPath, at offset: Int?) {
    places[path.text] = offset.map { ($0, path) }
  }

  private mutating func read<Value>(
    _ node: JSONNode, _ path: DocumentPath, _ value: Value?, _ form: String
  ) -> Value? {
    report(path, at: value.map { _ in node.offset })
    guard case .none = value else { return value }
    if node.isMissing == false {
      add("has the wrong type; use " + form, at: node.offset, path)
    } else if excused.contains(path.text) == false {
      add("is missing; add " + form, at: node.offset, path)
    }
    return nil
  }

  mutating func text(_ node: JSONNode, _ path: DocumentPath) -> String {
    let text = read(node, path, node.text, "text in double quotes") ?? ""
    let (count, limit) = (text.unicodeScalars.count, 80)
    guard count > limit else { return text }
    report(path, at: nil)
    add("is \(count) characters long; use at most \(limit)", at: node.offset, path)
    return ""
  }

  /// Returns a number in the range even if the value has another form.
  mutating func number(
    _ node: JSONNode, _ path: DocumentPath, _ range: ClosedRange<Int>,
    _ form: String = "a whole number such as 10"
  ) -> Int {
    guard let digits = read(node, path, node.digits, form) else { return range.lowerBound }
    if let number = Int(digits), range.contains(number) { return number }
    add(range.problem(with: digits), at: node.offset, path)
    return range.lowerBound
  }

  mutating func list(
    _ node: JSONNode, _ path: DocumentPath, atMost limit: Int
  ) -> [(node: JSONNode, path: DocumentPath)] {
    let items = read(node, path, node.items, "a list in [ ]") ?? []
    guard items.count > limit else {
      return items.enumerated().map { ($1, path.item($0)) }
    }
    report(path, at: nil)
    add("has \(items.count) items; use at most \(limit)", at: node.offset, path)
    return []
  }

  /// Returns the fields of an object whose keys the document chooses.
  mutating func fields(
    _ node: JSONNode, _ path: DocumentPath
  ) -> [(field: JSONField, path: DocumentPath)] {
    let fields = read(node, path, node.fields, "an object in { }") ?? []
    var keys = Set<String>()
    return fields.compactMap { field in
      let path = path.key(field.key)
      if keys.insert(field.key).inserted { return (field, path) }
      add("appears twice; use each key once", at: field.offset, path)
      return nil
    }
  }

  /// Checks that an object has no keys but these.
  ///
  /// A key that is much like that of a missing field stands for it.
  mutating func object(_ node: JSONNode, _ path: DocumentPath, _ keys: [String]) {
    let unknown = fields(node, path).filter { keys.contains($0.field.key) == false }
    for (field, path) in unknown {
      add(
        "no such key"
          + (field.key.question(among: keys) ?? "; use \(keys.joined(separator: ", "))"),
        at: field.offset, path)
    }
    let meant = unknown.prefix(10).compactMap { $0.field.key.likely(among: keys) }
    for key in node.fields.map({ _ in meant }) ?? keys { excused.insert(path.key(key).text) }
  }
}

/// The path of a value, such as `juices[2].recipe.melon`, or `stock["a b"]` as it's shown.
struct DocumentPath {
  static let root = DocumentPath(text: "", shown: "the document")

  let text: String
  let shown: String

  func item(_ index: Int) -> DocumentPath {
    DocumentPath(text: text + "[\(index)]", shown: shown + "[\(index)]")
  }

  func key(_ key: String) -> DocumentPath {
    let isWord = key.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "-", "_", "0"..."9", "A"..."Z", "a"..."z": true
      default: scalar.isASCII == false && scalar.isPrintable && scalar.isVisible
      }
    }
    let cut = key.truncated(to: 60)
    let isPlain = isWord && cut == key && key.isEmpty == false
    let start = text.isEmpty ? "" : shown
    let dot = text.isEmpty ? "" : "."
    return DocumentPath(
      text: text + dot + key, shown: start + (isPlain ? dot + key : "[" + cut.quoted + "]"))
  }
}
