internal import JuiceModel

/// A name as a document writes it: an object of texts by language code.
struct NameDocument {
  let place: JSONPlace
  let name: LocalizedName

  init(_ node: JSONNode) throws(Mistake) {
    place = node.place
    var translations: [LocalizedName.Translation] = []
    for (code, text) in try node.fields() {
      guard code.isLanguageCode else {
        throw Mistake(
          at: text.place, "no such key", "use the codes of languages, such as ko or en")
      }
      translations.append(
        .init(language: Language(rawValue: code), text: try text.text()))
    }
    guard translations.isEmpty == false else {
      throw Mistake(at: place, "has no name", "add ko or en")
    }
    name = LocalizedName(translations)
  }
}

extension String {
  /// A Boolean value that indicates whether the text has the form of a BCP 47 code, which begins
  /// with a language of two or three letters.
  fileprivate var isLanguageCode: Bool {
    let subtags = split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count)
        && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isWellFormed, let first = subtags.first else { return false }
    return (2...3).contains(first.utf8.count) && first.allSatisfy { $0.isLowercase }
  }
}
