import JuiceDocuments
import JuiceModel
import TestSizes
import Testing

struct MenuProblemTests {
  private func problems(_ document: String) -> [String] {
    do {
      _ = try MenuFile(json: Array(document.utf8), file: "menu.json")
      return []
    } catch {
      return error.problems.map { $0.description }
    }
  }

  @Test func `everything that is wrong is reported at once, in the order of the file`() {
    let document = """
      {
        "juices": [
          { "id": "a", "flavour": { "en": "A" }, "recipe": { "fog": 1, "fig": 0 } },
          { "id": "a", "flavour": { "en": " " }, "recipe": {} },
          { "flavour": { "english": "A" }, "recipe": [] }
        ],
      \t"fruits": [
          { "id": "fig", "nam": { "en": "무화과" }, "stock": 101 },
          { "id": "fig", "name": { "ko": "🍋🍋", "en": 5 }, "symbol": "", "stock": 1.5 }
        ]
      }
      """
    #expect(
      problems(document) == [
        "menu.json:3:56: juices[0].recipe.fog: isn't a fruit of this menu; use the id of one; the "
          + "nearest is fig",
        "menu.json:3:73: juices[0].recipe.fig: 0 is out of range; use 1 to 100",
        "menu.json:4:13: juices[1].id: appears twice; use a different id for each",
        "menu.json:4:37: juices[1].flavour.en: is empty; use at least one visible character",
        "menu.json:4:54: juices[1].recipe: is empty; add at least one fruit",
        "menu.json:5:5: juices[2].id: is missing; add text in double quotes",
        "menu.json:5:20: juices[2].flavour.english: no such key; use the codes of languages, such "
          + "as ko or en",
        "menu.json:5:48: juices[2].recipe: has the wrong type; use an object in { }",
        "menu.json:8:20: fruits[0].nam: no such key; use id, name, symbol, stock; the nearest is "
          + "name",
        "menu.json:8:53: fruits[0].stock: 101 is out of range; use 0 to 100",
        "menu.json:9:13: fruits[1].id: appears twice; use a different id for each",
        "menu.json:9:48: fruits[1].name.en: has the wrong type; use text in double quotes",
        "menu.json:9:63: fruits[1].symbol: is empty; use at least one visible character",
        "menu.json:9:76: fruits[1].stock: has the wrong type; use a whole number such as 10",
      ])
  }

  @Test(arguments: [
    #"{ "id": 5, "name": { "en": "A" }, "stock": 1 }"#, "null",
    #"{ "name": { "en": "A" }, "stock": 1 }"#,
  ])
  func `a fruit whose identifier can't be read isn't missed by the recipes`(fruit: String) {
    let document = """
      { "fruits": [\(fruit)],
        "juices": [{ "id": "a", "flavour": { "en": "A" }, "recipe": { "fig": 1 } }] }
      """
    #expect(problems(document).count == 1)
  }

  @Test(arguments: [("19", 20), ("20", 21), ("21", 21), ("5000", 21)])
  func `at most twenty problems are listed, and how many more there are`(
    count: String, lines: Int
  ) throws {
    let last = try #require(Int(count))
    let amounts = (0...last).map { "\"f\($0)\": 1" }.joined(separator: ",")
    let document = Menu.sampleDocument.replacing("\"fig\": 1", with: amounts)
    let found = problems(document)
    #expect(found.count == lines)
    #expect(
      found.first?.hasPrefix("menu.json:3:82: juices[0].recipe.f0: isn't a fruit of this") == true)
    let isWhole = last < 20
    let rest = "menu.json: and \(last - 19) more; fix these first"
    #expect((found.last == rest) == (isWhole == false))
  }

  @Test func `an error in the grammar is the only one`() {
    let document = Menu.sampleDocument.replacing("10", with: "101").replacing("]\n}", with: "\n}")
    #expect(problems(document) == ["menu.json:4:1: found \"}\"; expected a comma or ]"])
  }

  @Test func `a key that appears twice is one problem among others`() {
    let document = Menu.sampleDocument
      .replacing("10", with: "101, \"stock\": true").replacing("\"fig\": 1", with: "\"fig\": 0")
    #expect(
      problems(document) == [
        "menu.json:2:76: fruits[0].stock: 101 is out of range; use 0 to 100",
        "menu.json:2:81: fruits[0].stock: appears twice; use each key once",
        "menu.json:3:89: juices[0].recipe.fig: 0 is out of range; use 1 to 100",
      ])
  }

  @Test func `a menu has at most a hundred languages`() {
    let letters = "abcdefghij"
    let codes = letters.flatMap { one in letters.map { "z\(one)\($0)" } }
    let names = codes.map { "\"\($0)\": \"A\"" }.joined(separator: ",")
    let name = #"{ "ko": "무화과", "en": "Fig" }, "stock""#
    let full = Menu.sampleDocument.replacing(#"{ "ko": "무화과", "en": "Fig" }"#, with: "{ \(names) }")
    #expect(problems(full) == [])
    let more = Menu.sampleDocument.replacing(name, with: "{ \(names) }, \"stock\"")
    let start = "juices[0].flavour."
    #expect(
      problems(more) == [
        "menu.json:3:42: \(start)ko: is another language; use at most 100 in a menu",
        "menu.json:3:55: \(start)en: is another language; use at most 100 in a menu",
      ])
  }

  @Test func `a hostile file is refused soon`() {
    let count = TestSizes.size(quick: 1_000, exhaustive: 80_000)
    let keys = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
    for document in [
      "{\(keys)}", Menu.sampleDocument.replacing("\"fig\": 1", with: keys),
      Menu.sampleDocument.replacing("\"stock\"", with: keys + ",\"stock\""),
      Menu.sampleDocument.replacing("\"ko\": \"무화과\"", with: keys, maxReplacements: 1),
    ] {
      #expect(problems(document).count == 21)
    }
  }
}
