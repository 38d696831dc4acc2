import CellText
import HeadlessUI

extension TerminalState {
  /// Whether keys go into the text of the focused field.
  var isTyping: Bool { mode == .app && (focus.field == nil) == false }

  /// Changes the text of the focused field, and returns `false` if a key has another effect there.
  ///
  /// What is typed is never too soon, unless it repeats a key that was pressed on another layer. A field
  /// that disappears takes the rest of what is typed with it.
  mutating func type(_ key: Key) -> Bool {
    var text = focus.text
    let edits = text.edit(with: key)
    guard isTyping, let index = focus.index else {
      return (edits || key == .enter) && time < lastInput.typingEnd
    }
    lastInput.typingEnd = edits ? time + LastInput.delay : .zero
    guard edits else { return false }
    if lastInput.isRepeat == false { session.beginReading(at: nil) }
    guard session.admitsAnswer(at: time, isRepeat: lastInput.isRepeat) else { return true }
    let former = focus.text.whole
    focus.text = text
    focus.isChosen = true
    focus.isRevealed = true
    if text.whole == former { return true }
    session.enter(text.whole, number: index + 1)
    follow()
    return true
  }
}

extension TerminalState {
  /// Tells the app which field the user has left, and which one they have come to, if it asks for that.
  mutating func tellFocus() {
    let left = focus.entered
    let field = focus.place
    guard (field == left) == false else { return }
    focus.entered = field
    perform(focus.index(of: .leave, on: left))
    if focus.entered == field { perform(focus.index(of: .focus, on: field)) }
  }
}

/// A text that the user types, before and after the caret.
struct TypedText {
  var before = ""
  var after = ""
  var isMultiline = false
  /// The field that has the text.
  var field: FieldPlace?

  var whole: String { before + after }
  var caret: Int { before.count }

  /// The caret stays before what follows it, if the text still ends with that.
  mutating func follow(_ text: String) {
    guard (text == whole) == false else { return }
    move(in: text, to: text.hasSuffix(after) ? text.count - after.count : caret)
  }

  mutating func move(in text: String, to caret: Int) {
    before = String(text.prefix(caret))
    after = String(text.dropFirst(caret))
  }

  /// Returns whether the key moves the caret or changes the text.
  mutating func edit(with key: Key) -> Bool {
    switch key {
    case .text(let text), .paste(let text):
      let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      let plain = lines.joined(separator: isMultiline ? "\n" : " ").replacing("\t", with: " ")
      before += String(plain.unicodeScalars.filter { $0 == "\n" || $0.isPrintable })
    case .enter where isMultiline: before += "\n"
    case .backspace: before = String(before.dropLast())
    case .delete: after = String(after.dropFirst())
    case .arrow(.left): move(in: whole, to: max(caret - 1, 0))
    case .arrow(.right): move(in: whole, to: caret + 1)
    case .home: move(in: whole, to: before.through { $0.isNewline }.count)
    case .end: move(in: whole, to: caret + after.prefix { $0.isNewline == false }.count)
    case .eraseStart: before = before.through { $0.isNewline }
    case .eraseEnd: after = String(after.drop { $0.isNewline == false })
    case .eraseWord:
      before = before.through { $0.isWhitespace == false }.through { $0.isWhitespace }
    default: return false
    }
    return true
  }
}

extension String {
  /// Returns the text up to the last character of a kind.
  fileprivate func through(_ isLast: (Character) -> Bool) -> String {
    lastIndex(where: isLast).map { String(self[...$0]) } ?? ""
  }
}
