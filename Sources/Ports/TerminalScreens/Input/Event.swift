import CellText
import HeadlessUI
import TextRendering

/// Something that the user of a terminal does, or that the terminal tells.
enum Event: Hashable, Sendable {
  case key(Key)
  /// A press or a release of the first button on a cell, counted from 0 at the top left.
  case press(row: Int, column: Int)
  case release(row: Int, column: Int)
  case wheel(isDown: Bool)
  /// The answer to a query for the column of the cursor, counted from 0.
  case cursor(column: Int)
  case resize(Viewport)
}

enum Key: Hashable, Sendable {
  case tab, backTab, home, end, pageUp, pageDown
  case arrow(Direction)
  case enter, escape, backspace, delete
  /// Ctrl-U, Ctrl-K, and Ctrl-W.
  case eraseStart, eraseEnd, eraseWord
  /// Ctrl-C.
  case interrupt
  /// Ctrl-L.
  case repaint
  /// Ctrl-Z.
  case suspend
  /// A scalar, which can be a part of a character.
  case text(String)
  /// A text that comes in one piece.
  case paste(String)

  static let space = Key.text(" ")
  static let plus = Key.text("+")
  static let minus = Key.text("-")
  static let leave = Key.text("q")
  static let help = Key.text("?")

  /// The key where no text can be typed.
  var latin: Key {
    guard case .text(let text) = self else { return self }
    return .text(text == "Q" ? "q" : text.latinKey)
  }
}

/// The last key or press of the mouse, which the next one repeats if the person may be holding the key
/// down or clicking twice.
///
/// A terminal doesn't tell a key that is held down from one that is pressed again.
struct LastInput {
  /// The time within which a key that is held down starts to repeat, or a click becomes a double click.
  static let delay = Duration.milliseconds(700)

  /// The app is opened at 0, maybe with an Enter that is still held down.
  private var event = Event.key(.enter)
  private var time = Duration.zero
  private(set) var isRepeat = false
  /// The time until which a key is meant for the text into which the last one went.
  var typingEnd = Duration.zero

  mutating func follow(with event: Event, at now: Duration) {
    let limit = isRepeat ? HeldInput.repetition : LastInput.delay
    isRepeat = event == self.event && now < time + limit
    self.event = event
    time = now
  }
}
