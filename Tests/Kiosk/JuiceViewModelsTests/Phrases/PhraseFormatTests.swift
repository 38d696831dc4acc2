import JuiceViewModels
import TestSupport
import Testing

struct PhraseFormatTests {
  private static let formats = [
    ("%@: %@", "fig: 3"), ("%2$@ of %1$@", "3 of fig"), ("%1$@%2$@", "fig3"), ("%1$@ %@", "fig 3"),
    ("100%% %@%@", "100% fig3"), ("%%%@%%@%@%%%%", "%fig%@3%%"), ("쥬스 %@@ %@", "쥬스 fig@ 3"),
  ]

  @Test(arguments: formats) func `gaps are in order or have numbers`(
    format: String, text: String
  ) throws {
    let phrase: Phrase<FruitGap> = try Phrase(format: format, named: "", gaps: [.fruit, .count])
    #expect(phrase(fruit: "fig", count: 3) == text)
  }

  @Test func `a format is equal to its literal`() throws {
    let literal: Phrase<FruitGap> = "100% \(.count)"
    #expect(try Phrase(format: "100%% %@", named: "", gaps: [.count]) == literal)
    #expect(try Phrase(format: "", named: "", gaps: []) == ("" as Phrase<FruitGap>))
  }

  private static let unknown = "is unknown; write %% for a percent sign"

  private static let wrong = [
    ("", "%1$@", "is missing"), ("%%@%@", "%2$@", "is missing"), ("%2$@", "%1$@", "is missing"),
    ("%@ %@ %@", "%@", unknown), ("%3$@", "%3$@", unknown), ("%0$@", "%0$@", unknown),
    ("%-9223372036854775808$@", "%-9223372036854775808$@", unknown), ("%$@", "%$@", unknown),
    ("%99999999999999999999$@", "%99999999999999999999$@", unknown), ("%1@", "%1@", unknown),
    ("%@ %lld", "%lld", unknown), ("%1$", "%1$", unknown), ("%", "%", unknown),
    ("%%%", "%", unknown), ("%@%@ 5%", "%", unknown),
    ("%1$@ %2$@ %1$@", "%1$@", "appears twice"), ("%1$@ %2$@%2$@", "%2$@", "appears twice"),
  ]

  @Test(arguments: wrong) func `a gap that is missing, unknown, or given twice is named`(
    format: String, gap: String, message: String
  ) {
    let error = #expect(throws: PhraseError.self) {
      let _: Phrase<FruitGap> = try Phrase(format: format, named: "short", gaps: [.fruit, .count])
    }
    #expect(error?.phrase == "short" && error?.gap == gap && error?.message == message)
    #expect(error?.description == "short: \(gap) \(message)")
  }

  @Test(.first) func `a literal with the gap of a format stops the program`() async {
    await #expect(processExitsWith: .failure) { let _: Phrase<JuiceGap> = "%@ juice" }
    await #expect(processExitsWith: .failure) { let _: Phrase<JuiceGap> = "\(.flavour) %1$@" }
  }
}
