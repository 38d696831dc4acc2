import JuiceFiles
import JuiceModel

extension Menu {
  /// A valid menu of one fruit and one juice, as a document.
  static let sampleDocument = """
    {
      "fruits": [{ "id": "fig", "name": { "ko": "무화과", "en": "Fig" }, "stock": 10 }],
      "juices": [{ "id": "fig", "flavour": { "ko": "무화과", "en": "Fig" }, "recipe": { "fig": 1 } }]
    }
    """

  /// Reads a document that tests call `menu.json`.
  static func reading(_ document: String) throws(FileError) -> Menu {
    try Menu(json: Array(document.utf8), file: "menu.json")
  }

  /// Reads the sample with a part of it replaced.
  static func sample(_ part: String, with other: String) throws(FileError) -> Menu {
    try reading(sampleDocument.replacing(part, with: other))
  }

  /// What is wrong with a document, or nothing.
  static func mistake(_ document: String) -> String? {
    mistake(bytes: Array(document.utf8))
  }

  /// What is wrong with the bytes of a document, or nothing.
  static func mistake(bytes: [UInt8]) -> String? {
    do {
      _ = try Menu(json: bytes, file: "menu.json")
      return nil
    } catch {
      return error.description
    }
  }
}
