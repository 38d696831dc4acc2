import FlowDriver
package import HeadlessUI
import PlainText
import TextRendering

/// A change of a value that a person asks for.
enum ValueChange: Equatable {
  /// A number of steps, which lower the value if it's negative.
  case by(Int)
  case to(Int)
  /// A value or a number of steps that isn't written as a whole number, such as `20.5`.
  case unclear(String)

  var isRelative: Bool { if case .by = self { true } else { false } }
}

extension [String] {
  /// Returns whether a text is one of the words, in uppercase or in lowercase.
  func means(_ text: String) -> Bool { contains(text.lowercased()) }
}

extension Target {
  /// The name after the group, as a person can type it.
  var label: String { (groups + [name]).joined(separator: " ") }
}

extension String {
  /// The text in lowercase without blanks and quotes.
  fileprivate var folded: String {
    narrow.withoutBlanks.lowercased().filter { "\"'“”‘’「」".contains($0) == false }
  }

  /// Whether it has the keys that move the cursor of an editor.
  var hasArrowKeys: Bool { contains(/\u{1B}[\[O][0-9;]*[A-DFH~]/) }

  /// The text without the quotes of any language around it.
  var unquoted: String { wholeMatch(of: /["'“”‘’「」](.+)["'“”‘’「」]/).map { String($0.1) } ?? self }

  /// Returns the name, which may be empty or unfinished, and the change in a text such as `Kiwi +3`,
  /// `+3`, `Kiwi=20`, or `Kiwi 20`, which may end with a counter, or `nil` if it isn't one.
  func change(_ counters: [String]) -> (name: String, ValueChange)? {
    let counter = counters.first { hasSuffix($0) } ?? ""
    let text = dropLast(counter.count).split { $0.isWhitespace }.joined(separator: " ")
    guard let match = text.wholeMatch(of: /(.*?) ?([-+−–=]?) ?([0-9.,]*[0-9])\.?/)
    else { return nil }
    let (name, sign, digits) = (String(match.1).unquoted, match.2, match.3)
    if digits.contains(/[.,]/) { return (name, .unclear(String(digits))) }
    guard let number = Int(digits) else { return nil }
    if sign.isEmpty || sign == "=" { return (name, .to(number)) }
    guard Command.steps.contains(number) else { return nil }
    return (name, .by(sign == "+" ? number : -number))
  }
}

extension Layer {
  /// Returns the nodes that a target means.
  func nodes(_ target: Target) -> [Node<Action>] {
    target.matches(among: placedNodes).map { $0.node }
  }

  private var usableNodes: [PlacedNode<Action>] {
    placedNodes.filter { [.button, .stepper, .field, .value].contains($0.node.role) }
  }

  /// The names of buttons, steppers, fields, and values.
  var usableNames: [String] { usableNodes.map { $0.node.name } }

  /// The names of buttons, steppers, fields, and values, first alone, and then with each group around them,
  /// such as `Mango Add` and `Add in Mango`.
  private var names: [(text: String, target: Target)] {
    let placed = usableNodes.flatMap { node, groups in groups.map { Target(node.name, $0) } }
    return usableNames.map { ($0, Target($0)) } + placed.map { ($0.label, $0) }
      + placed.map { ("\($0.name) in \($0.groups[0])", $0) }
  }

  /// Returns the name of a button, a stepper, a field, or a value that differs from a text only in blanks,
  /// in quotes, and in the case and the width of letters, or `nil` if there is none.
  func name(_ text: String) -> Target? {
    let name = names.first { $0.text == text } ?? names.first { $0.text.folded == text.folded }
    return name?.target
  }

  /// Returns the names of buttons, steppers, fields, and values that a text can mean: the one like it, or
  /// else those that start with it, or else those with a word that does, or else the same with groups.
  func names(meantBy text: String) -> [Target] {
    if let name = name(text) { return [name] }
    let start = text.folded
    guard start.isEmpty == false else { return [] }
    for names in [names.filter { $0.target.groups.isEmpty }, names] {
      let starting = names.filter { $0.text.folded.hasPrefix(start) }
      let containing = names.filter { name in
        let words = name.text.split { $0.isWhitespace }
        return words.indices.contains { words[$0...].joined().folded.hasPrefix(start) }
      }
      let found = Set((starting.isEmpty ? containing : starting).map { $0.target })
      if found.isEmpty == false { return found.sorted { $0.label < $1.label } }
    }
    return []
  }
}

extension Screen {
  /// Returns the names that a text can mean on the topmost layer, or else the first one below it, or else
  /// the one like it of any other node.
  func names(meantBy text: String) -> [Target] {
    let names = topLayer.names(meantBy: text)
    guard names.isEmpty else { return names }
    let below = layers.reversed()
    let covered = below.lazy.compactMap { $0.names(meantBy: text).first }.first
    let other = below.lazy.flatMap { $0.flattenedNodes }.first { $0.name.folded == text.folded }
    return [covered ?? other.map { Target($0.name) }].compactMap { $0 }
  }

  /// Returns the number that a text such as `2`, `[2]`, `2.`, or `2번` means, or `nil` if it means a name
  /// of the topmost layer, because no control has the number, or if it's no number.
  package func number(meantBy text: String) -> Int? {
    let digits = text.wholeMatch(of: /[\[(]?([0-9]+)[\])]?\.? ?번?\.?/)?.1
    guard let digits, let number = Int(digits) else { return nil }
    if number > 0, number <= affordances.count {
      return text == digits || topLayer.name(text) == nil ? number : nil
    }
    return topLayer.names(meantBy: text).isEmpty ? number : nil
  }

  /// Returns a text without the word for a role at its start, as readings have it, unless a name begins
  /// with that word or it's a flow command.
  func withoutRole(_ text: String, _ vocabulary: Vocabulary) -> String {
    let words = Role.allCases.flatMap { [$0.rawValue, vocabulary.roles[$0] ?? $0.rawValue] }
    guard let word = words.first(where: { text.lowercased().hasPrefix("\($0) ") }),
      names(meantBy: word).isEmpty, FlowParser.commands.contains(word) == false
    else { return text }
    return String(text.dropFirst(word.count + 1))
  }

  /// Whether the topmost layer is an alert that can be answered with no.
  var isQuestion: Bool { topLayer.role == .alert && (topLayer.dismissal == nil) == false }

  func stepper(_ name: Target) -> Node<Action>? {
    topLayer.nodes(name).first { $0.role == .stepper }
  }

  /// Returns the whole number with which the value of the stepper with a name begins, or `nil` if there
  /// is none.
  func number(of name: Target) -> Int? {
    let start = stepper(name)?.value?.prefixMatch(of: /[-+]?[0-9]+(?=$|[^0-9]$|[^0-9][^0-9])/)
    return start.flatMap { Int($0.output) }
  }

  /// Returns whether a name is that of a value, or of a stepper whose value begins with a whole number.
  func hasNumber(_ name: Target) -> Bool {
    let isValue = topLayer.nodes(name).contains { $0.role == .value }
    return isValue || (number(of: name) == nil) == false
  }
}
