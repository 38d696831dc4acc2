/// A phrase with gaps, written as a string literal with an interpolation for each gap.
///
/// ```swift
/// enum Gap { case name }
///
/// let greeting: Phrase<Gap> = "Good morning, \(.name)"
/// greeting { _ in "Minsu" }  // "Good morning, Minsu"
/// ```
///
/// A text that is known only when the program runs is read as a format instead, with
/// ``init(format:named:gaps:)``.
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
  ///
  /// - Precondition: The words have no gap of a format, such as `%@`, which people would read.
  public init(stringLiteral words: StaticString) {
    self.init()
    appendLiteral(words)
  }

  /// Creates a phrase with gaps.
  public init(stringInterpolation phrase: Phrase) { self = phrase }

  /// Adds words to the phrase.
  ///
  /// - Precondition: The words have no gap of a format, such as `%@`, which people would read.
  public mutating func appendLiteral(_ words: StaticString) {
    let isFormat = words.withUTF8Buffer { bytes in
      zip(bytes, bytes.dropFirst()).contains { byte, next in
        next == UInt8(ascii: "@") && (byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$"))
      }
    }
    precondition(isFormat == false, "write a gap as an interpolation, or use init(format:)")
    self.words[gaps.count] += words.description
  }

  /// Adds a gap to the phrase.
  public mutating func appendInterpolation(_ gap: Gap) {
    gaps.append(gap)
    words.append("")
  }
}

extension Phrase {
  /// Creates a phrase from a format, such as a text of a String Catalog.
  ///
  /// ```swift
  /// let missing: Phrase<Gap> = try Phrase(
  ///   format: "%2$@ of %1$@ missing", named: "missing", gaps: [.thing, .count])
  /// ```
  ///
  /// - Parameters:
  ///   - format: The text of the phrase, in which `%@` is the next gap, `%2$@` the second one, and
  ///     `%%` a percent sign.
  ///   - name: The name of the phrase, for errors.
  ///   - gaps: The gaps of the phrase, in the order of their numbers.
  /// - Throws: A ``PhraseError`` if a gap is missing, unknown, or given twice.
  public init(format: String, named name: String, gaps: [Gap]) throws(PhraseError) {
    self.init()
    var pieces = format.split(separator: "%", omittingEmptySubsequences: false)[...]
    words[0] += pieces.removeFirst()
    while let piece = pieces.popFirst() {
      if piece.isEmpty, let rest = pieces.popFirst() {
        words[self.gaps.count] += "%" + rest
        continue
      }
      let end = piece.firstIndex(of: "@") ?? piece.endIndex
      let place = piece[..<end]
      let number = place.last == "$" ? Int(place.dropLast()) : place.isEmpty ? words.count : nil
      guard let (_, gap) = zip(1..., gaps).first(where: { $0.0 == number }), end < piece.endIndex
      else {
        throw PhraseError(
          phrase: name, gap: "%" + place + piece[end...].prefix(1),
          message: "is unknown; write %% for a percent sign")
      }
      appendInterpolation(gap)
      words[self.gaps.count] += piece[end...].dropFirst()
    }
    for (number, gap) in zip(1..., gaps) {
      let count = self.gaps.count { $0 == gap }
      guard (count == 1) == false else { continue }
      throw PhraseError(
        phrase: name, gap: "%\(number)$@", message: count == 0 ? "is missing" : "appears twice")
    }
  }
}

/// An error that explains why a format isn't a phrase.
public struct PhraseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the phrase.
  public let phrase: String
  /// The gap as a format has it, such as `%1$@`.
  public let gap: String
  /// The problem with the gap.
  public let message: String

  /// The phrase, the gap, and the message, on one line in English.
  public var description: String { "\(phrase): \(gap) \(message)" }
}
