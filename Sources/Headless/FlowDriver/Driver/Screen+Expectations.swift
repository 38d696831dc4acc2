import HeadlessUI
import PlainText

/// The checks that the table of commands names.
extension Screen<Int> {
  private static var valued: [Role] { [.value, .stepper, .button] }

  func checkText(_ command: Command) throws(FlowError.Reason) {
    let texts = topLayer.texts
    guard texts.contains(command.text) else { throw .notFound(.text, command.text, among: texts) }
  }

  func checkTitle(_ command: Command) throws(FlowError.Reason) {
    try expect(command, visibleTitle == command.text, found: .title(visibleTitle))
  }

  func checkValue(_ command: Command) throws(FlowError.Reason) {
    let value = try node(command.target, among: Screen.valued).value ?? ""
    try expect(command, value == command.text, found: .value(value, of: command.target.name))
  }

  func checkNoValue(_ command: Command) throws(FlowError.Reason) {
    let node = try? nodes(command.target, among: Screen.valued).first
    let found = Command.Expectation.value(node?.value ?? "", of: command.target.name)
    try expect(command, node == nil, found: found)
  }

  func checkButton(_ command: Command) throws(FlowError.Reason) {
    guard let isEnabled = command.isEnabled else {
      _ = try nodes(command.target, among: [.button])
      return
    }
    guard case .button(let button) = try node(command.target, among: [.button]) else { return }
    let found = Command.Expectation.button(button.name, isEnabled: button.isEnabled)
    try expect(command, button.isEnabled == isEnabled, found: found)
  }

  func checkStep(_ command: Command) throws(FlowError.Reason) {
    let gesture: Gesture = command.form == .increment ? .increment : .decrement
    let canStep = try node(command.target, among: [.stepper]).refuses(gesture) == false
    let found = Command.Expectation.step(gesture, command.target.name, isEnabled: canStep)
    try expect(command, command.isEnabled == canStep, found: found)
  }

  func checkDismissal(_ command: Command) throws(FlowError.Reason) {
    let isEnabled = (topLayer.dismissal == nil) == false
    guard (command.isEnabled == isEnabled) == false else { return }
    let layer = Target(name: topLayer.name, role: topLayer.role)
    let found = Command(form: .dismissalOfLayer, target: layer, isEnabled: isEnabled)
    throw .unexpected(found: found, expected: command)
  }

  func checkStatus(_ command: Command) throws(FlowError.Reason) {
    let (name, status) = (command.target.name, command.form == .status ? command.text : nil)
    let found = try node(command.target, among: [.button, .stepper]).heldStatus?.name
    try expect(
      command, found == status, found: found.map { .status($0, of: name) } ?? .noStatus(of: name))
  }

  func checkAlert(_ command: Command) throws(FlowError.Reason) {
    let isAlert = topLayer.role == .alert
    let isThere = isAlert && topLayer.texts.contains(command.text)
    let isMet = command.form == .noAlert ? isAlert == false : isThere
    try expect(command, isMet, found: isAlert ? .alert(topLayer.name) : .noAlert)
  }

  func checkRequest(_ command: Command) throws(FlowError.Reason) {
    _ = try responses(to: command.target.name)
  }

  func checkLine(_ command: Command) throws(FlowError.Reason) {
    let (lines, number, text) = (outlineLines, command.number, command.text)
    guard let (_, line) = zip(1..., lines).first(where: { $0.0 == number }) else {
      guard command.form == .line else { return }
      let count = Command(form: .lineCount, number: lines.count)
      throw .unexpected(found: count, expected: command)
    }
    let shown = String(text.hasPrefix(" ") ? line : line.unindented)
    let isFound = command.form == .line && (line == text || line.unindented == text)
    try expect(command, isFound, found: .line(number, shown))
  }

  private func expect(
    _ expected: Command, _ isMet: Bool, found: Command.Expectation
  ) throws(FlowError.Reason) {
    guard isMet else { throw .unexpected(found: .expect(found), expected: expected) }
  }
}

extension Screen {
  /// The title of the topmost layer that isn't an alert.
  var visibleTitle: String { layers.last { ($0.role == .alert) == false }?.name ?? "" }

  var outlineLines: [Substring] { outline.split(separator: "\n") }
}

extension Substring {
  var unindented: Substring { drop { $0 == " " } }
}

extension Layer {
  /// The texts that a person reads: the name of the layer, its texts, its headings, and its hints.
  var texts: [String] {
    let names = nodes(among: [.text, .group]).map { $0.name }
    return [name] + names.filter { $0.isEmpty == false } + hints
  }
}
