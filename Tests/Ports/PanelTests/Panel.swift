import HeadlessUI

/// The front of a machine: a display for lines of text, a knob to turn and to press, number keys, and
/// a key that turns the machine off.
struct Panel<App: HeadlessApp> {
  var session: PortSession<App>
  private(set) var isOn = true
  private var isAsking = false
  private var note = ""
  private var focuses: [Int: (number: Int, control: AffordanceIdentity)] = [:]

  init(_ app: App) { session = PortSession(app) }

  mutating func turn(by steps: Int) {
    if isAsking { isAsking = false } else { move(to: focus + steps) }
  }

  /// Chooses the control that has the focus, or the one with a number that was typed.
  mutating func choose(_ number: Int? = nil, at time: Duration, isRepeat: Bool = false) {
    guard isAsking == false else {
      isAsking = false
      return
    }
    let number = number ?? focus
    move(to: number)
    let outcome =
      nextText(number).map { session.enter($0, number: number) }
      ?? session.perform(number: number, at: time, isRepeat: isRepeat)
    if outcome == .notOffered { note = "\(number) can't be chosen." }
    focuses = focuses.filter { session.remembers($0.key) }
  }

  /// The text after the one in the field with a number, among those that it offers.
  private func nextText(_ number: Int) -> String? {
    guard session.control(number)?.gesture == .enter else { return nil }
    let nodes = session.screen.topLayer.flattenedNodes
    let field = nodes.flatMap { node in node.controls.map { _ in node } }[number - 1]
    let offered = field.fieldTraits?.offered ?? []
    let next = offered.drop { ($0 == field.value) == false }.dropFirst().first
    return next ?? offered.first
  }

  /// Turns the machine off, but asks first if something is unsaved.
  mutating func turnOff(at time: Duration) {
    note = ""
    isOn = isAsking ? session.admitsAnswer(at: time) == false : session.hasUnsavedChanges
    isAsking = isOn
    if isAsking { session.beginReading(at: time) }
  }

  private mutating func move(to number: Int) {
    note = ""
    guard let control = session.control(number)?.identity else { return }
    focuses[session.topLayer.id] = (number, control)
  }

  private var focus: Int {
    let layer = session.screen.topLayer
    let known = focuses[session.topLayer.id]
    if let known, session.control(known.number)?.identity == known.control { return known.number }
    let kept = layer.affordances.firstIndex { $0.identity == known?.control }
    let first = layer.focusedAffordance ?? layer.affordances.firstIndex { $0.isEnabled }
    return (kept ?? first ?? 0) + 1
  }

  private static var signs: [Gesture: String] {
    [.decrement: "- ", .increment: "+ ", .submit: "Return, "]
  }

  var display: [String] {
    if isAsking { return ["Unsaved changes. Off: leave. Anything else: stay."] }
    let layer = session.screen.topLayer
    var lines = [layer.name]
    var number = 0
    func offer(_ words: String) {
      number += 1
      let shown = session.control(number)?.isEnabled == true ? "\(number)" : "-"
      lines.append("\(number == focus ? ">" : " ") \(shown) \(words)")
    }
    for node in layer.flattenedNodes {
      let words = node.words.joined(separator: ", ")
      if node.controls.isEmpty { lines.append(words) }
      for control in node.controls { offer((Panel.signs[control.gesture] ?? "") + words) }
    }
    if let dismissal = layer.dismissal { offer("Back" + (dismissal.hint.map { ", \($0)" } ?? "")) }
    return (lines + [note]).filter { $0.isEmpty == false }
  }
}
