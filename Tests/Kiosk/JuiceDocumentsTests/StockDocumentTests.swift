import JuiceDocuments
import JuiceModel
import TestSupport
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

  @Test(arguments: try Change.all(in: "Tables/stocks.txt"))
  func `a document that isn't a stock is refused with its place`(change: Change) {
    let error = #expect(throws: FileError.self) {
      try document(Self.sample.replacing(change.part, with: change.other))
    }
    #expect(error?.description == "stock.json:" + change.result)
  }

  @Test func `a fruit that left keeps its count, and a new one starts with the menu's`() throws {
    let read = try document(#"{ "stock": { "b": 3, "a": 4 }, "version": 1 }"#)
    let menu = try menu(["c", "a"])
    let a = Fruit.ID("a")
    let c = Fruit.ID("c")
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

  @Test(arguments: try rows(in: "Tables/differences.txt"))
  func `other fruits are told in one line that can be printed, and only if there are any`(
    line: String, message: String
  ) throws {
    let match = try #require(line.wholeMatch(of: /(.*) on the menu, (.*) in stock/))
    let fruits = words(match.1)
    let counted = words(match.2)
    let expected = message.isEmpty ? nil : "s: " + message
    #expect(try difference(fruits, counted: counted) == expected)
  }

  private func words(_ list: Substring) -> [String] {
    list.split(separator: ", ").map { String($0) }
  }
}
