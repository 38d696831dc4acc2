import HeadlessUI
import PlainText

extension PromptWords {
  /// Returns the help for a person, with examples of a screen.
  func help<Action>(on screen: Screen<Action>) -> String {
    let affordances = screen.affordances.enumerated().map { ($0.offset + 1, $0.element) }
    let buttons = affordances.filter { $1.gesture == .tap && $1.isEnabled }
    let step = affordances.first { $1.gesture == .increment }
    var lines = [helpTitle]
    if let (number, button) = buttons.dropFirst().first ?? buttons.first {
      lines += ["\(number): \(helpNumber)", "\(button.name.visible): \(helpName)"]
    }
    if let (_, stepper) = step { lines.append("\(stepper.name.visible) +3: \(helpSteps)") }
    let (show, leave, help) = (show.first ?? "", leave.first ?? "", help.first ?? "")
    lines += [
      "\(show): \(helpShow)", "\(leave): \(helpLeave)", "\(help) \(flow.first ?? ""): \(helpFlow)",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a line that says what to type to change the value of a stepper.
  func explanation<Action>(of stepper: Stepper<Action>) -> String {
    let name = stepper.name.visible
    return "\(toChange): \(name) +3, \(name) -3\n"
  }
}
