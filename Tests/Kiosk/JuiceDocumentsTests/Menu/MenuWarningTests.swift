import JuiceDocuments
import JuiceModel
import Testing

struct MenuWarningTests {
  private func warnings(_ document: String) throws -> [String] {
    try MenuFile(json: Array(document.utf8), file: "menu.json").warnings.map { $0.description }
  }

  @Test func `the menus beside the tests have no warnings`() throws {
    for name in ["standard", "lemonade"] {
      #expect(try warnings(MenuFolder.text(name)) == [])
    }
  }

  @Test func `a name that is shown twice and a wide symbol are warnings with their places`() throws
  {
    let document = """
      { "fruits": [
          { "id": "a", "name": { "ko": "배", "en": "Pear" }, "symbol": "🍐", "stock": 1 },
          { "id": "b", "name": { "en": "Ship", "ko": "배" }, "symbol": "🚢🚢", "stock": 1 },
          { "id": "c", "name": { "en": "Ship" }, "stock": 1 }
        ],
        "juices": [
          { "id": "x", "flavour": { "en": "Ship", "ja": "船" }, "recipe": { "a": 1 } },
          { "id": "y", "flavour": { "ja": "船", "en": "Pear" }, "recipe": { "a": 1 } }
        ] }
      """
    #expect(
      try warnings(document) == [
        "menu.json:3:26: fruits[1].name: is that of a, too, in ko; give each its own",
        "menu.json:3:65: fruits[1].symbol: is 4 cells wide; use at most 2, such as an emoji",
        "menu.json:4:26: fruits[2].name: is that of b, too, in en, ja; give each its own",
        "menu.json:8:29: juices[1].flavour: is that of x, too, in ja; give each its own",
      ])
    #expect(throws: Never.self) { try Menu.reading(document) }
  }

  @Test func `at most twenty warnings are listed, and how many more there are`() throws {
    let fruits = (0..<30).map { #"{"id":"f\#($0)","name":{"en":"\u001b"},"stock":5}"# }
      .joined(separator: ",").replacing(#"\u001b"#, with: "A")
    let document = """
      {"fruits":[\(fruits)],
       "juices":[{"id":"j","flavour":{"en":"J"},"recipe":{"f0":1}}]}
      """
    let found = try warnings(document)
    #expect(found.count == 21)
    #expect(found.last == "menu.json: and 9 more; fix these first")
  }
}
