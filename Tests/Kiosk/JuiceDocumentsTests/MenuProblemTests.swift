import JuiceModel
import TestSupport
import Testing

struct MenuProblemTests {
  private static let wrongMenu = """
    {
      "juices": [
        { "id": "a", "flavour": { "en": "A" }, "recipe": { "fog": 1, "fig": 0 } },
        { "id": "a", "flavour": { "en": " " }, "recipe": {} },
        { "flavour": { "en": "A" }, "recipe": [] }
      ],
    \t"fruits": [
        { "id": "fig", "nam": { "en": "무화과" }, "stock": 101, "stock": true },
        { "id": "fig", "name": { "ko": "🍋🍋", "en": 5 }, "symbol": "", "stock": 1.5 }
      ],
      "열매": 5
    }
    """

  @Test func `everything that is wrong is reported at once, in the order of the file`() {
    let expected = [
      "3:56: juices[0].recipe.fog: isn't a fruit of this menu. Did you mean \"fig\"?",
      "3:73: juices[0].recipe.fig: 0 is out of range; use 1 to 100",
      "4:13: juices[1].id: appears twice; use a different id for each",
      "4:37: juices[1].flavour.en: is empty; use at least one visible character",
      "4:54: juices[1].recipe: is empty; add at least one fruit",
      "5:5: juices[2].id: is missing; add text in double quotes",
      #"5:43: juices[2].recipe: has the wrong type; use a number of each fruit, such as { "lemon": 2 }"#,
      #"8:5: fruits[0].name: is missing; add a text for each language, such as { "ko": "레몬", "en": "Lemon" }"#,
      "8:20: fruits[0].nam: no such key. Did you mean \"name\"?",
      "8:53: fruits[0].stock: 101 is out of range; use 0 to 100",
      "8:58: fruits[0].stock: appears twice; use each key once",
      "9:13: fruits[1].id: appears twice; use a different id for each",
      "9:48: fruits[1].name.en: has the wrong type; use text in double quotes",
      "9:63: fruits[1].symbol: is empty; use at least one visible character",
      "9:76: fruits[1].stock: has the wrong type; use a whole number such as 10",
      "11:3: 열매: no such key; use fruits, juices",
    ]
    #expect(problems(inMenu: Self.wrongMenu) == expected)
  }

  @Test func `an error in the grammar is the only one`() {
    let document = sampleMenu.changing("10", to: "101").changing("]\n}", to: "\n}")
    #expect(problems(inMenu: document) == ["4:1: found \"}\"; expected a comma or ]"])
  }

