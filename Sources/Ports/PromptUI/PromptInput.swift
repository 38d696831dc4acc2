import CellText
import FlowDriver
import HeadlessUI

/// What a line asks for.
enum Request {
  case help(String)
  /// A line of a flow, which may be one that other words stand for.
  case flow(String)
  case control(Int)
  /// A button to tap, a field to fill, or a value to read.
  case use(Target)
  case change(ValueChange, of: Target)
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
  /// Returns what a line, with the words of an input, asks for on the screen.
  ///
  /// A name that a person types whole comes before the words of the prompt, and those before its start.
  func request(_ input: String, _ line: String) throws -> Request {
    let screen = driver.app.screen
    let first = String(input.prefix { ($0 == " ") == false })
    let rest = String(input.dropFirst(first.count + 1))
    if isWord(input, of: words.help) { return .help(words.helpText) }
    if words.help.means(first), words.flow.means(rest) {
      return .help("\(words.flowHelp)\n\(FlowParser.forms)")
    }
    if parser.isRepeating { return .flow(line) }

    let top = screen.topLayer
    let name = top.name(input)
    let number = input.controlNumber
    let isOffered = number.map { screen.affordances.indices.contains($0 - 1) } ?? false
    if let number, isOffered, name == nil || number == Int(input) { return .control(number) }
    if let name { return .use(name) }

    if words.show.means(input) { return .flow("show") }
    let answersNo = top.role == .alert && (top.dismissal == nil) == false && words.no.means(input)
    if words.dismiss.means(input) || answersNo { return .flow("dismiss") }
    let isCommand = input.isEmpty || input.hasPrefix("#") || FlowParser.commands.contains(first)
    if isCommand { return .flow(line) }

    let names = screen.names(meantBy: input)
    guard names.isEmpty else { return .use(try only(of: names, input, .button)) }
    if let number { return .control(number) }
    guard let change = ValueChange(input) else { return .use(try only(of: [], input, .button)) }
    let steppers = screen.names(meantBy: change.name)
    return .change(change, of: try only(of: steppers, change.name, .stepper))
  }

  /// Returns whether a text is one of the words, and not the name of something as well, before which only
  /// a sign or a letter comes.
  func isWord(_ text: String, of words: [String]) -> Bool {
    words.means(text) && (text.count == 1 || driver.app.screen.topLayer.name(text) == nil)
  }

  /// Returns the only name that a text means.
  private func only(of names: [Target], _ text: String, _ role: Role) throws -> Target {
    guard let name = names.first else {
      let nearest = text.nearest(among: driver.app.screen.topLayer.names.map { $0.name })
      throw FlowError(.notFound(role, name: text, nearest: nearest))
    }
    guard names.count == 1 else {
      let candidates = names.prefix(10).map { $0.label.typed }.joined(separator: ", ")
      throw Refusal(description: "\(words.severalNames): \(candidates)")
    }
    return name
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

  /// The number that `2`, `[2]`, `2.`, or `2번` means.
  fileprivate var controlNumber: Int? {
    wholeMatch(of: /\[?([0-9]+)[\].번]?/).flatMap { Int($0.1) }
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
}

extension Node {
  /// The whole number with which the value begins, or `nil` if there is none.
  var number: Int? {
    let start = value?.prefixMatch(of: /[-+]?[0-9]+(?=$|[^0-9]$|[^0-9][^0-9])/)
    return start.flatMap { Int($0.output) }
  }
}
