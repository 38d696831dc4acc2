/// A phrase with gaps, written as a string literal with an interpolation for each gap.
///
/// ```swift
/// let ready: Phrase<JuiceGap> = "Your \(.flavour) juice"
/// ready(flavour: "kiwi")  // "Your kiwi juice"
/// ```
///
/// A phrase can leave out any gap, so that a shop can say "Your juice" whatever the flavour. A gap that
/// the phrase doesn't have doesn't compile.
public struct Phrase<Gap: Hashable & Sendable>: Hashable, Sendable {
  fileprivate enum Part: Hashable, Sendable {
    case text(String)
    case gap(Gap)
  }

  private let parts: [Part]

  fileprivate func filled(_ filling: (Gap) -> String) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .gap(let gap): text += filling(gap)
      }
    }
  }
}

/// A gap in a phrase about a juice.
public enum JuiceGap: Hashable, Sendable {
  /// The flavour of the juice.
  case flavour
}

extension Phrase<JuiceGap> {
  /// Returns the phrase about a juice.
  public func callAsFunction(flavour: String) -> String {
    filled { _ in flavour }
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
  /// Returns the phrase about a number of fruits.
  public func callAsFunction(fruit: String, count: Int) -> String {
    filled { $0 == .fruit ? fruit : "\(count)" }
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// The parts of a phrase while its literal is read.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an interpolation without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words to the phrase.
    public mutating func appendLiteral(_ words: String) {
      if words.isEmpty == false { parts.append(.text(words)) }
    }

    /// Adds a gap to the phrase.
    public mutating func appendInterpolation(_ gap: Gap) {
      parts.append(.gap(gap))
    }
  }

  /// Creates a phrase without gaps.
  public init(stringLiteral words: String) {
    parts = [.text(words)]
  }

  /// Creates a phrase with gaps.
  public init(stringInterpolation interpolation: StringInterpolation) {
    parts = interpolation.parts
  }
}
