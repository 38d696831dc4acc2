import JuiceDocuments
import JuiceModel
import Testing

struct StockDocumentTests {
  private static let sample = #"{ "version": 1, "stock": { "fig": 3 } }"#

  /// Returns a menu of fruits that start with the count 10.
  private func menu(_ fruits: [String]) throws -> Menu {
    try Menu(
      fruits: fruits.map { Fruit(id: .init($0), name: [.english: $0]) },
      juices: [Juice(id: Juice.ID("j"), flavour: [.english: "j"], recipe: [.init(fruits[0]): 1])])
  }

  /// Returns what is said of the fruits that only a menu or only a stock has.
  private func difference(_ fruits: [String], counted: [String]) throws -> String? {
    let counts = counted.map { #""\#($0)": 1"# }.joined(separator: ",")
    let document = try document(#"{"version":1,"stock":{\#(counts)}}"#)
    return document.difference(from: try menu(fruits), file: "s")
  }

  private func document(_ text: String) throws(FileError) -> StockDocument {
    try StockDocument(json: Array(text.utf8), file: "stock.json")
  }

  private static let changes = [
    (
      "\"version\": 1", "\"version\": 2",
      "1:14: version: 2 is that of a newer program; use that program"
    ),
    ("\"version\": 1", "\"version\": 0", "1:14: version: 0 is unknown; use 1"),
    (
      "\"version\": 1", "\"version\": \"1\"",
      "1:14: version: has the wrong type; use \"version\": 1"
    ),
    ("\"version\": 1, ", "", "1:1: version: is missing; add \"version\": 1"),
    (
      ", \"stock\": { \"fig\": 3 }", "",
      #"1:1: stock: is missing; add a count of each fruit, such as { "lemon": 20 }"#
    ),
    ("\"fig\": 3", "\"fog\": 101", "1:35: stock.fog: 101 is out of range; use 0 to 100"),
    ("\"fig\": 3", "\"fig\": 3, \"fig\": 4", "1:38: stock.fig: appears twice; use each key once"),
  ]

  @Test(arguments: changes)
  func `a document that isn't a stock is refused with its place`(
    part: String, other: String, message: String
  ) {
    let error = #expect(throws: FileError.self) {
      try document(Self.sample.replacing(part, with: other))
    }
    #expect(error?.description == "stock.json:" + message)
  }

  @Test func `a fruit that left keeps its count, and a new one starts with the menu's`() throws {
    let read = try document(#"{ "stock": { "b": 3, "a": 4 }, "version": 1 }"#)
    let menu = try menu(["c", "a"])
    let (a, c) = (Fruit.ID("a"), Fruit.ID("c"))
    #expect(read.stock(of: menu) == Stock(of: menu, with: [c: 10, a: 4]))
    let next = read.updated(with: StockDocument(of: Stock(of: menu, with: [c: 100, a: 0])))
    let text = """
      {
        "version": 1,
        "stock": {
          "c": 100,
          "a": 0,
          "b": 3
        }
      }

      """
    #expect(String(decoding: next.bytes, as: UTF8.self) == text)
    #expect(next.longestSize == next.bytes.count + 4)
    #expect(try document(text) == next)
  }

  @Test func `any identifier is kept`() throws {
    let stock = try Stock(of: menu(["b", #"a"\/"#, "딸기", "🍓", "e\u{301}"]))
    let written = StockDocument(of: stock)
    #expect(try StockDocument(json: written.bytes, file: "") == written)
  }

  private static let long = String(repeating: "n", count: 61)
  private static let none = "no count yet, so as on the menu: "
  private static let kept = "not on the menu, but still counted: "

  /// The fruits on a menu, those in a stock, and what is said.
  private static let differences: [([String], [String], String?)] = [
    (["a", "b"], ["a", "b"], nil), (["b", "a"], ["a", "b"], nil),
    (["a", "b", "c"], ["a", "b"], none + "c"), (["a"], ["a", "b"], kept + "b"),
    (["c", "a"], ["a", "b"], "\(none)c; \(kept)b"),
    (["1"], ["1", "2", "3", "4", "5"], kept + "2, 3, 4, 5"),
    (["1"], ["1", "2", "3", "4", "5", "6"], kept + "2, 3, 4, 5, 6"),
    (["1"], ["1", "2", "3", "4", "5", "6", "7"], kept + "2, 3, 4, 5, 6 and 1 more"),
    (
      ["a"], [#"\u001b[2J"#, #"\n"#, long, "4", "5", "6", "7"],
      "\(none)a; \(kept)␛[2J, ␊, \(long.dropLast())…, 4, 5 and 2 more"
    ),
  ]

  @Test(arguments: differences)
  func `other fruits are told in one line that can be printed, and only if there are any`(
    fruits: [String], counted: [String], message: String?
  ) throws {
    #expect(try difference(fruits, counted: counted) == message.map { "s: " + $0 })
  }
}
