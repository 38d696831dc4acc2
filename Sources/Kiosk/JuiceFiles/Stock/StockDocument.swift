import Foundation
internal import JuiceModel

/// The JSON document of a stock: a version, and the counts by fruit.
enum StockDocument {
  private static let version = 1

  /// Returns the bytes of a document with a line for each fruit in menu order.
  static func bytes(of stock: Stock) -> [UInt8] {
    let counts = stock.fruits.map { "    \(quoted($0.rawValue)): \(stock[$0])" }
    return Array(
      """
      {
        "version": \(version),
        "stock": {
      \(counts.joined(separator: ",\n"))
        }
      }

      """.utf8)
  }

  /// Returns the stock of a document, which must count all fruits of a menu and no others.
  static func stock(_ document: JSONNode, of menu: Menu) throws(DocumentError) -> Stock {
    let object = try document.object(["version", "stock"])
    let version = try object["version"].number()
    guard version == Self.version else {
      throw DocumentError(
        at: object["version"].path, "\(version) is unknown", "use \(Self.version)")
    }
    let right = "use the menu that the file was made with, or another file"
    var counts: [(fruit: Fruit.ID, count: Int)] = []
    for (key, node) in try object["stock"].fields() {
      guard case .some = menu.fruit(Fruit.ID(key)) else {
        throw DocumentError(at: node.path, "isn't a fruit of this menu", right)
      }
      counts.append((Fruit.ID(key), try node.number()))
    }
    for fruit in menu.fruits where object["stock"][fruit.id.rawValue].isPresent == false {
      throw DocumentError(at: object["stock"][fruit.id.rawValue].path, "is missing", right)
    }
    do {
      return try Stock(of: menu, with: counts)
    } catch {
      throw documentError(for: error, at: object["stock"].path)
    }
  }

  private static func documentError(for error: StockError, at path: JSONPath) -> DocumentError {
    switch error {
    case .unknownFruit(let fruit, _):
      DocumentError(at: path[fruit.rawValue], "isn't a fruit of this menu", "leave it out")
    case .outOfRange(let count, let fruit):
      DocumentError(at: path[fruit.rawValue], "\(count) is out of range", "use 0 to 100")
    }
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let bytes = try? encoder.encode(text) else { return "\"\"" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
