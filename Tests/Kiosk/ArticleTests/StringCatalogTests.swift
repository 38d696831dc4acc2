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
