import Foundation
import JuiceFiles
import JuiceModel
import TestFiles
import Testing

struct ChangedMenuTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("stock.json")
  }

  /// Returns a menu of fruits that start with the count 10.
  private func menu(_ fruits: String...) throws -> Menu {
    try Menu(
      fruits: fruits.map { Fruit(id: .init($0), name: [.english: $0]) },
      juices: [Juice(id: "j", flavour: [.english: "j"], recipe: [.init(fruits[0]): 1])])
  }

  private func counts() throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("    ") }.map { $0.filter { " \",".contains($0) == false } }
  }

  private func change(_ fruit: Fruit.ID, to count: Int, on menu: Menu) throws {
    let file = try StockFile(path, menu: menu)
    var stock = file.stock
    try stock.change(fruit, by: count - stock[fruit])
    try file.save(stock)
  }

  @Test func `a new fruit starts with the menu's count, and one that left returns with its own`()
    throws
  {
    let old = try menu("a", "b")
    let new = try menu("c", "a")
    try change("b", to: 3, on: old)
    #expect(try counts() == ["a:10", "b:3"])
    try change("c", to: 100, on: new)
    #expect(try counts() == ["c:100", "a:10", "b:3"])
    try change("a", to: 0, on: new)
    #expect(try counts() == ["c:100", "a:0", "b:3"])
    let returned = try StockFile(path, menu: old).stock
    #expect(["a", "b"].map { returned[Fruit.ID($0)] } == [0, 3])
    try change("a", to: 1, on: old)
    #expect(try counts() == ["a:1", "b:3", "c:100"])
  }

  @Test func `both are told in one line, and only if there are any`() throws {
    let old = try menu("a", "b")
    #expect(try StockFile(path, menu: old).menuDifference == nil)
    #expect(try StockFile(path, menu: menu("b", "a")).menuDifference == nil)
    let difference = try #require(try StockFile(path, menu: menu("c", "a")).menuDifference)
    #expect(difference.added == ["c"])
    #expect(difference.kept == ["b"])
    #expect(
      difference.description
        == "\(path): the menu has other fruits; new, with its counts: c; not on it, but kept in "
        + "the file: b")
    let added = try StockFile(path, menu: menu("a", "b", "c")).menuDifference
    #expect(added?.description == "\(path): the menu has other fruits; new, with its counts: c")
    let kept = try StockFile(path, menu: menu("a")).menuDifference
    #expect(
      kept?.description == "\(path): the menu has other fruits; not on it, but kept in the file: b"
    )
  }

  @Test func `a long list of odd names stays one line that can be printed`() throws {
    let name = String(repeating: "n", count: 61)
    let fruits = [#"\u001b[2J"#, #"\n"#, name, "4", "5", "6", "7"]
    let counted = fruits.map { #""\#($0)": 1"# }.joined(separator: ",")
    _ = try folder.file("stock.json", #"{"version":1,"stock":{\#(counted)}}"#.utf8)
    for _ in 0..<2 {
      let file = try StockFile(path, menu: menu("a"))
      let list = "␛[2J, ␊, \(name.dropLast())…, 4, 5 and 2 more"
      #expect(file.menuDifference?.description.hasSuffix("in the file: \(list)") == true)
      try file.save(file.stock)
    }
  }

  @Test func `opening a file writes nothing, not even for another menu`() throws {
    _ = try folder.file("stock.json", "{\"stock\":{\"b\":1,\"a\":2},\"version\":1}".utf8)
    var before = stat()
    var after = stat()
    #expect(lstat(path, &before) == 0)
    for menu in [try menu("a", "b"), try menu("a"), try menu("x")] {
      _ = try StockFile(path, menu: menu)
    }
    #expect(lstat(path, &after) == 0)
    #expect(before.st_ino == after.st_ino)
    #expect(before.st_mtim.tv_sec == after.st_mtim.tv_sec)
    #expect(before.st_mtim.tv_nsec == after.st_mtim.tv_nsec)
    #expect(before.st_ctim.tv_nsec == after.st_ctim.tv_nsec)
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
  }

  @Test(arguments: [(4, true), (3, false)])
  func `a file that counts of three digits would make too large is refused`(
    bytesLeft: Int, isRight: Bool
  ) throws {
    let text = #"""
      {
        "version": 1,
        "stock": {
          "a": 0,
          "n": 1
        }
      }

      """#
    let name = String(repeating: "n", count: 1 << 20 - bytesLeft - text.utf8.count + 1)
    _ = try folder.file("stock.json", text.replacing("\"n\"", with: "\"\(name)\"").utf8)
    let isChanged: Void? = try? change("a", to: 100, on: menu("a"))
    #expect((isChanged == nil) == (isRight == false))
    #expect(try counts().first == (isRight ? "a:100" : "a:0"))
  }

  @Test func `a file that would be too large to be read again is refused`() throws {
    let name = String(repeating: "n", count: 1 << 20 - 100)
    let text = "{\"version\":1,\"stock\":{\"\(name)\":1}}"
    let longer = text.replacing("nn\"", with: String(repeating: "n", count: 60) + "\"")
    for (text, isRight) in [(text, true), (longer, false)] {
      _ = try folder.file("stock.json", text.utf8)
      let error = (try? StockFile(path, menu: menu("a"))) == nil
      #expect(error == (isRight == false))
    }
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: menu("a")) }
    #expect(
      error?.description
        == "\(path): is too large with the new fruits of the menu; remove those that it no longer "
        + "has, or use another file")
  }
}
