import CellText
import HeadlessUI

extension Screen<Int> {
  func check(_ command: Command) throws(FlowError.Reason) {
    let found = try found(for: command)
    var plain = command
    plain.target = Target(name: command.target.name)
    guard [command, plain].contains(found) else {
      throw .unexpected(found: found, expected: command)
    }
  }

  /// Returns the expectation that the screen meets in the place of another one, without an identifier, or
  /// the other one itself.
  private func found(for command: Command) throws(FlowError.Reason) -> Command {
    let (target, name, text) = (command.target, command.target.name, command.text)
    let valued = [Role.value, .stepper, .field, .button]
    switch command.form {
    case .text:
      if topLayer.texts.contains(text) { return command }
      throw .notFound(.text, name: text, nearest: text.nearest(among: topLayer.texts.unique))
    case .title: return .expect(.title(visibleTitle))
    case .value: return .expect(.value(try node(target, among: valued).value ?? "", of: name))
    case .noValue:
      guard let node = nodes(target, among: valued).first?.node else { return command }
      return .expect(.value(node.value ?? "", of: name))
    case .button:
      let isAny = command.isEnabled == nil && nodes(target, among: [.button]).isEmpty == false
      if isAny { return command }
      let button = try node(target, among: [.button])
      return .expect(.button(button.name, isEnabled: button.isEnabled))
    case .increment, .decrement:
      let gesture: Gesture = command.form == .increment ? .increment : .decrement
      let canStep = try node(target, among: [.stepper]).refuses(gesture) == false
      return .expect(.step(gesture, name, isEnabled: canStep))
    case .status, .noStatus:
      let status = try node(target, among: [.button, .stepper, .field]).heldStatus?.name
      return .expect(status.map { .status($0, of: name) } ?? .noStatus(of: name))
    case .alert, .noAlert:
      guard topLayer.role == .alert else { return .expect(.noAlert) }
      let isMet = command.form == .alert && topLayer.texts.contains(text)
      return isMet ? command : .expect(.alert(topLayer.name))
    case .dismissal:
      let isEnabled = (topLayer.dismissal == nil) == false
      if command.isEnabled == isEnabled { return command }
      let layer = Target(name: topLayer.name, role: topLayer.role)
      return Command(form: .dismissalOfLayer, target: layer, isEnabled: isEnabled)
    case .request:
      _ = try responses(to: name)
      return command
    case .line, .noLine:
      let lines = outlineLines
      guard let (_, line) = zip(1..., lines).first(where: { $0.0 == command.number }) else {
        return command.form == .line ? Command(form: .lineCount, number: lines.count) : command
      }
      let shown = text.hasPrefix(" ") ? line : line.unindented
      let isMet = line == text || line.unindented == text
      return .expect(.line(command.number, isMet ? text : String(shown)))
    default:
      guard let form = Form.opposites[command.form] else { return command }
      var found = command
      found.form = form
      return (try? check(found)) == nil ? command : found
    }
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
