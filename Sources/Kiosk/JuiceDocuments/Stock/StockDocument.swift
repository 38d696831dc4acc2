internal import CellText
internal import JSONReading
public import JuiceModel

private let version = 1

/// The JSON document of a stock: a version, and the counts by fruit.
///
/// It can count more fruits than a menu has: those that left the menu keep their counts.
public struct StockDocument: Hashable, Sendable {
  /// The fruits in the order of the document.
  private(set) var fruits: [Fruit.ID]
  private var counts: [Fruit.ID: Int]

  /// Creates the document of a stock, which counts no other fruits.
  public init(of stock: Stock) {
    fruits = stock.fruits
    counts = fruits.reduce(into: [:]) { $0[$1] = stock[$1] }
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
    if let digits = root["version"].digits, (Int(digits) == version) == false {
      let isNewer = Int(digits).map { $0 > version } ?? true
      let advice = isNewer ? "that of a newer program; use that program" : "unknown; use 1"
      reader.add("\(digits.truncated(to: 20)) is \(advice)", root["version"])
      try reader.check()
    }
    reader.object(root, ["version", "stock"])
    _ = reader.number(root["version"], version...version, "\"version\": \(version)")
    let fields = reader.fields(root["stock"], #"a count of each fruit, such as { "lemon": 20 }"#)
    fruits = fields.map { Fruit.ID($0.key) }
    counts = fields.reduce(into: [:]) { $0[Fruit.ID($1.key)] = reader.number($1, Stock.range) }
    let known = menu?.fruits.map { $0.id } ?? []
    let uncounted = known.filter { counts[$0] == nil }.map { $0.rawValue }
    for field in fields where known.contains(Fruit.ID(field.key)) == false {
      guard let question = field.key.question(among: uncounted) else { continue }
      reader.add(
        "isn't a fruit of the menu\(question) Correct it, or remove it", field, at: field.start)
    }
    try reader.check()
  }

  /// Returns the stock of a menu with the counts of the document.
  ///
  /// A fruit without a count keeps the initial one of the menu.
  public func stock(of menu: Menu) -> Stock { Stock(of: menu, with: counts) }

  /// The counts of the other document come first; a fruit that it doesn't count keeps its count.
  package func updated(with other: StockDocument) -> StockDocument {
    var updated = other
    for fruit in fruits where other.counts[fruit] == nil {
      updated.fruits.append(fruit)
      updated.counts[fruit] = counts[fruit]
    }
    return updated
  }

  /// Returns the fruits that only a menu has, and those that only the document has, on one line in
  /// English, or `nil` if both have the same.
  package func difference(from menu: Menu, file: String) -> String? {
    let known = menu.fruits.map { $0.id }
    let added = known.filter { counts[$0] == nil }.map { $0.rawValue }
    let kept = fruits.filter { known.contains($0) == false }.map { $0.rawValue }
    let parts = [
      added.isEmpty ? nil : "no count yet, so as on the menu: \(added.listed)",
      kept.isEmpty ? nil : "not on the menu, but still counted: \(kept.listed)",
    ].compactMap { $0 }
    return parts.isEmpty ? nil : "\(file): \(parts.joined(separator: "; "))".revealed
  }

  /// The size of the document in bytes if every count were the highest.
  package var longestSize: Int {
    var longest = self
    for fruit in fruits { longest.counts[fruit] = Stock.range.upperBound }
    return longest.bytes.count
  }

  /// The bytes of the document, which has a line for each fruit.
  public var bytes: [UInt8] {
    let lines = fruits.map { "\n    \($0.rawValue.json): \(counts[$0] ?? 0)" }
    let stock = lines.joined(separator: ",")
    return Array("{\n  \"version\": \(version),\n  \"stock\": {\(stock)\n  }\n}\n".utf8)
  }
}
