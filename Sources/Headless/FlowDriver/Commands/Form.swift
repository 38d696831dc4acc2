import HeadlessUI
import PlainText

/// A row of the table of commands, from which the parser, the printer, and the help follow.
struct Form: Sendable {
  typealias Check = @Sendable (Screen<Int>) -> (Command) throws(FlowError.Reason) -> Void

  enum Effect: Sendable {
    case gesture(Gesture)
    case check(Check)
    /// Checks that the last action changed the screen.
    case checkChange
    /// Does nothing to the app; the line is for the runner of the flow or for the parser.
    case nothing
  }

  let words: [String]
  let slots: [Slot]
  let effect: Effect

  private init(_ words: String, _ slots: Slot..., does effect: Effect = .nothing) {
    self.words = words.split(separator: " ").map { String($0) }
    self.slots = slots
    self.effect = effect
  }

  static let tap = Form("tap", .role, .name, does: .gesture(.tap))
  static let increase = Form("increase", .name, .steps, does: .gesture(.increment))
  static let decrease = Form("decrease", .name, .steps, does: .gesture(.decrement))
  static let dismiss = Form("dismiss", does: .gesture(.dismiss))
  static let answer = Form("answer", .event, .response, does: .gesture(.event))
  static let event = Form("event", .event, does: .gesture(.event))
  static let text = Form("expect text", .text("T"), does: .check(Screen.checkText))
  static let title = Form("expect title", .text("T"), does: .check(Screen.checkTitle))
  static let value = Form("expect value", .name, .text("V"), does: .check(Screen.checkValue))
  static let button = Form(
    "expect button", .name, .state(isOptional: true), does: .check(Screen.checkButton))
  static let increment = Form(
    "expect increase", .name, .state(isOptional: false), does: .check(Screen.checkStep))
  static let decrement = Form(
    "expect decrease", .name, .state(isOptional: false), does: .check(Screen.checkStep))
  static let status = Form(
    "expect status", .name, .text("STATUS"), does: .check(Screen.checkStatus))
  static let alert = Form("expect alert", .text("T"), does: .check(Screen.checkAlert))
  static let dismissal = Form(
    "expect dismiss", .state(isOptional: false), does: .check(Screen.checkDismissal))
  static let line = Form(
    "expect line", .number("a line number", 1...1_000_000), .text("T"),
    does: .check(Screen.checkLine))
  static let request = Form("expect request", .event, does: .check(Screen.checkRequest))
  static let noRequest = Form("expect no request", .event, does: absence(Screen.checkRequest))
  static let change = Form("expect change", does: .checkChange)
  static let noText = Form("expect no text", .text("T"), does: absence(Screen.checkText))
  static let noTitle = Form("expect no title", .text("T"), does: absence(Screen.checkTitle))
  static let noValue = Form("expect no value", .name, does: absence(Screen.checkAnyValue))
  static let noAlert = Form("expect no alert", does: .check(Screen.checkNoAlert))
  static let noButton = Form("expect no button", .name, does: absence(Screen.checkButton))
  static let noStatus = Form("expect no status", .name, does: .check(Screen.checkStatus))
  static let noLine = Form(
    "expect no line", .number("a line number", 1...1_000_000), does: .check(Screen.checkNoLine))
  static let show = Form("show")
  static let snapshot = Form("snapshot", .snapshot)
  static let include = Form("include", .text("FILE"))
  static let repetition = Form("repeat", .number("a number of times", Command.steps))
  static let end = Form("end")

  /// Returns the check that another one fails.
  private static func absence(_ check: @escaping Check) -> Effect {
    .check { screen in
      { command throws(FlowError.Reason) in
        do {
          try check(screen)(command)
        } catch {
          return
        }
        let part = command.form.words[2] + " " + (command.target.name + command.text).shown
        throw .unexpected(found: part, expected: "no \(part)")
      }
    }
  }

  /// The table, in the order in which errors and the help list the words.
  static let all = [
    tap, increase, decrease, dismiss, answer, event, text, title, value, button, increment,
    decrement, status, alert, dismissal, request, line, change, noText, noTitle, noValue, noAlert,
    noButton, noStatus, noRequest, noLine, show, snapshot, include, repetition, end,
  ]
}

extension Form: Hashable {
  static func == (one: Form, other: Form) -> Bool { one.words == other.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension FlowParser {
  /// The words with which lines begin.
  package static let commands: [String] = Form.all.compactMap { $0.words.first }.unique

  /// The grammar of a line, with two forms on each line of the help.
  package static let help: String = {
    let forms = Form.all.map { form in
      (form.words + form.slots.map { $0.placeholder }).joined(separator: " ")
    }
    let width = forms.map { $0.count }.max() ?? 0
    let half = (forms.count + 1) / 2
    return forms.prefix(half).enumerated().map { index, form in
      let other = forms.dropFirst(half + index).first.map { form in "  \(form)" } ?? ""
      let gap = other.isEmpty ? 0 : width - form.count
      return "  " + form + String(repeating: " ", count: gap) + other
    }
    .joined(separator: "\n")
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
