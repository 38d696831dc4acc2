internal import CellText

/// The first error in a document, at the offset of a byte.
package struct JSONError: Error {
  package let offset: Int
  /// What is wrong, or what was expected there.
  let reason: String
  var isUnexpected = false

  /// Returns what is wrong with the document of the error.
  package func message(in document: [UInt8]) -> String {
    guard isUnexpected else { return reason }
    let rest = document.dropFirst(offset)
    func hasWord(_ word: String) -> Bool { rest.starts(with: word.utf8) }
    if ["//", "/*", "#"].contains(where: hasWord) {
      return "JSON has no comments; remove this one"
    }
    if hasWord("\u{FEFF}") { return "found a byte order mark; save as UTF-8 without one" }
    guard let found = String(decoding: rest.prefix(40), as: UTF8.self).first else {
      return "the document ends too soon; expected \(reason)"
    }
    return "found \(String(found).revealed.quoted); expected \(reason)"
  }
}
