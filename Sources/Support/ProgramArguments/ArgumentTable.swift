import CellText

/// The subcommands and options of a program, from which parsing, help by subcommand, and errors follow.
///
///     let table = ArgumentTable<Verb, Values>(
///       "mail", "Sends letters.",
///       subcommands: [.init(.send, "send letters", "LETTER...")],
///       options: [
///         .flag("--quick", "send at once") { $0.isQuick = true }
///           .limited(without: ["--days"]),
///         .number("--days", in: 1...9, "the days that it may take") { $0.days = $1 },
///       ])
///     switch try table.request(arguments, Values()) {
///     case .print(let text): the help or the version
///     case .perform(let verb, let operands, let values): the subcommand
///     }
///
/// The first subcommand is performed if no other is named.
package struct ArgumentTable<Verb: RawRepresentable<String>, Values>: Sendable
where Verb: Hashable & Sendable {
  package struct Subcommand: Sendable {
    let verb: Verb
    let title: String
    let summary: String
    let operands: String
    let notes: String

    /// - Parameters:
    ///   - verb: The subcommand. The word that names it is its raw value, which is empty for a first subcommand
    ///     that no word names.
    ///   - operands: The arguments that aren't options, as the usage shows them, such as `FILE...` or,
    ///     if there may be none, `[FILE...]`.
    ///   - title: The name of the subcommand in errors, or `nil` for its word.
    ///   - notes: Whole lines at the end of its help.
    package init(
      _ verb: Verb, _ summary: String, _ operands: String = "",
      title: String? = nil, notes: String = ""
    ) {
      self.verb = verb
      self.title = title ?? verb.rawValue
      self.summary = summary
      self.operands = operands
      self.notes = notes
    }

    var word: String { verb.rawValue }
  }

  package struct Option: Sendable {
    package let word: String
    let value: (placeholder: String, form: String)?
    let help: String
    /// The subcommands that take the option, or `nil` for all of them.
    var subcommands: [Verb]?
    /// The options that it can't be combined with.
    var rivals: [String] = []
    let read: @Sendable (inout Values, String) -> Bool
  }

  package enum Request {
    /// The help or the version.
    case print(String)
    /// A subcommand, with its operands.
    case perform(Verb, [String], Values)
  }

  let program: String
  let version: String?
  let summary: String
  let subcommands: [Subcommand]
  let options: [Option]
  let notes: String

  /// - Parameters:
  ///   - version: The version that `--version` prints, or `nil` if there is no such option.
  ///   - notes: Whole lines at the end of the help of the program.
  package init(
    _ program: String, version: String? = nil, _ summary: String, subcommands: [Subcommand],
    options: [Option], notes: String = ""
  ) {
    self.program = program
    self.version = version
    self.summary = summary
    self.subcommands = subcommands
    self.options = options.filter { subcommands.contains(where: $0.isTaken) }
    self.notes = notes
  }
}

/// The kinds of options.
extension ArgumentTable.Option {
  package static func flag(
    _ word: String, _ help: String, set: @escaping @Sendable (inout Values) -> Void
  ) -> Self {
    Self(word: word, value: nil, help: help) { values, _ in
      set(&values)
      return true
    }
  }

  /// An option with a value of a form, such as `60x24` of the form "COLUMNSxROWS", for which `parse`
  /// returns `nil` if it doesn't have the form.
  package static func value<Value>(
    _ word: String, _ placeholder: String, form: String, _ help: String,
    parse: @escaping @Sendable (String) -> Value?,
    set: @escaping @Sendable (inout Values, Value) -> Void
  ) -> Self {
    Self(word: word, value: (placeholder, form), help: help) { values, text in
      guard let value = parse(text) else { return false }
      set(&values, value)
      return true
    }
  }

  /// An option with a text that isn't empty.
  package static func text(
    _ word: String, _ placeholder: String, form: String, _ help: String,
    set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    value(word, placeholder, form: form, help, parse: { $0.isEmpty ? nil : $0 }, set: set)
  }

  package static func number(
    _ word: String, in range: ClosedRange<Int>, _ help: String,
    set: @escaping @Sendable (inout Values, Int) -> Void
  ) -> Self {
    value(
      word, "N", form: "a number from \(range.lowerBound) to \(range.upperBound)", help,
      parse: { text in text.wholeNumber.flatMap { range.contains($0) ? $0 : nil } }, set: set)
  }

  /// An option with one of several words.
  package static func choice(
    _ word: String, _ words: [String], _ help: String,
    set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    value(
      word, words.joined(separator: "|"), form: words.joined(separator: " or "), help,
      parse: { words.contains($0) ? $0 : nil }, set: set)
  }

  /// Returns the option for some subcommands alone, or for uses without others.
  ///
  /// - Parameter rivals: The options that it can't be combined with, alone (`--size`) or with one value
  ///   (`--format mermaid`).
  package func limited(to subcommands: [Verb]? = nil, without rivals: [String] = []) -> Self {
    Self(
      word: word, value: value, help: help, subcommands: subcommands ?? self.subcommands,
      rivals: self.rivals + rivals, read: read)
  }
}
