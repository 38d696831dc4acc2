internal import JuiceModel
internal import PlainText

indirect enum DocumentType {
  case text
  /// Text that no earlier object of the list has.
  case id
  case number(ClosedRange<Int>)
  /// An object of these fields alone.
  case object([DocumentField])
  /// A list of one to so many objects, which are called by a word.
  case list(of: [DocumentField], atMost: Int, _ word: String)
  /// An object of keys that the document chooses, and the message about one without any.
  case map(of: DocumentType, by: DocumentKey, ifEmpty: String?)

  var form: String {
    switch self {
    case .text, .id: "text in double quotes"
    case .number: "a whole number such as 10"
    case .object, .map: "an object in { }"
    case .list: "a list in [ ]"
    }
  }

  var keys: DocumentKey {
    switch self {
    case .object(let fields): .declared(fields.map { $0.key })
    case .map(_, let keys, _): keys
    default: .anything
    }
  }

  /// Returns the type of the value for a key, or `nil` if the key isn't declared.
  func value(for key: String) -> DocumentType? {
    switch self {
    case .object(let fields): fields.first { $0.key == key }?.type
    case .map(let type, _, _): type
    default: nil
    }
  }

  /// Returns what is wrong with a value apart from what is in it, or `nil` if nothing is.
  func problem(with value: JSONValue) -> String? {
    switch (self, value) {
    case (.text, .text(let text)), (.id, .text(let text)): return text.fieldProblem
    case (.number(let range), .number(let number)): return range.problem(with: number)
    case (.list(_, let limit, let word), .list(let items)):
      if items.isEmpty { return "is empty; add at least one \(word)" }
      return items.count > limit ? "has \(items.count) items; use at most \(limit)" : nil
    case (.map(_, _, let message), .object(let fields)): return fields.isEmpty ? message : nil
    case (.object, .object): return nil
    default: return "has the wrong type; use \(form)"
    }
  }
}

struct DocumentField {
  let key: String
  let type: DocumentType
  var isRequired = true
}

enum DocumentKey {
  case anything
  case declared([String])
  case fruit([String])
  case language

  func allows(_ key: String) -> Bool {
    switch self {
    case .anything: true
    case .declared(let words), .fruit(let words): words.contains(key)
    case .language: key.isLanguageCode
    }
  }

  func message(about key: String) -> String {
    switch self {
    case .anything: ""
    case .declared(let words):
      "no such key" + (key.question(among: words) ?? "; use \(words.joined(separator: ", "))")
    case .fruit(let words): "isn't a fruit of this menu" + (key.question(among: words) ?? "")
    case .language: "no such key; use the codes of languages, such as ko or en"
    }
  }
}

extension String {
  /// What keeps the text from being in a file, or `nil` if nothing does.
  var fieldProblem: String? {
    let limit = 80
    let count = unicodeScalars.count
    return count > limit ? "is \(count) characters long; use at most \(limit)" : textProblem
  }

  fileprivate func question(among words: [String]) -> String? {
    likely(among: words).map { ". Did you mean \($0.truncated(to: 60).quoted)?" }
  }

  /// Whether the text has the form of a BCP 47 code, which begins with two or three letters.
  fileprivate var isLanguageCode: Bool {
    let parts = Array(utf8).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let language = parts.first ?? []
    return (2...3).contains(language.count) && language.allSatisfy { $0.isSmallLetter }
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isLetterOrDigit } }
  }
}
