internal import CellText
public import JuiceModel

/// The fruits that only a menu has, and those that only a stock file has.
///
/// A renamed fruit is both: its old identifier is kept in the file, and the new one is added.
public struct MenuDifference: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// The fruits of the menu that the file didn't have, which start with the menu's counts.
  public let added: [Fruit.ID]
  /// The fruits that the menu doesn't have, which keep their counts in the file until they return.
  public let kept: [Fruit.ID]

  /// Returns `nil` if both have the same fruits.
  package init?(menu: Menu, document: StockDocument, file: String) {
    let fruits = menu.fruits.map { $0.id }
    let (known, old) = (Set(fruits), Set(document.fruits))
    self.file = file
    added = fruits.filter { old.contains($0) == false }
    kept = document.fruits.filter { known.contains($0) == false }
    guard added.isEmpty == false || kept.isEmpty == false else { return nil }
  }

  /// The file and both lists of fruits, on one line in English.
  public var description: String {
    let parts = [
      added.isEmpty ? nil : "no count yet, so as on the menu: \(added.map { $0.rawValue }.listed)",
      kept.isEmpty ? nil : "not on the menu, but still counted: \(kept.map { $0.rawValue }.listed)",
    ]
    return "\(file): \(parts.compactMap { $0 }.joined(separator: "; "))".revealed
  }
}
