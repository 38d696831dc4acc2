import Foundation
import JuiceModel
import JuiceViewModels
import TestSupport
import Testing

struct StringCatalogTests {
  @Test func `a String Catalog supplies all phrases, with their gaps in any order`() throws {
    var formats = [
      "orderJuice": "J %1$@", "notEnough": "100% N %1$@", "juiceReady": "R %1$@",
      "shortage": "%2$@ of %1$@",
    ]
    for case (let name?, is String) in Mirror(reflecting: Phrases.english).children {
      formats[name] = "text of \(name)"
    }
    let phrases = try phrases(of: formats)
    for case (let name?, let text as String) in Mirror(reflecting: phrases).children {
      #expect(text == formats[name])
    }
    #expect(phrases.causes[.noRoom] == "noRoom" && phrases.causes.count == 5)
    #expect(phrases.language == .english)
    #expect(phrases.orderJuice == "J \(.flavour)" && phrases.juiceReady == "R \(.flavour)")
    #expect(phrases.notEnough == "100% N \(.fruit)")
    #expect(phrases.shortage == "\(.count) of \(.fruit)")
  }

  /// Returns the phrases of a bundle with what Xcode makes of a String Catalog in English.
  private func phrases(of formats: [String: String]) throws -> Phrases {
    let folder = try TemporaryFolder()
    let language = folder.path("en.lproj")
    try FileManager.default.createDirectory(atPath: language, withIntermediateDirectories: false)
    let lines = formats.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    _ = try folder.file("en.lproj/Phrases.strings", lines.utf8)
    return try Phrases(catalogOf: #require(Bundle(path: folder.path(""))))
  }
}

extension Phrases {
  init(catalogOf bundle: Bundle) {
    func text(_ name: String) -> String {
      bundle.localizedString(forKey: name, value: nil, table: "Phrases")
    }
    func phrase<Gap>(_ name: String, _ gaps: Gap...) -> Phrase<Gap> {
      var phrase = Phrase<Gap>()
      var rest = text(name)[...]
      while let gap = rest.firstMatch(of: #/%([0-9])\$@/#), let number = Int(gap.1),
        1...gaps.count ~= number
      {
        phrase.appendLiteral(String(rest[..<gap.range.lowerBound]))
        phrase.appendInterpolation(gaps[number - 1])
        rest = rest[gap.range.upperBound...]
      }
      phrase.appendLiteral(String(rest))
      return phrase
    }
    let texts: KeyValuePairs<String, WritableKeyPath<Phrases, String>> = [
      "orderTitle": \.orderTitle, "editStock": \.editStock, "stock": \.stock, "juices": \.juices,
      "stockEditTitle": \.stockEditTitle, "close": \.close, "cancel": \.cancel,
      "closeHint": \.closeHint, "dismissalHint": \.dismissalHint, "changed": \.changed,
      "outOfStock": \.outOfStock, "unknownJuice": \.unknownJuice, "orderNotSaved": \.orderNotSaved,
      "stockNotSaved": \.stockNotSaved, "stockNotRead": \.stockNotRead, "readStock": \.readStock,
      "confirm": \.confirm, "yes": \.yes, "no": \.no,
    ]
    self.init()
    language = Language(rawValue: bundle.preferredLocalizations.first ?? "en")
    for (name, property) in texts { self[keyPath: property] = text(name) }
    for cause in StockNotSaved.Cause.allCases { causes[cause] = text("\(cause)") }
    orderJuice = phrase("orderJuice", .flavour)
    juiceReady = phrase("juiceReady", .flavour)
    notEnough = phrase("notEnough", .fruit)
    shortage = phrase("shortage", .fruit, .count)
  }
}
