@_exported public import struct CellText.Phrase

/// A gap in a phrase about a juice.
public enum JuiceGap: Hashable, Sendable {
  /// The flavour of the juice.
  case flavour
}

extension Phrase<JuiceGap> {
  package func callAsFunction(flavour: String) -> String {
    self { _ in flavour }
  }
}

/// A gap in a phrase about a number of fruits.
public enum FruitGap: Hashable, Sendable {
  /// The name of the fruit.
  case fruit
  /// The number of fruits.
  case count
}

extension Phrase<FruitGap> {
  package func callAsFunction(fruit: String, count: Int) -> String {
    self { $0 == .fruit ? fruit : "\(count)" }
  }
}
