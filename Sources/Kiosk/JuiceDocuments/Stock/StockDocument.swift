public import JuiceModel
internal import PlainText

/// The JSON document of a stock: a version, and the counts by fruit.
///
/// It can count more fruits than a menu has: those that left the menu keep their counts.
public struct StockDocument: Hashable, Sendable {
  private static let version = 1

  struct Count: Hashable {
    let fruit: Fruit.ID
    let count: Int
  }

  let counts: [Count]

  /// Creates the document of a stock, which counts no other fruits.
  public init(of stock: Stock) {
    counts = stock.fruits.map { Count(fruit: $0, count: stock[$0] ?? 0) }
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The text of the document in UTF-8.
  ///   - file: The name of the file in errors.
  ///   - menu: The menu whose fruits the document should count, so that one that is misspelled is an
  ///     error, or `nil` if its fruits aren't known.
  /// - Throws: A ``FileError`` with everything that is wrong with the file.
  public init(json bytes: [UInt8], file: String, menu: Menu? = nil) throws(FileError) {
    var reader = try DocumentReader(bytes, file: file)
    let root = reader.root
    if let version = root["version"].digits, (Int(version) == Self.version) == false {
      let place = reader.source.location(of: root["version"].offset) + ": version"
      let isNewer = Int(version).map { $0 > Self.version } ?? true
      throw FileError(
        at: place,
        "\(version.truncated(to: 20)) is "
          + (isNewer ? "that of a newer program; use that program" : "unknown; use 1"))
    }
    reader.object(root, ["version", "stock"])
    let version = Self.version
    _ = reader.number(root["version"], version...version, "\"version\": \(version)")
    let fields = reader.fields(root["stock"], #"a count of each fruit, such as { "lemon": 20 }"#)
    let counts = fields.map { field in
      Count(fruit: Fruit.ID(field.key), count: reader.number(field, Stock.range))
    }
    let keys = fields.map { $0.key }
    let fruits = menu?.fruits.map { $0.id.rawValue } ?? []
    let uncounted = fruits.filter { keys.contains($0) == false }
    for field in fields where fruits.contains(field.key) == false {
      guard let question = field.key.question(among: uncounted) else { continue }
      reader.add(
        "isn't a fruit of the menu\(question) Correct it, or remove it", field, at: field.start)
    }
    try reader.check()
    self.counts = counts
  }

  private init(counts: [Count]) {
    self.counts = counts
  }

  /// Returns the stock of a menu with the counts of the document.
  ///
  /// A fruit without a count keeps the initial one of the menu.
  public func stock(of menu: Menu) -> Stock {
    Stock(of: menu, with: counts.reduce(into: [:]) { $0[$1.fruit] = $1.count })
  }

  /// Returns a copy of the document with the counts of another one, which come first.
  ///
  /// A fruit that the other document doesn't count keeps its count.
  public func updated(with other: StockDocument) -> StockDocument {
    let counted = Set(other.counts.map { $0.fruit.rawValue })
    let others = counts.filter { counted.contains($0.fruit.rawValue) == false }
    return StockDocument(counts: other.counts + others)
  }

  /// The size of the document in bytes if every count were the highest.
  package var longestSize: Int {
    StockDocument(counts: counts.map { Count(fruit: $0.fruit, count: Stock.range.upperBound) })
      .bytes.count
  }

  /// The bytes of the document, which has a line for each fruit.
  public var bytes: [UInt8] {
    let lines = counts.map { "\n    \($0.fruit.rawValue.json): \($0.count)" }
    let stock = lines.joined(separator: ",")
    return Array("{\n  \"version\": \(Self.version),\n  \"stock\": {\(stock)\n  }\n}\n".utf8)
  }
}
