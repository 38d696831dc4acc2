internal import CellText
internal import JSONReading
internal import JuiceModel

/// Reads values of a form, and collects problems with the others.
struct DocumentReader {
  private static let limit = 20

  private let source: SourceText
  let root: JSONNode
  /// The first problems, in the order of the file.
  private var problems: [(offset: Int, message: String)] = []
  private var problemCount = 0
  /// The places at which to report problems with values of the right form.
  private var places: [String: (offset: Int, node: JSONNode)] = [:]

  init(_ bytes: [UInt8], file: String) throws(FileError) {
    guard bytes.count <= sizeLimit else { throw FileError(tooLarge: sizeLimit, at: file) }
    source = SourceText(bytes: bytes, file: file)
    do throws(JSONError) {
      root = try JSONParser.document(bytes)
    } catch {
      throw FileError(at: source.location(of: error.offset), error.message(in: bytes))
    }
  }

  /// The problems in the order of the file, without the last ones if there are too many.
  var listed: [String] {
    let first = problems.map { "\(source.location(of: $0.offset)): \($0.message)".revealed }
    let others = problemCount - first.count
    return others == 0 ? first : first + ["\(source.file): and \(others) more; fix these first"]
  }

  func check() throws(FileError) {
    guard problems.isEmpty else {
      throw FileError(kind: .badData, problems: listed, cause: .damaged)
    }
  }

  /// The message is made only if the problem is listed.
  mutating func add(
    _ message: @autoclosure () -> String, _ node: JSONNode, at offset: Int? = nil
  ) {
    let offset = offset ?? node.offset
    problemCount += 1
    let index = problems.firstIndex { $0.offset > offset } ?? problems.count
    guard index < Self.limit else { return }
    problems.insert((offset, "\(node.path.shown): \(message())"), at: index)
    if problems.count > Self.limit { problems.removeLast() }
  }

  /// Adds a problem with a value, unless its form is already wrong.
  mutating func add(_ message: () -> String, at path: String) {
    guard let place = places[path] else { return }
    add(message(), place.node, at: place.offset)
  }

  /// Reports problems with a value at an offset, or nowhere.
  mutating func report(_ node: JSONNode, at offset: Int?) {
    places[node.path.text] = offset.map { ($0, node) }
  }

  private mutating func read<Value>(_ node: JSONNode, _ value: Value?, _ form: String) -> Value? {
    report(node, at: value.map { _ in node.offset })
    guard case .none = value else { return value }
    switch node.value {
    case nil: add("is missing; add " + form, node)
    case .unknown: break
    default: add("has the wrong type; use " + form, node)
    }
    return nil
  }

  mutating func text(_ node: JSONNode) -> String {
    let text = read(node, node.text, "text in double quotes") ?? ""
    let count = text.unicodeScalars.count
    let limit = 80
    guard count > limit else { return text }
    report(node, at: nil)
    add("is \(count) characters long; use at most \(limit)", node)
    return ""
  }

  /// Returns a number in the range even if the value has another form.
  mutating func number(
    _ node: JSONNode, _ range: ClosedRange<Int>, _ form: String = "a whole number such as 10"
  ) -> Int {
    guard let digits = read(node, node.digits, form) else { return range.lowerBound }
    if let number = Int(digits), range.contains(number) { return number }
    add(range.problem(with: digits), node)
    return range.lowerBound
  }

  mutating func list(_ node: JSONNode, atMost limit: Int) -> [JSONNode] {
    let items = read(node, node.items, "a list in [ ]") ?? []
    guard items.count > limit else { return items }
    report(node, at: nil)
    add("has \(items.count) items; use at most \(limit)", node)
    return []
  }

  /// Returns the fields of an object whose keys the document chooses.
  mutating func fields(_ node: JSONNode, _ form: String = "an object in { }") -> [JSONNode] {
    let fields = read(node, node.fields, form) ?? []
    var keys = Set<String>()
    return fields.filter { field in
      let isNew = keys.insert(field.key).inserted
      if isNew == false { add("appears twice; use each key once", field, at: field.start) }
      return isNew
    }
  }

  /// Checks that an object has no keys but these.
  mutating func object(_ node: JSONNode, _ keys: [String]) {
    for field in fields(node) where keys.contains(field.key) == false {
      let advice = field.key.question(among: keys) ?? "; use \(keys.joined(separator: ", "))"
      add("no such key" + advice, field, at: field.start)
    }
  }
}
