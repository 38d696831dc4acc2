import CellText

/// An argument of a command on its line.
enum Slot: Hashable, Sendable {
  /// The role of a control, which can be left out.
  case role
  /// The name of a node, and its identifier if it needs one.
  case name
  /// A word that is always there.
  case word(String)
  /// The name of an external event, or of a request.
  case event
  /// The name of a response.
  case response
  /// A text, with its name in the help.
  case text(String)
  /// The order of the jobs that follow from the next event.
  case order
  /// A number from 1 on, with the problem if it's wrong or missing. It can be left out if it follows a
  /// word.
  case number(SyntaxError.Problem, upTo: Int, after: String? = nil)
  /// `enabled` or `disabled`.
  case state(isOptional: Bool = false)

  static let states = ["enabled", "disabled"]

  var placeholder: String {
    switch self {
    case .role: "[button]"
    case .name, .event: "NAME"
    case .word(let word): word
    case .response: "RESPONSE"
    case .text(let name): name
    case .order: "JOBS"
    case .number(_, _, let word): word.map { "[\($0) N]" } ?? "N"
    case .state(let isOptional): isOptional ? "[enabled|disabled]" : "enabled|disabled"
    }
  }

  /// Returns how many of some words without quotes, at the end of a line, are the slot's own.
  func count(at words: [Substring]) -> Int {
    switch self {
    case .text: 1
    case .word(let word): words.dropFirst().lastIndex { $0 == word }.map { words.count - $0 } ?? 0
    case .state: Slot.states.contains(String(words.last ?? "")) ? 1 : 0
    case .number(_, _, let word?) where words.count > 2 && words[words.count - 2] == word:
      words.last?.wholeNumber == nil ? 0 : 2
    default: 0
    }
  }
}
