import Foundation
internal import JuiceModel

/// The document that keeps a stock: a version, and counts by fruit.
enum StockDocument {
  private static let version = 1

  /// The bytes of a document, a line for each fruit in menu order.
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

  /// The stock that a document keeps, which is to count the fruits of a menu and no others.
  static func stock(_ document: JSONNode, of menu: Menu) throws(Mistake) -> Stock {
    let object = try document.object(["version", "stock"])
    let version = try object["version"].number()
    guard version == Self.version else {
      throw Mistake(
        at: object["version"].place, "\(version) is not known", "use \(Self.version)")
    }
    let right = "use the menu that the file was made with, or another file"
    var counts: [(fruit: Fruit.ID, count: Int)] = []
    for (key, node) in try object["stock"].fields() {
      guard case .some = menu.fruit(Fruit.ID(key)) else {
        throw Mistake(at: node.place, "no such fruit on this menu", right)
      }
      counts.append((Fruit.ID(key), try node.number()))
    }
    for fruit in menu.fruits where object["stock"][fruit.id.rawValue].isPresent == false {
      throw Mistake(at: object["stock"][fruit.id.rawValue].place, "is missing", right)
    }
    do {
      return try Stock(of: menu, with: counts)
    } catch {
      throw mistake(error, at: object["stock"].place)
    }
  }

  private static func mistake(_ error: StockError, at place: JSONPlace) -> Mistake {
    switch error {
    case .unknownFruit(let fruit, _):
      Mistake(at: place[fruit.rawValue], "no such fruit on this menu", "leave it out")
    case .outOfRange(let count, let fruit):
      Mistake(at: place[fruit.rawValue], "\(count) is out of range", "use 0 to 100")
    }
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let bytes = try? encoder.encode(text) else { return "\"\"" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
