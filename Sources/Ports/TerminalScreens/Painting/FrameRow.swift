import CellText
import TextRendering

/// A row of a terminal: its text, and the style of each of its columns.
struct FrameRow: Equatable {
  var text: ArraySlice<UInt8> = []
  var styles: ArraySlice<CellStyle> = []

  var isBlank: Bool { text.isEmpty && styles.contains { $0.isFocus } == false }

  static func rows(of frame: Frame, focus: [Region], in viewport: Viewport) -> [FrameRow] {
    let rows = viewport.rows
    let columns = viewport.columns
    var styles = Array(repeating: CellStyle.plain, count: rows * columns)
    func paint(_ row: Int, _ part: Range<Int>, _ style: (CellStyle) -> CellStyle) {
      guard row < rows else { return }
      for column in part.clamped(to: 0..<columns) {
        styles[row * columns + column] = style(styles[row * columns + column])
      }
    }
    for run in frame.runs { paint(run.row, run.columns) { _ in CellStyle(run.emphasis) } }
    for region in focus {
      paint(region.row, region.column..<region.column + region.columns) {
        $0 == .warning ? .focusedWarning : .focus
      }
    }
    let lines = Array(frame.text.utf8)
      .split(separator: UInt8(ascii: "\n"), maxSplits: rows, omittingEmptySubsequences: false)
    return (0..<rows).map { row in
      FrameRow(
        text: row < lines.count ? lines[row] : [],
        styles: styles[row * columns..<(row + 1) * columns])
    }
  }

  /// The style of all columns if none has the focus, and all terminals with the Unicode chrome measure the
  /// text alike.
  private var uniformStyle: CellStyle? {
    guard let style = styles.first, style.isFocus == false, styles.allSatisfy({ $0 == style })
    else { return nil }
    return text.withUnsafeBufferPointer { $0.plainWidth }.map { _ in style }
  }

  /// Writes the row over a blank line of the terminal, padded to the end of the focus.
  ///
  /// The characters that terminals measure differently come first, each in its column and with nothing
  /// behind it. All others are then written in theirs, so that they win. A terminal that can't draw the
  /// Unicode chrome may measure other symbols differently, too.
  func write(to output: inout [UInt8], at row: Int, usesColor: Bool, chrome: Chrome) {
    if chrome == .unicode, let style = uniformStyle {
      if (style == .plain) == false { style.write(to: &output, usesColor: usesColor) }
      output += text
      if (style == .plain) == false { CellStyle.plain.write(to: &output, usesColor: usesColor) }
      return
    }
    var others = StyledText(usesColor: usesColor)
    var start = text.startIndex
    var column = 0
    let sizes = text.characterSizes(symbolsAreNarrow: chrome == .unicode)
    for (length, width, isCertain) in sizes {
      let character = text[start..<start + length]
      let style = style(of: column)
      let end = column + width
      if isCertain {
        others.add(character, in: style)
      } else {
        output += Sequences.cursor(row: row, column: column).utf8
        style.write(to: &output, usesColor: usesColor)
        output += character
        CellStyle.plain.write(to: &output, usesColor: usesColor)
        if end < styles.count {
          let cursor = Sequences.cursor(row: row, column: end)
          output += (cursor + Sequences.eraseRest).utf8
          others.bytes += cursor.utf8
        }
      }
      start += length
      column = end
    }
    let focusEnd = styles.lastIndex { $0.isFocus }.map { $0 + 1 - styles.startIndex } ?? 0
    for column in column..<max(column, focusEnd) {
      others.add([UInt8(ascii: " ")], in: style(of: column))
    }
    others.turn(to: .plain)
    if sizes.contains(where: { $0.isCertain == false }) { output.append(UInt8(ascii: "\r")) }
    output += others.bytes
  }

  private func style(of column: Int) -> CellStyle {
    column < styles.count ? styles[styles.startIndex + column] : .plain
  }
}

/// Text that turns on a style where it differs from the one before.
private struct StyledText {
  let usesColor: Bool
  var bytes: [UInt8] = []
  private var style = CellStyle.plain

  init(usesColor: Bool) { self.usesColor = usesColor }

  mutating func add(_ text: ArraySlice<UInt8>, in style: CellStyle) {
    turn(to: style)
    bytes += text
  }

  mutating func turn(to next: CellStyle) {
    if next == style { return }
    next.write(to: &bytes, usesColor: usesColor)
    style = next
  }
}

/// A style, by the parameters that turn it on, of which a color is the last one.
///
/// Bright red and bright magenta are bold as well. In the palettes of most terminals, their contrast
/// is at least 3:1 on black and on white, as WCAG 2.2 asks for bold text and for the marks of
/// controls. Bright blue isn't bold, and is for marks alone.
enum CellStyle: String {
  case plain = ""
  case strong = "0;1"
  case faint = "0;2"
  case warning = "0;1;91"
  case title = "0;1;95"
  case available = "0;94"
  case number = "0;1;7"
  case focus = "0;1;7;95"
  case focusedWarning = "0;1;7;91"

  var isFocus: Bool { self == .focus || self == .focusedWarning }

  init(_ emphasis: Emphasis) {
    switch emphasis {
    case .value, .status: self = .strong
    case .title: self = .title
    case .available: self = .available
    case .number: self = .number
    case .warning, .destructive: self = .warning
    case .disabled, .covered, .hint: self = .faint
    }
  }

  /// Turns the style on, and every other one off.
  func write(to output: inout [UInt8], usesColor: Bool) {
    let hidesColor = usesColor == false && rawValue.utf8.contains(UInt8(ascii: "9"))
    output += "\u{1B}[".utf8
    output += (hidesColor ? String(rawValue.dropLast(3)) : rawValue).utf8
    output.append(UInt8(ascii: "m"))
  }
}
