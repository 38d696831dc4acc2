import CellText
import HeadlessUI

extension Screen<Int> {
  func check(_ command: Command) throws(FlowError.Reason) {
    var found = command
    try read(&found)
    if found == command { return }
    found.target = Target(name: found.target.name, role: found.target.role)
    throw .unexpected(found: found, expected: command)
  }

  /// Replaces the values in an expectation with those that the screen shows.
  private func read(_ found: inout Command) throws(FlowError.Reason) {
    let target = found.target
    let text = found.text
    let valued = [Role.value, .stepper, .field, .button]
    switch found.form {
    case .text:
      if topLayer.texts.contains(text) { return }
      throw .notFound(.text, name: text, nearest: text.nearest(among: topLayer.texts.unique))
    case .title: found.text = visibleTitle
    case .value:
      let node = try node(target, among: valued)
      found.text = (node.value == text ? text : node.shownValue) ?? ""
    case .noValue:
      guard let node = nodes(target, among: valued).first?.node else { return }
      found.form = .value
      found.text = node.shownValue ?? ""
    case .button:
      let isThere = nodes(target, among: [.button]).isEmpty == false
      if isThere, found.isEnabled == nil { return }
      found.isEnabled = try node(target, among: [.button]).isEnabled
    case .increment, .decrement:
      let gesture = found.form == .increment ? Gesture.increment : .decrement
      found.isEnabled = try node(target, among: [.stepper]).refuses(gesture) == false
    case .status, .noStatus:
      let status = try node(target, among: [.button, .stepper, .field]).heldStatus?.name
      found.form = status == nil ? .noStatus : .status
      found.text = status ?? ""
    case .alert, .noAlert:
      let isAlert = topLayer.role == .alert
      if isAlert, found.form == .alert, topLayer.texts.contains(text) { return }
      found.form = isAlert ? .alert : .noAlert
      found.text = isAlert ? topLayer.name : ""
    case .dismissal:
      let isEnabled = (topLayer.dismissal == nil) == false
      if found.isEnabled == isEnabled { return }
      let layer = Target(name: topLayer.name, role: topLayer.role)
      found = Command(form: .dismissalOfLayer, target: layer, isEnabled: isEnabled)
    case .request: _ = try responses(to: found.name)
    case .line, .noLine:
      let lines = outlineLines
      guard let (_, line) = zip(1..., lines).first(where: { $0.0 == found.number }) else {
        if found.form == .line { found = Command(form: .lineCount, number: lines.count) }
        return
      }
      if line == text || line.unindented == text { return }
      found.form = .line
      found.text = String(text.hasPrefix(" ") ? line : line.unindented)
    default:
      guard let form = Form.opposites[found.form] else { return }
      var opposite = found
      opposite.form = form
      if case .some = try? check(opposite) { found = opposite }
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
