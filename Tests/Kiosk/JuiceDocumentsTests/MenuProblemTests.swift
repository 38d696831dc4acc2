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

  /// A part of the sample, what stands in its place, and what is wrong then.
  struct Change {
    let part: String
    let other: String
    var problems: [String] = []
  }

  private static let name = "{ \"ko\": \"무화과\", \"en\": \"Fig\" }"
  private static let nameForm =
    #"has the wrong type; use a text for each language, such as { "ko": "레몬", "en": "Lemon" }"#

  private static let changes = [
    Change(part: "fig", other: #"\u0066ig"#),
    Change(part: "\"stock\": 10", other: "\"stock\": 0"),
    Change(part: "\"stock\": 10", other: "\"stock\": 100"),
    Change(part: "무화과", other: String(repeating: "가", count: 80)),
    Change(
      part: "\"fruits\"", other: "\"a \\u001b\"",
      problems: [
        "1:1: fruits: is missing; add a list in [ ]",
        "2:3: [\"a ␛\"]: no such key; use fruits, juices",
      ]),
    Change(
      part: ", \"stock\": 10", other: "",
      problems: ["2:14: fruits[0].stock: is missing; add a whole number such as 10"]),
    Change(
      part: ", \"recipe\": { \"fig\": 1 }", other: "",
      problems: [
        #"3:14: juices[0].recipe: is missing; add a number of each fruit, such as { "lemon": 2 }"#
      ]),
    Change(
      part: name, other: "{}", problems: ["2:37: fruits[0].name: has no name; add ko or en"]),
    Change(part: name, other: "\"Fig\"", problems: ["2:37: fruits[0].name: \(nameForm)"]),
    Change(
      part: "\"fig\": 1", other: "\"fig\": 1, \"\\u0066ig\": 1",
      problems: ["3:92: juices[0].recipe.fig: appears twice; use each key once"]),
    Change(
      part: "\"name\"", other: "\"nam\": 0, \"name\": 0, \"name\"",
      problems: [
        "2:29: fruits[0].nam: no such key. Did you mean \"name\"?",
        "2:47: fruits[0].name: \(nameForm)",
        "2:50: fruits[0].name: appears twice; use each key once",
      ]),
  ]

  @Test(arguments: changes)
  func `a change of a valid menu is read, or reported with its place`(change: Change) {
    #expect(problems(inMenu: sampleMenu.changing(change.part, to: change.other)) == change.problems)
  }

  @Test(arguments: [
    ("[]", ["1:1: the document: has the wrong type; use an object in { }"]),
    ("\t1", ["1:2: the document: has the wrong type; use an object in { }"]),
    (
      #"{ "fruits": {}, "juices": [] }"#,
      [
        "1:13: fruits: has the wrong type; use a list in [ ]",
        "1:27: juices: is empty; add at least one juice",
      ]
    ),
    (
      #"{ "fruits": [null], "juices": 1 }"#,
      [
        "1:14: fruits[0]: has the wrong type; use an object in { }",
        "1:31: juices: has the wrong type; use a list in [ ]",
      ]
    ),
  ])
  func `a document that isn't a menu is reported with its place`(
    document: String, expected: [String]
  ) {
    #expect(problems(inMenu: document) == expected)
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

  /// A part of the sample, the same with another value, and the place and the path of the value.
  struct Value {
    let part: String
    let changed: String
    let place: String
  }

  private func expect(_ value: String, at place: Value, leadsTo message: String) {
    let document = sampleMenu.changing(
      place.part, to: place.changed.replacing("VALUE", with: value))
    #expect(problems(inMenu: document) == ["\(place.place): \(message)"])
  }

  private static let texts = [
    Value(
      part: #""id": "fig", "name""#, changed: #""id": VALUE, "name""#, place: "2:22: fruits[0].id"),
    Value(
      part: #""en": "Fig" }, "stock""#, changed: #""en": VALUE }, "stock""#,
      place: "2:58: fruits[0].name.en"),
    Value(
      part: #""stock""#, changed: #""symbol": VALUE, "stock""#, place: "2:77: fruits[0].symbol"),
    Value(
      part: #""id": "fig", "fl"#, changed: #""id": VALUE, "fl"#, place: "3:22: juices[0].id"),
    Value(
      part: #""en": "Fig" }, "re"#, changed: #""en": VALUE }, "re"#,
      place: "3:61: juices[0].flavour.en"),
  ]

  @Test(arguments: texts)
  func `a text that can't be used is reported with its place`(text: Value) {
    for value in ["true", "null", "1.5", "[]", "{}"] {
      expect(value, at: text, leadsTo: "has the wrong type; use text in double quotes")
    }
    let long = String(repeating: "e\u{301}", count: 41)
    expect("\"\(long)\"", at: text, leadsTo: "is 82 characters long; use at most 80")
  }

  @Test(arguments: [
    (
      Value(part: #""stock": 10"#, changed: #""stock": VALUE"#, place: "2:76: fruits[0].stock"),
      "0 to 100"
    ),
    (
      Value(part: #""fig": 1"#, changed: #""fig": VALUE"#, place: "3:89: juices[0].recipe.fig"),
      "1 to 100"
    ),
  ])
  func `a number that can't be used is reported with its place`(number: Value, range: String) {
    for value in ["true", "null", "1.5", "[]", "{}"] {
      expect(value, at: number, leadsTo: "has the wrong type; use a whole number such as 10")
    }
    let nines = String(repeating: "9", count: 20)
    for value in ["-1", "101", "\(Int.min)", "\(Int.max)", nines] {
      expect(value, at: number, leadsTo: "\(value) is out of range; use \(range)")
    }
    expect(nines + "9", at: number, leadsTo: "\(nines)… is out of range; use \(range)")
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
