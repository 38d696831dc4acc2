import JuiceDocuments
import JuiceModel
import Testing

struct MenuTextTests {
  /// Texts of the sample, the first of each kind, and their locations as errors state them.
  private static let texts = [
    (#""id": "fig", "name""#, #""id": TEXT, "name""#, "fruits[0].id"),
    (#"{ "ko": "무화과", "en": "Fig" }, "stock""#, #"{ "ko": TEXT }, "stock""#, "fruits[0].name.ko"),
    (#"{ "ko": "무화과", "en": "Fig" }, "stock""#, #"{ "en": TEXT }, "stock""#, "fruits[0].name.en"),
    (#""stock": 10"#, #""symbol": TEXT, "stock": 10"#, "fruits[0].symbol"),
    (#""id": "fig", "flavour""#, #""id": TEXT, "flavour""#, "juices[0].id"),
    (#"{ "ko": "무화과", "en": "Fig" }, "re"#, #"{ "en": TEXT }, "re"#, "juices[0].flavour.en"),
  ]

  private func expect(_ text: String, toBe message: String) {
    for (part, other, path) in Self.texts {
      let document = Menu.sampleDocument.replacing(
        part, with: other.replacing("TEXT", with: "\"\(text)\""))
      let place = Menu.sampleDocument.replacing(part, with: other).place(of: "TEXT")
      #expect(Menu.errorMessage(document) == "menu.json:\(place): \(path): \(message)")
    }
  }

  @Test(arguments: ["", " ", "\u{3000}", "\u{200B}", #"\u0020"#])
  func `an invisible text is reported with its path`(text: String) {
    expect(text, toBe: "is empty; use at least one visible character")
  }

  @Test(arguments: [
    #"a\n"#, #"\u001b[2J"#, #"\u0000"#, "a\u{7F}", "a\u{9B}", "\u{202E}a", #"\u2028"#,
  ])
  func `a control character is reported with its path`(text: String) {
    expect(text, toBe: "has a control character; use plain text")
  }

  @Test func `a text that is too long is reported with its path`() {
    let long = String(repeating: "e\u{301}", count: 41)
    expect(long, toBe: "is 82 characters long; use at most 80")
  }
}
