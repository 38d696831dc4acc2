/// A phrase with gaps, written as a string literal with an interpolation for each gap.
///
/// ```swift
/// let ready: Phrase = "Your \(.flavour) juice"
/// ready(flavour: "kiwi")  // "Your kiwi juice"
/// ```
///
/// A phrase can leave out any gap, so that a shop can say "Your juice" whatever the flavour.
public struct Phrase: Hashable, Sendable {
  /// A gap in a phrase.
  public enum Gap: Hashable, Sendable {
    /// The flavour of a juice.
    case flavour
    /// The name of a fruit.
    case fruit
    /// A number of fruits.
    case count
  }

  fileprivate enum Part: Hashable, Sendable {
    case text(String)
    case gap(Gap)
  }

  private let parts: [Part]

  /// Returns the phrase about a juice.
  public func callAsFunction(flavour: String) -> String {
    filled { $0 == .flavour ? flavour : "" }
  }

  /// Returns the phrase about a number of fruits.
  public func callAsFunction(fruit: String, count: Int) -> String {
    filled { gap in
      switch gap {
      case .fruit: fruit
      case .count: "\(count)"
      case .flavour: ""
      }
    }
  }

  private func filled(_ filling: (Gap) -> String) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .gap(let gap): text += filling(gap)
      }
    }
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
