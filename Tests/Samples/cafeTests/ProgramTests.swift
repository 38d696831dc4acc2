import Foundation
import TestSupport
import Testing

struct ProgramTests {
  @Test func `a step in the bag is read as one line`() throws {
    let taps = ["Latte", "Add", "Bag"].map { "tap \"\($0)\"\n" }.joined()
    let (_, text, _) = try ThisPackage.run(
      ThisPackage.program("cafe"), ["--changes", "--language", "en"],
      input: taps + "increase \"Latte, Short\"\n")
    let line = #"stepper "Latte, Short" "2, 9,000 won", decrease [3], increase [4]"#
    #expect(text.components(separatedBy: "\n\n").suffix(2) == [line, ""], "\(text)")
  }

  private static let orders = [
    ("ko", ["카페 라떼", "담기", "장바구니", "주문하기", "확인"]),
    ("en", ["Latte", "Add", "Bag", "Send order", "OK"]),
  ]

  @Test(arguments: orders.prefix(TestSizes.size(quick: 1, exhaustive: 2)))
  func `an order is recorded with what came meanwhile, and passes without the world`(
    language: String, names: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let cafe = ThisPackage.program("cafe")
    let flow = folder.path("a.flow")
    let options = ["--language", language]
    let taps = names.map { "tap \"\($0)\"\n" }.joined()
    let recorded = try ThisPackage.run(cafe, options + ["--record", flow], input: taps)
    #expect((recorded.status, recorded.errors) == (0, ""))
    let text = try String(contentsOfFile: flow, encoding: .utf8)
    let parts = [
      #"answer "drinks" with "found""#, #"answer "recommendations for latte" with "found""#,
      #"answer "order" with "{\"accepted\":{\"number\":"#, "tap \"\(names[4])\"",
    ]
    for part in parts { #expect(text.contains("\n\(part)"), "\(text)") }
    let passed = try ThisPackage.run(cafe, ["run"] + options + [flow])
    #expect((passed.status, passed.errors) == (0, ""))
  }

  @Test func `the outline comes at once, with what is awaited, and the list when a line needs it`()
    throws
  {
    let (_, text, errors) = try ThisPackage.run(
      ThisPackage.program("cafe"), ["--outline", "--language", "en"],
      input: "expect no request \"drinks\"\n")
    let outlines = text.components(separatedBy: "\n\n")
    #expect(outlines[0].contains("\n  event \"drinks\"\n") && errors.isEmpty)
    #expect(outlines[0].contains("text \"Loading\""))
    #expect(outlines[1].contains("button \"Latte\""))
  }
}
