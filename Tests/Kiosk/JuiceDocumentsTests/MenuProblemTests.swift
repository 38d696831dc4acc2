import JuiceModel
import TestSupport
import Testing

struct MenuProblemTests {
  @Test func `everything that is wrong is reported at once, in the order of the file`() throws {
    let expected = try contents(of: "Tables/wrong.txt")
    #expect(try problems(inMenu: menuText("wrong")).map { $0 + "\n" }.joined() == expected)
  }

  @Test func `an error in the grammar is the only one`() {
    let document = sampleMenu.changing("10", to: "101").changing("]\n}", to: "\n}")
    #expect(problems(inMenu: document) == ["4:1: found \"}\"; expected a comma or ]"])
  }

  /// Where no part of the sample goes, the whole document comes in its place.
  @Test(arguments: try Change.all(in: "Tables/menus.txt"))
  func `a change of a valid menu is read, or reported with its place`(change: Change) {
    let part = change.part.isEmpty ? sampleMenu : change.part
    let found = problems(inMenu: sampleMenu.changing(part, to: change.other))
    #expect(found.joined(separator: "\n") == change.result)
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

  /// Checks what is wrong with a value where the change of the sample has the word VALUE.
  private func expect(_ value: String, at place: Change, leadsTo message: String) {
    let document = sampleMenu.changing(
      place.part, to: place.other.replacing("VALUE", with: value))
    #expect(problems(inMenu: document) == ["\(place.result): \(message)"])
  }

  @Test(arguments: try Change.all(in: "Tables/texts.txt"))
  func `a text that can't be used is reported with its place`(text: Change) {
    for value in ["true", "null", "1.5", "[]", "{}"] {
      expect(value, at: text, leadsTo: "has the wrong type; use text in double quotes")
    }
    let long = String(repeating: "e\u{301}", count: 41)
    expect("\"\(long)\"", at: text, leadsTo: "is 82 characters long; use at most 80")
  }

  /// The title of each change is the range.
  @Test(arguments: try Change.all(in: "Tables/numbers.txt"))
  func `a number that can't be used is reported with its place`(number: Change) {
    let range = number.testDescription
    for value in ["true", "null", "1.5", "[]", "{}"] {
      expect(value, at: number, leadsTo: "has the wrong type; use a whole number such as 10")
    }
    let nines = String(repeating: "9", count: 20)
    for value in ["-1", "101", "\(Int.min)", "\(Int.max)", nines] {
      expect(value, at: number, leadsTo: "\(value) is out of range; use \(range)")
    }
    expect(nines + "9", at: number, leadsTo: "\(nines)… is out of range; use \(range)")
  }

  @Test(arguments: try rows(in: "Tables/keys.txt")) func `a key that isn't a word is in quotes`(
    key: String, path: String
  ) {
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

struct MenuFuzzTests {
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "-", "1e9", "null", "\u{1B}", "\n", "\u{0}",
    "\"id\"", "\"fig\"", "🍓", "\u{301}",
  ]

  @Test func `a damaged document makes a menu or problems with their places`() throws {
    var outcomes = [true: 0, false: 0]
    let bytes = Array(try menuText("standard").utf8)
    for seed in TestSizes.size(quick: UInt64(0)..<100, exhaustive: 0..<1_500) {
      var generator = SplitMix64(seed: seed)
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<damaged.count, using: &generator)
        let end = min(start + Int.random(in: 0...6, using: &generator), damaged.count)
        let token = Self.tokens.randomElement(using: &generator) ?? ""
        let random = UInt8.random(in: 0...255, using: &generator)
        damaged.replaceSubrange(start..<end, with: random % 2 == 0 ? Array(token.utf8) : [random])
      }
      let found = problems(inMenu: damaged)
      outcomes[found.isEmpty, default: 0] += 1
      for problem in found {
        let isPlain = problem.unicodeScalars.allSatisfy { $0.value >= 0x20 }
        let hasPlace = problem.first?.isNumber == true
        if isPlain == false || hasPlace == false || problem.count > 400 {
          Issue.record("seed \(seed): \(problem.debugDescription)")
        }
      }
    }
    #expect(outcomes.values.allSatisfy { $0 > 0 })
  }
}
