import CellText
import HeadlessUI

extension Command {
  /// Returns a description of what a screen shows and what it should show.
  static func difference(_ found: Command, _ expected: Command) -> String {
    let name = found.target.name.shown
    let text = found.text.shown
    let parts =
      switch expected.form {
      case .change: ("the screen as it was", "a change")
      case .value: ("\(name) at \(text)", expected.text.shown)
      case .button: ("button \(name) \(found.state)", "it \(expected.state)")
      case .increment, .decrement: ("stepper \(name) that \(found.ability)d", "the opposite")
      case .dismissal: ("\(found.layer) \(name) that \(found.ability)ed", "the opposite")
      case .status, .noStatus: ("\(name) with \(found.status)", expected.status)
      case .line where found.form == .lineCount:
        (found.number.counted("line"), "line \(expected.number) \(expected.text.shown)")
      case .line: ("line \(found.number) \(text)", expected.text.shown)
      case .noLine: ("line \(found.number) \(text)", "fewer lines")
      default: (found.part, expected.part)
      }
    return "found \(parts.0); expected \(parts.1)"
  }

  private var layer: String { target.role?.rawValue ?? "" }

  private var state: String { isEnabled == true ? "enabled" : "disabled" }

  private var ability: String { (isEnabled == true ? "can be " : "can't be ") + form.words[1] }

  private var status: String { form == .status ? "status \(text.shown)" : "no status" }

  /// The words of the form, and the name or the text after them.
  private var part: String {
    let named = form.slots.prefix(1).map { _ in (target.name.isEmpty ? text : target.name).shown }
    return (form.words.dropFirst() + named).joined(separator: " ")
  }
}
