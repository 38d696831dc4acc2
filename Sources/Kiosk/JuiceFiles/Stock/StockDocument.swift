import Foundation
internal import JuiceModel

/// The JSON document of a stock: a version, and the counts by fruit.
///
/// It can count more fruits than a menu has: those that left the menu keep their counts.
struct StockDocument {
  private static let version = 1

  /// A number of fruits of one kind.
  struct Count {
    let fruit: Fruit.ID
    let count: Int
  }

  /// The counts in the order of the document.
  let counts: [Count]

  /// Creates the document of a stock that nothing is known about but its counts.
  init(of stock: Stock) {
    counts = stock.fruits.map { Count(fruit: $0, count: stock[$0]) }
  }

  /// Reads a document.
  init(_ document: JSONNode) throws(DocumentError) {
    let object = try document.object(["version", "stock"])
    let version = try object["version"].number()
    guard version == Self.version else {
      throw DocumentError(
        at: object["version"].path, "\(version) is unknown", "use \(Self.version)")
    }
    var counts: [Count] = []
    for (key, node) in try object["stock"].fields() {
      let count = try node.number()
      guard Stock.range.contains(count) else {
        throw DocumentError(at: node.path, "\(count) is out of range", "use 0 to 100")
      }
      counts.append(Count(fruit: Fruit.ID(key), count: count))
    }
    self.counts = counts
  }

  private init(counts: [Count]) {
    self.counts = counts
  }

  /// Returns the stock of a menu, in which a fruit that the document doesn't count has the initial
  /// count of the menu.
  func stock(of menu: Menu) -> Stock {
    var stock = Stock(of: menu)
    var difference = StockDifference()
    for count in counts { difference[count.fruit] = count.count - stock[count.fruit] }
    stock.apply(difference)
    return stock
  }

  /// Returns the document with other counts of the fruits of a stock, which come first.
  func updated(with stock: Stock) -> StockDocument {
    let fruits = Set(stock.fruits)
    let others = counts.filter { fruits.contains($0.fruit) == false }
    return StockDocument(counts: StockDocument(of: stock).counts + others)
  }

  /// The size of the document in bytes if every count had three digits.
  var longestSize: Int { bytes.count + 2 * counts.count }

  /// The bytes of the document, which has a line for each fruit.
  var bytes: [UInt8] {
    let counts = counts.map { "    \(Self.quoted($0.fruit.rawValue)): \($0.count)" }
    return Array(
      """
      {
        "version": \(Self.version),
        "stock": {
      \(counts.joined(separator: ",\n"))
        }
      }

      """.utf8)
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let bytes = try? encoder.encode(text) else { return "\"\"" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
