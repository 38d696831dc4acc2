import Foundation
import JuiceDocuments
import JuiceModel
import Testing

struct MenuFileErrorTests {
  @Test(arguments: [
    ("recipe", "recipes", "juices[0].recipes", "id, flavour, recipe", "recipe"),
    ("flavour", "flavor", "juices[0].flavor", "id, flavour, recipe", "flavour"),
    ("stock", "stok", "fruits[0].stok", "id, name, symbol, stock", "stock"),
    ("id", "iD", "fruits[0].iD", "id, name, symbol, stock", "id"),
    ("juices", "a \\u001b", #"["a ␛"]"#, "fruits, juices", "fruits"),
  ])
  func `an unknown key is reported with the nearest known one`(
    key: String, other: String, path: String, known: String, nearest: String
  ) {
    let document = Menu.sampleDocument.replacing("\"\(key)\"", with: "\"\(other)\"")
    let place = document.place(of: "\"\(other)\"")
    let line = "menu.json:\(place): \(path): no such key; use \(known); the nearest is \(nearest)"
    let lines = Menu.errorMessage(document)?.components(separatedBy: "\n") ?? []
    #expect(lines.contains(line))
    #expect(lines.count == (key == "id" ? 2 : key == "juices" ? 2 : 1))
  }

  @Test(arguments: ["english", "EN", "e", "en_US", "en-", "", "en-a b", "en-abcdefghi", "kore"])
  func `a name is a text by the code of its language`(key: String) {
    let document = Menu.sampleDocument.replacing("\"en\"", with: "\"\(key)\"", maxReplacements: 1)
    let message = Menu.errorMessage(document) ?? ""
    #expect(message.hasSuffix("no such key; use the codes of languages, such as ko or en"))
  }

  @Test(arguments: ["ja", "yue", "zh-Hant", "pt-BR"])
  func `a name can be in any language`(key: String) {
    let document = Menu.sampleDocument.replacing("\"en\"", with: "\"\(key)\"")
    #expect(Menu.errorMessage(document) == nil)
  }

  @Test(arguments: [
    (#", "stock": 10"#, "2:14: fruits[0].stock", "a whole number such as 10"),
    (#", "recipe": { "fig": 1 }"#, "3:14: juices[0].recipe", "an object in { }"),
    (#""flavour": { "ko": "무화과", "en": "Fig" }, "#, "3:14: juices[0].flavour", "an object in { }"),
    (#""id": "fig", "#, "2:14: fruits[0].id", "text in double quotes"),
  ])
  func `a missing key is reported with the place of its object`(
    part: String, path: String, kind: String
  ) {
    let document = Menu.sampleDocument.replacing(part, with: "", maxReplacements: 1)
    #expect(Menu.errorMessage(document) == "menu.json:\(path): is missing; add \(kind)")
  }

  @Test(arguments: ["true", "null", "1.5", "[]", "{}", "99999999999999999999", "1e400"])
  func `a value of another type is reported`(value: String) {
    let samples = [
      (#""stock": 10"#, #""stock": "#, "fruits[0].stock", "a whole number such as 10"),
      (#""fig": 1"#, #""fig": "#, "juices[0].recipe.fig", "a whole number such as 10"),
      (#""id": "fig""#, #""id": "#, "fruits[0].id", "text in double quotes"),
      (#""en": "Fig""#, #""en": "#, "fruits[0].name.en", "text in double quotes"),
    ]
    for (part, key, path, kind) in samples {
      let document = Menu.sampleDocument.replacing(part, with: key + value, maxReplacements: 1)
      let place = document.place(after: key)
      #expect(
        Menu.errorMessage(document)
          == "menu.json:\(place): \(path): has the wrong type; use \(kind)")
    }
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
  func `a list or an object of another type is reported`(document: String, messages: [String]) {
    let lines = messages.map { "menu.json:" + $0 }.joined(separator: "\n")
    #expect(Menu.errorMessage(document) == lines)
  }

  @Test(arguments: [-1, 101, Int.min, Int.max])
  func `a stock out of range is reported`(count: Int) {
    let document = Menu.sampleDocument.replacing(": 10", with: ": \(count)")
    #expect(
      Menu.errorMessage(document)
        == "menu.json:2:76: fruits[0].stock: \(count) is out of range; use 0 to 100")
  }

  @Test(arguments: [0, -1, 101, Int.min, Int.max])
  func `an amount out of range is reported`(amount: Int) {
    let document = Menu.sampleDocument.replacing(#""fig": 1"#, with: #""fig": \#(amount)"#)
    #expect(
      Menu.errorMessage(document)
        == "menu.json:3:89: juices[0].recipe.fig: \(amount) is out of range; use 1 to 100")
  }

  @Test(arguments: [
    (#"{ "fig": 1 }"#, "{}", "3:80: juices[0].recipe: is empty; add at least one fruit"),
    (#"{ "ko": "무화과", "en": "Fig" }"#, "{}", "2:37: fruits[0].name: has no name; add ko or en"),
    (
      #""fig": 1"#, #""fog": 1"#,
      "3:82: juices[0].recipe.fog: isn't a fruit of this menu; use the id of one; the nearest is fig"
    ),
    (
      #""fig": 1"#, #""fig": 1, "\u0066ig": 1"#,
      "3:92: juices[0].recipe.fig: appears twice; use each key once"
    ),
    (
      #""stock": 10"#, #""stock": 10, "stock": 10"#,
      "2:80: fruits[0].stock: appears twice; use each key once"
    ),
  ])
  func `an invalid menu is reported`(part: String, other: String, message: String) {
    let document = Menu.sampleDocument.replacing(part, with: other, maxReplacements: 1)
    #expect(Menu.errorMessage(document) == "menu.json:" + message)
  }

  @Test func `a menu without fruits or juices is reported`() {
    let document = #"{ "fruits": [], "juices": [] }"#
    #expect(
      Menu.errorMessage(document)
        == "menu.json:1:13: fruits: is empty; add at least one fruit\n"
        + "menu.json:1:27: juices: is empty; add at least one juice")
    let fruits = #"{ "fruits": [{ "id": "a", "name": { "en": "A" }, "stock": 1 }], "juices": [] }"#
    #expect(
      Menu.errorMessage(fruits) == "menu.json:1:75: juices: is empty; add at least one juice")
  }

  @Test(arguments: ["fruits", "juices"])
  func `a duplicate identifier is reported`(list: String) throws {
    let start = "\"\(list)\": ["
    let document = Menu.sampleDocument
    let item = try #require(
      document.split(separator: "\n").first { $0.contains(start) }?
        .split(separator: "[").last?.split(separator: "]").first)
    let line = list == "fruits" ? 2 : 3
    let column = start.count + item.count + 4 + "{ \"id\": ".count
    #expect(
      Menu.errorMessage(document.replacing(start, with: "\(start)\(item),"))
        == "menu.json:\(line):\(column): \(list)[1].id: appears twice; use a different id for each")
  }

  @Test func `a long key is cut in its path`() {
    let key = String(repeating: "a", count: 61)
    let document = Menu.sampleDocument.replacing("\"fruits\"", with: "\"\(key)\"")
    let path = "[\"\(key.dropLast())…\"]"
    #expect(Menu.errorMessage(document)?.hasPrefix("menu.json:2:3: \(path): no such key") == true)
  }
}
