/// A phrase with gaps, written as a string literal with an interpolation for each gap.
///
/// ```swift
/// let ready: Phrase<JuiceGap> = "Your \(.flavour) juice"
/// ready(flavour: "kiwi")  // "Your kiwi juice"
/// ```
///
/// A text that is known only when the program runs is read as a format instead, with
/// ``init(format:named:gaps:)``.
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
  /// The parts of a phrase while it's read.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an interpolation without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words to the phrase.
    ///
    /// - Precondition: The words have no gap of a format, such as `%@`, which people would read.
    public mutating func appendLiteral(_ words: StaticString) {
      let ends = words.description.split(separator: "@", omittingEmptySubsequences: false)
        .dropLast()
      let isFormat = ends.contains { $0.last == "%" || $0.last == "$" }
      precondition(isFormat == false, "write a gap as an interpolation, or use init(format:)")
      append(words.description)
    }

    /// Adds a gap to the phrase.
    public mutating func appendInterpolation(_ gap: Gap) {
      parts.append(.gap(gap))
    }

    fileprivate mutating func append(_ words: String) {
      if words.isEmpty == false { parts.append(.text(words)) }
    }
  }

  /// Creates a phrase without gaps.
  ///
  /// - Precondition: The words have no gap of a format, such as `%@`, which people would read.
  public init(stringLiteral words: StaticString) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(words)
    self.init(stringInterpolation: interpolation)
  }

  /// Creates a phrase with gaps.
  public init(stringInterpolation interpolation: StringInterpolation) {
    parts = interpolation.parts
  }
}

extension Phrase {
  /// Creates a phrase from a format, such as a text of a String Catalog.
  ///
  /// ```swift
  /// let missing: Phrase<FruitGap> = try Phrase(
  ///   format: "%2$@ of %1$@ missing", named: "missing", gaps: [.fruit, .count])
  /// ```
  ///
  /// - Parameters:
  ///   - format: The text of the phrase, in which `%@` is the next gap, `%2$@` the second one, and
  ///     `%%` a percent sign.
  ///   - name: The name of the phrase, for errors.
  ///   - gaps: The gaps of the phrase, in the order of their numbers.
  /// - Throws: A ``PhraseError`` if a gap is missing, unknown, or given twice.
  public init(format: String, named name: String, gaps: [Gap]) throws(PhraseError) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var pieces = format.split(separator: "%", omittingEmptySubsequences: false)[...]
    var words = String(pieces.popFirst() ?? "")
    var given: [Gap] = []
    while let piece = pieces.popFirst() {
      if piece.isEmpty, let rest = pieces.popFirst() {
        words += "%" + rest
        continue
      }
      let end = piece.firstIndex(of: "@") ?? piece.endIndex
      let place = piece[..<end]
      let number = place.last == "$" ? Int(place.dropLast()) : place.isEmpty ? given.count + 1 : nil
      let gap = zip(1..., gaps).first { $0.0 == number && end < piece.endIndex }?.1
      guard let gap else {
        throw PhraseError(
          phrase: name, gap: "%" + piece[..<end] + piece[end...].prefix(1),
          message: "is unknown; write %% for a percent sign")
      }
      given.append(gap)
      interpolation.append(words)
      interpolation.appendInterpolation(gap)
      words = String(piece[end...].dropFirst())
    }
    for (number, gap) in zip(1..., gaps) {
      guard given.count(where: { $0 == gap }) == 1 else {
        let message = given.contains(gap) ? "appears twice" : "is missing"
        throw PhraseError(phrase: name, gap: "%\(number)$@", message: message)
      }
    }
    interpolation.append(words)
    self.init(stringInterpolation: interpolation)
  }
}

/// An error that explains why a format isn't a phrase.
public struct PhraseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the phrase.
  public let phrase: String
  /// The gap as a format has it, such as `%1$@`.
  public let gap: String
  /// A description of what is wrong with the gap.
  public let message: String

  /// The phrase, the gap, and the message, on one line in English.
  public var description: String { "\(phrase): \(gap) \(message)" }
}
