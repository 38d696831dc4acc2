import JuiceDocuments
import JuiceModel
import Testing

struct MenuFileTests {
  @Test func `the standard menu can be written as a file`() throws {
    #expect(try menu(menuText("standard")) == .standard)
  }

  @Test func `a missing language shows the other one, and a symbol is optional`() throws {
    let read = try menu(menuText("lemonade"))
    let lemon = Fruit.ID("lemon")
    let fig = Fruit.ID("fig")
    let fruits = [
      Fruit(
        id: lemon, name: [.korean: "레몬", .english: "Lemon"], symbol: "🍋", initialCount: 20),
      Fruit(id: fig, name: [.english: "Fig"], initialCount: 5),
    ]
    let juices = [
      Juice(id: Juice.ID("lemonade"), flavour: [.english: "Lemon"], recipe: [lemon: 2]),
      Juice(
        id: Juice.ID("sweet"), flavour: [.english: "Fig lemon"], recipe: [fig: 3, lemon: 1]),
    ]
    #expect(read.fruits == fruits)
    #expect(read.juices == juices)
  }

  @Test func `keys can be in any order, and a recipe keeps its own`() throws {
    let names = ["z", "y", "a", "x", "b"]
    let fruits = names.map { #"{ "id": "\#($0)", "name": { "en": "F" }, "stock": 1 }"# }
    let recipe = names.map { #""\#($0)": 1"# }.joined(separator: ",")
    let menu = try menu(
      """
      { "juices": [{ "recipe": {\(recipe)}, "flavour": { "zh-Hant": "J" }, "id": "j" }],
        "fruits": [\(fruits.joined(separator: ","))] }
      """)
    #expect(menu.juices.first?.recipe.ingredients.map(\.fruit.rawValue) == names)
  }

  @Test(arguments: [
    (#""ko": "레몬", "en-US": "Lemon""#, "레몬 Lemon"), (#""EN": "Lemon", "ko_KR": "레몬""#, "레몬 Lemon"),
    (#""en-GB": "A", "en": "Lemon""#, "A Lemon"), (#""eng": "A", "ko": "레몬""#, "레몬 A"),
  ])
  func `a name for a region is one in its language, too`(name: String, expected: String) throws {
    let document = sampleMenu.changing(#""ko": "무화과", "en": "Fig""#, to: name)
    let found = try menu(document).fruits[0].name
    #expect("\(found[.korean]) \(found[.english])" == expected)
  }

  private func warnings(_ document: String) throws -> [String] {
    try MenuFile(json: Array(document.utf8), file: "menu.json").warnings
  }

  @Test func `a name that is shown twice is a warning with its place`() throws {
    let expected = [
      "menu.json:3:26: fruits[1].name: is the same as that of a in ko; change one of them",
      "menu.json:4:26: fruits[2].name: is the same as that of b in en, ja; change one of them",
      "menu.json:8:29: juices[1].flavour: is the same as that of x in ja; change one of them",
    ]
    #expect(try warnings(menuText("alike")) == expected)
    #expect(try warnings(menuText("standard")) == [])
  }

  private static let languages = (1...120).map { "\"ja-\($0)\": \"梨\"" }.joined(separator: ",")
  private static let same = "is the same as that of f0 in"

  /// The names of fruits that are alike, and what is said of the second one.
  private static let alike = [
    ([#""ja": "あ", "zh": "一""#, #""zh": "あ", "ja": "い""#], "\(same) ko, en"),
    ([languages, languages], "\(same) ko, en, ja-1, ja, ja-2 and 95 more"),
    (
      [
        #""ko": "딸기", "en": "Straw berry""#, "\"ko\": \"딸\u{200B}기\", \"en\": \"Strawberry \"",
        "\"ko\": \"e\", \"en\": \"\u{FEFF}e\"", "\"ko\": \"e\u{301}\"",
      ], #""딸U+200B기" looks like "딸기" of f0 in ko, en"#
    ),
  ]

  @Test(arguments: alike)
  func `names that are alike have a warning, with up to a hundred languages, ours first`(
    names: [String], warning: String
  ) throws {
    let place = "menu.json:3:23: fruits[1].name: "
    #expect(try warnings(menu(named: names)) == [place + warning + "; change one of them"])
  }

  @Test func `at most twenty warnings are listed, and how many more there are`() throws {
    let found = try warnings(menu(named: Array(repeating: #""en": "A""#, count: 30)))
    #expect(found.count == 21)
    #expect(found.last == "menu.json: and 9 more; fix these first")
  }

  private static let codes = [
    "kr": false, "KR-kr": false, "english": false, "e": false, "e1": false, "": false, "fi": true,
    "yue": true, "zh-Hant": true,
    "EN": true, "ko_KR": true,
  ]

  @Test(arguments: codes)
  func `a key that isn't the code of a language is a warning once`(
    key: String, isCode: Bool
  ) throws {
    let path = "fruits[0].name" + (key.isEmpty ? "[\"\"]" : ".\(key)")
    let message = "isn't the code of a language; use codes such as ko or en"
    let found = try warnings(menu(named: ["\"\(key)\": \"A\""], juice: "\"\(key)\": \"X\""))
    #expect(found == (isCode ? [] : ["menu.json:2:25: \(path): \(message)"]))
  }
}

@Test func `a menu with mistakes names each with its place`() {
  let text = """
    { "fruits": [{ "id": "fig", "name": { "en": "Fig" }, "stock": 101 }],
      "juices": [{ "id": "fig", "flavour": { "en": "Fig" }, "recipe": { "figs": 1 } }] }
    """
  let error = #expect(throws: FileError.self) {
    try MenuFile(json: Array(text.utf8), file: "menu.json")
  }
  let expected = """
    menu.json:1:63: fruits[0].stock: 101 is out of range; use 0 to 100
    menu.json:2:69: juices[0].recipe.figs: isn't a fruit of this menu. Did you mean "fig"?
    """
  #expect(error?.description == expected)
}
