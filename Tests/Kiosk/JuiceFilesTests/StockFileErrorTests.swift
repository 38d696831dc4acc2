import Foundation
import JuiceFiles
import JuiceModel
import TestFiles
import Testing

struct StockFileErrorTests {
  private static let whole = """
    { "version": 1, "stock": { "fig": 3 } }
    """

  private static func menu() throws -> Menu {
    try Menu(
      fruits: [Fruit(id: "fig", name: [.english: "Fig"])],
      juices: [Juice(id: "fig", flavour: [.english: "Fig"], recipe: ["fig": 1])])
  }

  @Test(arguments: [
    ("{ \"version\"", "\"version\"", ":1:10: found \":\"; expected the end of the file"),
    (whole, "", ":1:1: the document ends too soon; expected a value"),
    (" } }", "", ":1:36: the document ends too soon; expected a comma or }"),
    ("\"version\": 1", "\"version\": 2", ":1:14: version: 2 is unknown; use 1"),
    ("\"version\": 1, ", "", ":1:1: version: is missing; add a whole number such as 10"),
    (", \"stock\": { \"fig\": 3 }", "", ":1:1: stock: is missing; add an object in { }"),
    (
      "\"stock\"", "\"stocks\"",
      ":1:17: stocks: no such key; use version, stock; the nearest is stock"
    ),
    ("\"fig\": 3", "\"fig\": -1", ":1:35: stock.fig: -1 is out of range; use 0 to 100"),
    ("\"fig\": 3", "\"fig\": 101", ":1:35: stock.fig: 101 is out of range; use 0 to 100"),
    (
      "\"fig\": 3", "\"fig\": \"3\"",
      ":1:35: stock.fig: has the wrong type; use a whole number such as 10"
    ),
    ("\"fig\": 3", "\"fig\": 3, \"fig\": 4", ":1:38: stock.fig: appears twice; use each key once"),
    ("\"fig\": 3", "\"fog\": 101", ":1:35: stock.fog: 101 is out of range; use 0 to 100"),
    (
      "\"fig\": 3", "\"fog\": null",
      ":1:35: stock.fog: has the wrong type; use a whole number such as 10"
    ),
  ])
  func `a file that isn't a stock is refused and unchanged`(
    part: String, replacement: String, message: String
  ) throws {
    let folder = try TemporaryFolder()
    let text = Self.whole.replacing(part, with: replacement)
    let file = try folder.file("stock.json", text.utf8)
    let menu = try Self.menu()
    let error = #expect(throws: FileError.self) { try StockFile(file, menu: menu) }
    #expect(error?.description == file + message)
    #expect(error?.kind == .badData)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test func `a valid file is read`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("stock.json", Self.whole.utf8)
    let menu = try Self.menu()
    #expect(try StockFile(file, menu: menu).stock["fig"] == 3)
  }
}
