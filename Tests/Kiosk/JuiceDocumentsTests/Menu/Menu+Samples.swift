import JuiceDocuments
import JuiceModel

extension Menu {
  /// A valid menu of one fruit and one juice, as a document.
  static let sampleDocument = """
    {
      "fruits": [{ "id": "fig", "name": { "ko": "무화과", "en": "Fig" }, "stock": 10 }],
      "juices": [{ "id": "fig", "flavour": { "ko": "무화과", "en": "Fig" }, "recipe": { "fig": 1 } }]
    }
    """

  /// Returns the menu of a document, which is called `menu.json` in errors.
  static func reading(_ document: String) throws(FileError) -> Menu {
    try Menu(json: Array(document.utf8), file: "menu.json")
  }

  /// Returns the menu of the sample with a part of it replaced.
  static func sample(_ part: String, with other: String) throws(FileError) -> Menu {
    try reading(sampleDocument.replacing(part, with: other))
  }

  /// Returns the message of the error in a document, or `nil` if it's valid.
  static func errorMessage(_ document: String) -> String? {
    errorMessage(bytes: Array(document.utf8))
  }

  /// Returns the message of the error in the bytes of a document, or `nil` if it's valid.
  static func errorMessage(bytes: [UInt8]) -> String? {
    do {
      _ = try Menu(json: bytes, file: "menu.json")
      return nil
    } catch {
      return error.description
    }
  }
}

extension String {
  /// Returns the line and the column of the first part of a document that equals a text.
  func place(of part: String) -> String {
    let lines = split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)[0]
      .split(separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last ?? "").count + 1)"
  }

  /// Returns the line and the column of the end of the first part that equals a text.
  func place(after part: String) -> String {
    replacing(part, with: part + "\u{0}", maxReplacements: 1).place(of: "\u{0}")
  }
}
