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
    try expect(
      visibleTitle == command.text, "title \(command.text.shown)",
      found: "title \(visibleTitle.shown)")
  }

  func checkValue(_ command: Command) throws(FlowError.Reason) {
    let value = try node(command.target, among: Screen.valued).value ?? ""
    let found = "\(command.target.name.shown) at \(value.shown)"
    try expect(value == command.text, command.text.shown, found: found)
  }

  func checkButton(_ command: Command) throws(FlowError.Reason) {
    guard let isEnabled = command.isEnabled else { return try checkPresence(command) }
    guard case .button(let button) = try node(command.target, among: [.button]) else { return }
    let states = isEnabled ? ("disabled", "enabled") : ("enabled", "disabled")
    let found = "button \(button.name.shown) \(states.0)"
    try expect(button.isEnabled == isEnabled, "it \(states.1)", found: found)
  }

  func checkPresence(_ command: Command) throws(FlowError.Reason) {
    _ = try nodes(command.target, among: command.form == .noValue ? Screen.valued : [.button])
  }

  func checkStep(_ command: Command) throws(FlowError.Reason) {
    let gesture: Gesture = command.form == .increment ? .increment : .decrement
    let canStep = try node(command.target, among: [.stepper]).refuses(gesture) == false
    let name = "stepper \(command.target.name.shown)"
    try expect(command.isEnabled ?? true, canStep, name, FlowError.Reason.participle(gesture))
  }

  func checkDismissal(_ command: Command) throws(FlowError.Reason) {
    let top = topLayer
    let isDismissible = (top.dismissal == nil) == false
    try expect(command.isEnabled ?? true, isDismissible, top.shown, "dismissed")
  }

  func checkStatus(_ command: Command) throws(FlowError.Reason) {
    let status = command.form == .status ? command.text : nil
    let found = try node(command.target, among: [.button, .stepper]).heldStatus?.name
    let words = [status, found].map { $0.map { "status \($0.shown)" } ?? "no status" }
    try expect(
      found == status, words[0], found: "\(command.target.name.shown) with \(words[1])")
  }

  func checkAlert(_ command: Command) throws(FlowError.Reason) {
    let (top, isNone) = (topLayer, command.form == .noAlert)
    let isAlert = top.role == .alert
    let isMet = isNone ? isAlert == false : isAlert && top.texts.contains(command.text)
    let expected = isNone ? "no alert" : "alert \(command.text.shown)"
    try expect(isMet, expected, found: isAlert ? top.shown : "no alert")
  }

  func checkRequest(_ command: Command) throws(FlowError.Reason) {
    let requests = events.filter { $0.isAwaited || ($0.response == nil) == false }.map { $0.name }
    let name = command.target.name
    guard requests.contains(name) else { throw .notFound(.event, name, among: requests) }
  }

  func checkLine(_ command: Command) throws(FlowError.Reason) {
    let (lines, isNone) = (outlineLines, command.form == .noLine)
    let (number, text) = (command.number, command.text)
    guard let (_, line) = zip(1..., lines).first(where: { $0.0 == number }) else {
      return try expect(isNone, "line \(number) \(text.shown)", found: "\(lines.count) lines")
    }
    let shown = String(text.hasPrefix(" ") ? line : line.unindented).shown
    let isFound = isNone == false && (line == text || line.unindented == text)
    try expect(isFound, isNone ? "fewer lines" : text.shown, found: "line \(number) \(shown)")
  }

  private func expect(_ isMet: Bool, _ expected: String, found: String) throws(FlowError.Reason) {
    guard isMet else { throw .unexpected(found: found, expected: expected) }
  }

  private func expect(
    _ isExpected: Bool, _ isPossible: Bool, _ part: String, _ participle: String
  ) throws(FlowError.Reason) {
    let found = "\(part) that \(isPossible ? "can" : "can't") be \(participle)"
    try expect(isExpected == isPossible, "the opposite", found: found)
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

  fileprivate var shown: String { "\(role.rawValue) \(name.shown)" }
}
