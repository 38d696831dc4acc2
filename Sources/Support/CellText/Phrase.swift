/// A phrase with gaps, written as a string literal with an interpolation for each gap.
///
/// ```swift
/// enum Gap { case name }
///
/// let greeting: Phrase<Gap> = "Good morning, \(.name)"
/// greeting { _ in "Minsu" }  // "Good morning, Minsu"
/// ```
///
/// A phrase can leave out any gap, so that it can say "Good morning" to everyone. A gap that the phrase
/// doesn't have doesn't compile.
public struct Phrase<Gap: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var gaps: [Gap] = []
  /// The words before each gap, and then those after the last one.
  @usableFromInline var words = [""]

  /// Returns the phrase with a text in each gap.
  @inlinable
  public func callAsFunction(_ filling: (Gap) -> String) -> String {
    zip(gaps, words.dropFirst()).reduce(into: words[0]) { text, next in
      text += filling(next.0)
      text += next.1
    }
  }
}

extension Phrase: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  /// Creates a phrase without words, to which literals and gaps are added.
  public init(literalCapacity: Int = 0, interpolationCount: Int = 0) {}

  /// Creates a phrase without gaps.
  public init(stringLiteral words: String) { self.words = [words] }

  /// Creates a phrase with gaps.
  public init(stringInterpolation phrase: Phrase) { self = phrase }

  /// Adds words to the phrase.
  public mutating func appendLiteral(_ words: String) { self.words[gaps.count] += words }

  /// Adds a gap to the phrase.
  public mutating func appendInterpolation(_ gap: Gap) {
    gaps.append(gap)
    words.append("")
  }
}
