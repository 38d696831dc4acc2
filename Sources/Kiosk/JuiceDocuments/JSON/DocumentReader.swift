internal import PlainText

struct DocumentReader {
  private static let limit = 20

  private let source: SourceText
  private var problems: [FileProblem] = []
  private var unlisted = 0
  private var ids = Set<String>()

  init(_ source: SourceText) {
    self.source = source
  }

  static func check(
    _ root: JSONNode, _ type: DocumentType, in source: SourceText
  ) throws(FileError) {
    var reader = DocumentReader(source)
    reader.check(root, "", type)
    guard reader.problems.isEmpty else { throw FileError(reader.listed) }
  }

  var listed: [FileProblem] {
    guard unlisted > 0 else { return problems }
    let message = "and \(unlisted) more; fix these first"
    return problems + [FileProblem(location: source.file, message: message)]
  }

  /// The message is made only if the problem is listed.
  mutating func add(_ message: @autoclosure () -> String, at offset: Int, _ path: String) {
    guard problems.count < Self.limit else {
      unlisted += 1
      return
    }
    let place = source.location(of: offset) + ": " + (path.isEmpty ? "the document" : path)
    problems.append(FileProblem(location: place, message: message()))
  }

  private mutating func check(_ node: JSONNode, _ path: String, _ type: DocumentType) {
    let problem = type.problem(with: node.value)
    if let problem { add(problem, at: node.offset, path) }
    switch (type, node.value) {
    case (.id, .text(let text)) where ids.insert(text).inserted == false:
      add("appears twice; use a different id for each", at: node.offset, path)
    case (.object(let declared), .object(let fields)):
      addMissing(declared, node, path)
      check(fields, path, type)
    case (.map, .object(let fields)): check(fields, path, type)
    case (.list(let declared, _, _), .list(let items)) where problem == nil:
      ids = []
      for (index, item) in items.enumerated() {
        check(item, path + "[\(index)]", .object(declared))
      }
    default: break
    }
  }

  /// A key that is much like that of a missing field stands for it.
  private mutating func addMissing(
    _ declared: [DocumentField], _ node: JSONNode, _ path: String
  ) {
    let known = declared.map { $0.key }
    let meant = node.fields.filter { known.contains($0.key) == false }.prefix(10)
      .compactMap { $0.key.likely(among: known) }
    for field in declared
    where field.isRequired && node[field.key].isMissing && meant.contains(field.key) == false {
      add("is missing; add \(field.type.form)", at: node.offset, path.path(to: field.key))
    }
  }

  private mutating func check(_ fields: [JSONField], _ path: String, _ type: DocumentType) {
    let keys = type.keys
    for field in fields {
      let path = path.path(to: field.key)
      if field.isRepeated {
        add("appears twice; use each key once", at: field.offset, path)
        continue
      }
      if keys.allows(field.key) == false {
        add(keys.message(about: field.key), at: field.offset, path)
      }
      if let type = type.value(for: field.key) { check(field.node, path, type) }
    }
  }
}

extension String {
  /// Returns the path of the value for a key of the object at this path, as in
  /// `juices[2].recipe.melon` or `stock["a b"]`.
  fileprivate func path(to key: String) -> String {
    let isWord = key.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "-", "_", "0"..."9", "A"..."Z", "a"..."z": true
      default: scalar.isASCII == false && scalar.isPrintable && scalar.isVisible
      }
    }
    let cut = key.truncated(to: 60)
    guard isWord, cut == key, key.isEmpty == false else { return self + "[" + cut.quoted + "]" }
    return isEmpty ? key : self + "." + key
  }
}