  private static let changes: [(part: String, other: String, problems: [String])] = [
    ("fig", #"\u0066ig"#, []), ("\"stock\": 10", "\"stock\": 0", []),
    ("\"stock\": 10", "\"stock\": 100", []),
    ("무화과", String(repeating: "가", count: 80), []),
    (
      "\"fruits\"", "\"a \\u001b\"",
      [
        "1:1: fruits: is missing; add a list in [ ]",
        "2:3: [\"a ␛\"]: no such key; use fruits, juices",
      ]
    ),
    (", \"stock\": 10", "", ["2:14: fruits[0].stock: is missing; add a whole number such as 10"]),
    (
      ", \"recipe\": { \"fig\": 1 }", "",
      [#"3:14: juices[0].recipe: is missing; add a number of each fruit, such as { "lemon": 2 }"#]
    ),
    (
      "{ \"ko\": \"무화과\", \"en\": \"Fig\" }", "{}",
      ["2:37: fruits[0].name: has no name; add ko or en"]
    ),
    (sampleMenu, "[]", ["1:1: the document: has the wrong type; use an object in { }"]),
    (sampleMenu, "\t1", ["1:2: the document: has the wrong type; use an object in { }"]),
    (
      sampleMenu, #"{ "fruits": {}, "juices": [] }"#,
      [
        "1:13: fruits: has the wrong type; use a list in [ ]",
        "1:27: juices: is empty; add at least one juice",
      ]
    ),
    (
      sampleMenu, #"{ "fruits": [null], "juices": 1 }"#,
      [
        "1:14: fruits[0]: has the wrong type; use an object in { }",
        "1:31: juices: has the wrong type; use a list in [ ]",
      ]
    ),
    (
      "{ \"ko\": \"무화과\", \"en\": \"Fig\" }", "\"Fig\"",
      [
        #"2:37: fruits[0].name: has the wrong type; use a text for each language, such as { "ko": "레몬", "en": "Lemon" }"#
      ]
    ),
    (
      "\"fig\": 1", "\"fig\": 1, \"\\u0066ig\": 1",
      ["3:92: juices[0].recipe.fig: appears twice; use each key once"]
    ),
    (
      "\"name\"", "\"nam\": 0, \"name\": 0, \"name\"",
      [
        "2:29: fruits[0].nam: no such key. Did you mean \"name\"?",
        #"2:47: fruits[0].name: has the wrong type; use a text for each language, such as { "ko": "레몬", "en": "Lemon" }"#,
        "2:50: fruits[0].name: appears twice; use each key once",
      ]
    ),
  ]

  @Test(arguments: changes)
  func `a change of a valid menu is read, or reported with its place`(
    change: (part: String, other: String, problems: [String])
  ) {
    #expect(problems(inMenu: sampleMenu.changing(change.part, to: change.other)) == change.problems)
  }

  @Test(arguments: ["5", "\"\"", "\"\(String(repeating: "a", count: 81))\"", "\"a\""])
  func `an unknown fruit is told together with a wrong identifier of another`(id: String) {
    let wrong = #"{ "id": \#(id), "name": { "en": "A" }, "stock": 1 }, { "id": "fig""#
    let document = sampleMenu.changing(#"{ "id": "fig", "name""#, to: wrong + #", "name""#)
      .changing("\"fig\": 1", to: "\"fog\": 1, \"a\": 0")
    let found = problems(inMenu: document)
    let unknown = "juices[0].recipe.fog: isn't a fruit of this menu. Did you mean \"fig\"?"
    #expect(found.count { $0.hasSuffix(unknown) } == 1)
    #expect(found.contains { $0.contains("fruits[0].id: ") } == (id == "\"a\"" ? false : true))
    #expect(found.last?.hasSuffix("juices[0].recipe.a: 0 is out of range; use 1 to 100") == true)
  }

  /// Parts of the sample that hold a value, and the place and the path of the value.
  private static let values = [
    (#""id": "fig", "name""#, #""id": VALUE, "name""#, "2:22: fruits[0].id", "text"),
    (#""en": "Fig" }, "stock""#, #""en": VALUE }, "stock""#, "2:58: fruits[0].name.en", "text"),
    (#""stock""#, #""symbol": VALUE, "stock""#, "2:77: fruits[0].symbol", "text"),
    (#""id": "fig", "fl"#, #""id": VALUE, "fl"#, "3:22: juices[0].id", "text"),
    (#""en": "Fig" }, "re"#, #""en": VALUE }, "re"#, "3:61: juices[0].flavour.en", "text"),
    (#""stock": 10"#, #""stock": VALUE"#, "2:76: fruits[0].stock", "0 to 100"),
    (#""fig": 1"#, #""fig": VALUE"#, "3:89: juices[0].recipe.fig", "1 to 100"),
  ]

  @Test(arguments: values)
  func `a value that can't be used is reported with its place`(
    part: String, other: String, place: String, kind: String
  ) {
    var wanted: [(value: String, message: String)] = []
    for value in ["true", "null", "1.5", "[]", "{}"] {
      let form = kind == "text" ? "text in double quotes" : "a whole number such as 10"
      wanted.append((value, "has the wrong type; use " + form))
    }
    if kind == "text" {
      let long = String(repeating: "e\u{301}", count: 41)
      wanted.append(("\"\(long)\"", "is 82 characters long; use at most 80"))
    } else {
      for number in [-1, 101, Int.min, Int.max] {
        wanted.append(("\(number)", "\(number) is out of range; use \(kind)"))
      }
      let nines = String(repeating: "9", count: 20)
      wanted.append((nines, "\(nines) is out of range; use \(kind)"))
      wanted.append((nines + "9", "\(nines)… is out of range; use \(kind)"))
    }
    for (value, message) in wanted {
      let document = sampleMenu.changing(part, to: other.replacing("VALUE", with: value))
      #expect(problems(inMenu: document) == [place + ": " + message])
    }
  }

  private static let paths = [
    ("딸기", "딸기"), ("a-1_B", "a-1_B"), ("a b", "[\"a b\"]"), ("a.b", "[\"a.b\"]"), ("", "[\"\"]"),
    ("a\u{200B}", "[\"aU+200B\"]"),
    (String(repeating: "a", count: 61), "[\"" + String(repeating: "a", count: 60) + "…\"]"),
  ]

  @Test(arguments: paths) func `a key that isn't a word is in quotes`(key: String, path: String) {
    let found = problems(inMenu: sampleMenu.changing("\"fruits\"", to: "\"\(key)\""))
    #expect(found.contains("2:3: \(path): no such key; use fruits, juices"))
  }

  private static let counts = [
    (101, 1, "1:11: fruits: has 101 items; use at most 100"),
    (2, 1_001, "1:114: juices: has 1001 items; use at most 1000"), (100, 1_000, nil),
  ]

  @Test(arguments: counts)
  func `a menu has at most a hundred fruits and a thousand juices`(
    fruits: Int, juices: Int, message: String?
  ) {
    let fruits = (0..<fruits).map { #"{"id":"f\#($0)","name":{"en":"Fruit \#($0)"},"stock":5}"# }
    let juices = (0..<juices).map {
      #"{"id":"j\#($0)","flavour":{"ko":"맛 \#($0)","en":"Taste \#($0)"},"recipe":{"f0":1,"f1":2}}"#
    }
    let document = """
      {"fruits":[\(fruits.joined(separator: ","))],"juices":[\(juices.joined(separator: ","))]}
      """
    #expect(problems(inMenu: document) == [message].compactMap { $0 })
  }

  @Test(arguments: [(19, 19, nil), (20, 20, nil), (21, 21, " and 1 more; fix these first")])
  func `at most twenty problems are listed, and how many more there are`(
    count: Int, lines: Int, last: String?
  ) {
    let amounts = (0..<count).map { "\"f\($0)\": 1" }.joined(separator: ",")
    let found = problems(inMenu: sampleMenu.changing("\"fig\": 1", to: amounts))
    #expect(found.count == lines)
    #expect(last == nil || found.last == last)
  }

  @Test func `a hostile file is refused soon`() {
    let count = TestSizes.size(quick: 1_000, exhaustive: 10_000)
    let keys = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
    for document in [
      "{\(keys)}", sampleMenu.changing("\"fig\": 1", to: keys),
      sampleMenu.changing("\"stock\"", to: keys + ",\"stock\""),
      sampleMenu.changing("\"ko\": \"무화과\"", to: keys),
    ] {
      #expect(problems(inMenu: document).count == 21)
    }
  }
}
