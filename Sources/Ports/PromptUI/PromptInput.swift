import CellText
import FlowDriver
import HeadlessUI

/// What a person means by a line.
enum Meaning {
  case read(help: String)
  /// A line of a flow, which may be one that other words stand for.
  case flow(String)
  case number(Int)
  case change(ValueChange)
  case use([Target])
}

/// A change of a value, such as `Kiwi +3` or `Kiwi 20`.
struct ValueChange {
  /// The name of the stepper, which may be unfinished.
  let name: String
  /// The new value, or a number of steps, which lower the value if it's negative.
  let number: Int
  let isRelative: Bool

  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(.+?)[ =] ?([-+]?) ?([0-9]+)개?/),
      let number = Int(match.3)
    else { return nil }
    name = String(match.1)
    self.number = match.2 == "-" ? -number : number
    isRelative = match.2.isEmpty == false
  }
}

extension PromptPort {
  /// A name that a person types whole comes before the words of the prompt, and those before its start.
  func meaning(of input: String, _ line: String, on screen: Screen<App.Action>) -> Meaning {
    let first = String(input.prefix { ($0 == " ") == false })
    let rest = String(input.dropFirst(first.count + 1))
    if words.help.means(input) { return .read(help: words.helpText) }
    if words.help.means(first), words.flow.means(rest) {
      return .read(help: "\(words.flowHelp)\n\(FlowParser.forms)")
    }
    if parser.isRepeating { return .flow(line) }
    if let number = screen.number(meantBy: input) { return .number(number) }
    if let name = screen.topLayer.name(input) { return .use([name]) }
    if words.show.means(input) { return .flow("show") }
    let top = screen.topLayer
    let answersNo = top.role == .alert && (top.dismissal == nil) == false && words.no.means(input)
    if words.dismiss.means(input) || answersNo { return .flow("dismiss") }
    let isCommand = input.isEmpty || input.hasPrefix("#") || FlowParser.commands.contains(first)
    if isCommand { return .flow(line) }
    let names = screen.names(meantBy: input)
    guard names.isEmpty, let change = ValueChange(input) else { return .use(names) }
    return .change(change)
  }
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
}

extension Layer {
  private var usableNodes: [PlacedNode<Action>] {
    placedNodes.filter { [.button, .stepper, .field, .value].contains($0.node.role) }
  }

  /// The names of buttons, steppers, fields, and values, first alone, and then with each group around them.
  var names: [Target] {
    let nodes = usableNodes
    return nodes.map { Target($0.node.name) }
      + nodes.flatMap { node, groups in groups.map { Target(node.name, $0) } }
  }

  /// Returns the buttons, steppers, fields, and values that a target means.
  func nodes(_ target: Target) -> [Node<Action>] {
    target.matches(among: usableNodes).map { $0.node }
  }

  /// Returns the name that differs from a text only in blanks, in quotes, and in the case and the width of
  /// letters, or `nil` if there is none.
  func name(_ text: String) -> Target? {
    names.first { $0.label == text } ?? names.first { $0.label.folded == text.folded }
  }

  /// Returns the names that a text can mean: the one like it, or else those that start with it, or else
  /// those with a word that does, or else the same with groups.
  func names(meantBy text: String) -> [Target] {
    if let name = name(text) { return [name] }
    let start = text.folded
    guard start.isEmpty == false else { return [] }
    for names in [names.filter { $0.groups.isEmpty }, names] {
      let starting = names.filter { $0.label.folded.hasPrefix(start) }
      let containing = names.filter { name in
        let words = name.label.split { $0.isWhitespace }
        return words.indices.contains { words[$0...].joined().folded.hasPrefix(start) }
      }
      let found = Set(starting.isEmpty ? containing : starting)
      if found.isEmpty == false { return found.sorted { $0.label < $1.label } }
    }
    return []
  }
}

extension Screen {
  /// Returns the names that a text can mean on the topmost layer, or else on the first one below it.
  func names(meantBy text: String) -> [Target] {
    layers.reversed().lazy.map { $0.names(meantBy: text) }.first { $0.isEmpty == false } ?? []
  }

  /// Returns the number that `2`, `[2]`, `2.`, or `2번` means, or `nil` if it's no number, if it's a whole name
  /// with more than digits, or if no control has it and a name of the topmost layer begins with it.
  func number(meantBy text: String) -> Int? {
    let digits = text.wholeMatch(of: /\[?([0-9]+)[\].번]?/)?.1
    guard let number = digits.flatMap({ Int($0) }) else { return nil }
    if Int(text) == nil, case .some = topLayer.name(text) { return nil }
    let isOffered = number > 0 && number <= affordances.count
    return isOffered || topLayer.names(meantBy: text).isEmpty ? number : nil
  }

  func stepper(_ name: Target) -> Node<Action>? {
    topLayer.nodes(name).first { $0.role == .stepper }
  }

  /// Returns the whole number with which the value of the stepper with a name begins, or `nil` if there
  /// is none.
  func number(of name: Target) -> Int? {
    let start = stepper(name)?.value?.prefixMatch(of: /[-+]?[0-9]+(?=$|[^0-9]$|[^0-9][^0-9])/)
    return start.flatMap { Int($0.output) }
  }
}
