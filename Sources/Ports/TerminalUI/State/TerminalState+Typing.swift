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
    (focus.text, focus.isChosen, focus.isRevealed) = (text, true, true)
    if text.whole == former { return true }
    session.enter(text.whole, number: index + 1)
    follow()
    return true
  }
}
