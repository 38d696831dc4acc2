import FlowDriver
import HeadlessUI
import PlainText

/// The reason why a line that a person typed can't be performed.
enum PromptError: Error, Hashable {
  /// Nothing here has the name. `nearest` holds similar names and words.
  case unknownName(String, nearest: [String])
  /// Several controls have the name.
  case ambiguousName(String, numbers: [Int])
  /// The node with the name can only be read. `nearest` holds similar names of controls.
  case notAControl(String, value: String?, nearest: [String])
  /// The control has no value to change.
  case notAStepper(String)
  /// The control is disabled.
  case disabled(String)
  /// A modal covers the control.
  case covered(String, by: String)
  /// The number or the flow command can't be performed.
  case session(SessionError)
}

extension PromptWords {
  /// Returns a line that says why something can't be performed, and what would be right.
  func refusal(_ error: PromptError) -> String {
    switch error {
    case .unknownName(let name, let nearest):
      line(unknownName, name.shown, self.nearest, nearest)
    case .ambiguousName(let name, let numbers):
      line(ambiguousName, name.shown, choose, numbers.map { "\($0)" })
    case .notAControl(let name, let value, let nearest):
      line(
        notAControl, [name, value].compactMap { $0?.shown }.joined(separator: " "), self.nearest,
        nearest)
    case .notAStepper(let name): line(notAStepper, name.shown)
    case .disabled(let name): line(disabled, name.shown)
    case .covered(let name, let modal): line(covered, name.shown, closeFirst, [modal.shown])
    case .session(.syntax(let error)):
      line(notAFlowCommand, error.message)
    case .session(.flow(let error)):
      line(refusal(error.reason), in: error.location?.repetitions ?? [])
    case .session(.unknownNumber(let number, let count)):
      line(unknownNumber, "\(number)", numbers, count == 0 ? [] : ["1-\(count)"])
    case .session(.disabled(let number)): line(disabled, "\(number)")
    }
  }

  /// Returns a line that says why a command fails, and what would be right.
  func refusal(_ reason: FlowError.Reason) -> String {
    switch reason {
    case .notFound(_, let name, let nearest):
      line(unknownName, name.shown, self.nearest, nearest.map { $0.typed })
    case .unidentified(_, let name, let identifier, let nearest):
      line(
        unknownName, "\(name.shown) id \(identifier.shown)", self.nearest,
        nearest.map { "id \($0.typed)" })
    case .ambiguous(let name, _, let identifiers):
      line(ambiguousName, name.shown, choose, identifiers.prefix(10).map { "id \($0.typed)" })
    case .unfit(_, let name, .tap): line(notAControl, name.shown)
    case .unfit(_, let name, _): line(notAStepper, name.shown)
    case .disabled(_, let name): line(disabled, name.shown)
    case .atBound(let name, let value, _): line(atBound, "\(name.shown) \(value.shown)")
    case .covered(_, let name, _, let modal):
      line(covered, name.shown, closeFirst, [modal.shown])
    case .notDismissible(_, let name, let buttons):
      line(notDismissible, name.shown, choose, buttons.map { $0.typed })
    case .unexpected: line(unexpected, "\(reason)")
    case .portFailed, .unreadable: line(interrupted, "\(reason)")
    case .syntax(let error): line(notAFlowCommand, "\(error.problem); \(error.suggestion)")
    case .interrupted(let done, let steps, let reason):
      "\(interrupted): \(done)/\(steps); \(refusal(reason))"
    }
  }

  /// Returns a line followed by the repetitions that it's about, the innermost first.
  private func line(_ line: String, in repetitions: [FlowRepetition]) -> String {
    guard repetitions.isEmpty == false else { return line }
    let rounds = repetitions.map { "\($0.number)/\($0.count)" }
    return "\(line); \(repetition): \(rounds.joined(separator: ", "))"
  }

  /// Returns a line of words and what they're about, and of more words with choices if there are any.
  private func line(
    _ words: String,
    _ subject: String,
    _ more: String = "",
    _ choices: [String] = []
  ) -> String {
    let end = choices.isEmpty ? "" : "; \(more): \(choices.joined(separator: ", "))"
    return "\(words): \(subject)\(end)"
  }
}
