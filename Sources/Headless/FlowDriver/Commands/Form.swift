import CellText
import HeadlessUI

/// A row of the table of commands, from which the parser, the printer, and the help follow.
struct Form: Hashable, Sendable {
  let words: [String]
  let slots: [Slot]
  /// The gesture that the command performs, or `nil` if there is none.
  let gesture: Gesture?

  var isExpectation: Bool { words.first == "expect" }

  /// Whether the target is a node, which has a place.
  var hasPlace: Bool { slots.contains(.name) }

  private init(_ words: String, _ slots: Slot..., does gesture: Gesture? = nil) {
    self.words = words.split(separator: " ").map { String($0) }
    self.slots = slots
    self.gesture = gesture
  }

  private static let steps = Slot.number(.steps, upTo: Command.steps.upperBound, after: "by")
  private static let lineNumber = Slot.number(.line, upTo: 1_000_000)

  static let tap = Form("tap", .role, .name, does: .tap)
  static let enter = Form("enter", .text("T"), .word("in"), .name, does: .enter)
  static let submit = Form("submit", .name, does: .submit)
  static let focus = Form("focus", .name, does: .focus)
  static let leave = Form("leave", .name, does: .leave)
  static let increase = Form("increase", .name, steps, does: .increment)
  static let decrease = Form("decrease", .name, steps, does: .decrement)
  static let dismiss = Form("dismiss", does: .dismiss)
  static let answer = Form("answer", .event, .word("with"), .response, does: .event)
  static let event = Form("event", .event, does: .event)
  static let order = Form("order", .order)
  static let inOneTurn = Form("in one turn")
  static let text = Form("expect text", .text("T"))
  static let title = Form("expect title", .text("T"))
  static let value = Form("expect value", .name, .text("V"))
  static let button = Form("expect button", .name, .state(isOptional: true))
  static let increment = Form("expect increase", .name, .state())
  static let decrement = Form("expect decrease", .name, .state())
  static let status = Form("expect status", .name, .text("STATUS"))
  static let alert = Form("expect alert", .text("T"))
  static let dismissal = Form("expect dismiss", .state())
  static let line = Form("expect line", lineNumber, .text("T"))
  static let request = Form("expect request", .event)
  static let noRequest = Form("expect no request", .event)
  static let change = Form("expect change")
  static let noText = Form("expect no text", .text("T"))
  static let noTitle = Form("expect no title", .text("T"))
  static let noValue = Form("expect no value", .name)
  static let noAlert = Form("expect no alert")
  static let noButton = Form("expect no button", .name)
  static let noStatus = Form("expect no status", .name)
  static let noLine = Form("expect no line", lineNumber)
  static let show = Form("show")
  static let snapshot = Form("snapshot", .text("STATE"))
  static let include = Form("include", .text("FILE"))
  static let repetition = Form("repeat", .number(.times, upTo: Command.steps.upperBound))
  static let end = Form("end")

  /// The expectations that are met if others aren't, each with the other one.
  static let opposites = [
    noText: text, noTitle: title, noValue: value, noButton: button, noStatus: status,
    noAlert: alert, noRequest: request,
  ]

  /// Expectations that only describe what a screen shows; no flow has them.
  static let noChange = Form("expect no change")
  static let lineCount = Form("expect lines", lineNumber)
  static let dismissalOfLayer = Form("expect dismiss", .role, .name, .state())

  /// The table, in the order in which errors and the help list the words.
  static let all = [
    tap, enter, submit, focus, leave, increase, decrease, dismiss, answer, event, order, inOneTurn,
    text, title, value, button, increment, decrement, status, alert, dismissal, request, line,
    change, noText, noTitle, noValue, noAlert, noButton, noStatus, noRequest, noLine, show,
    snapshot, include, repetition, end,
  ]
}

extension FlowParser {
  /// The words with which lines begin.
  package static let commands: [String] = Form.all.compactMap { $0.words.first }.unique

  /// The forms of a line, and how to tell controls with the same name apart.
  package static let help = "\(forms)\n\(places)"

  /// How to tell controls with the same name apart.
  package static let places = """
    If several controls have the same NAME, add the identifier of the one that you mean (NAME id ID),
    or at the end of the line a group around it (in GROUP), or else its position (2nd).
    """

  /// The forms of a line, two on each line of the text.
  package static let forms: String = {
    let forms = Form.all.map { form in
      (form.words + form.slots.map { $0.placeholder }).joined(separator: " ")
    }
    let width = forms.map { $0.count }.max() ?? 0
    let height = (forms.count + 1) / 2
    var lines = forms.prefix(height).map { "  \($0)" }
    for (row, form) in forms.dropFirst(height).enumerated() {
      lines[row] += String(repeating: " ", count: width - forms[row].count) + "  \(form)"
    }
    return lines.joined(separator: "\n")
  }()
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, each in its first place.
  @inlinable
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
