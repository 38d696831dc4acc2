import PlainText
import TextRendering

struct FrameRow: Equatable {
  private struct StyledRun: Equatable {
    let columns: Range<Int>
    let style: CellStyle
  }

  private var text: ArraySlice<UInt8> = []
  private var runs: [StyledRun] = []

  init(_ text: String, style: CellStyle) {
    self.text = Array(text.utf8)[...]
    runs = [StyledRun(columns: 0..<text.displayWidth, style: style)]
  }

  init(text: ArraySlice<UInt8> = []) {
    self.text = text
  }

  static func rows(of frame: Frame, focus: [Region], in viewport: Viewport) -> [FrameRow] {
    var rows = Array(frame.text.utf8)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(viewport.rows).map { FrameRow(text: $0) }
    while rows.count < viewport.rows { rows.append(FrameRow()) }
    for run in frame.runs where rows.indices.contains(run.row) {
      rows[run.row].runs.append(StyledRun(columns: run.columns, style: CellStyle(run.emphasis)))
    }
    for region in focus where rows.indices.contains(region.row) {
      let columns = region.column..<region.column + region.columns
      let warnings = rows[region.row].runs.filter { $0.style == .warning }
      rows[region.row].runs.append(StyledRun(columns: columns, style: .focus))
      rows[region.row].runs += warnings.filter { $0.columns.overlaps(columns) }
        .map { StyledRun(columns: $0.columns, style: .focusedWarning) }
    }
    return rows
  }

  /// Writes the row over a blank line of the terminal.
  func write(to output: inout [UInt8], columns: Int, usesColor: Bool) {
    guard let style = wholeStyle(columns: columns) else {
      return writeStyled(to: &output, columns: columns, usesColor: usesColor)
    }
    let isStyled = text.isEmpty == false && (style == .plain) == false
    if isStyled { output += style.sequence(usesColor: usesColor).utf8 }
    output += text
    if isStyled { output += CellStyle.plain.sequence(usesColor: usesColor).utf8 }
  }

  private func wholeStyle(columns: Int) -> CellStyle? {
    guard let run = runs.first else { return .plain }
    let isWhole = runs.count == 1 && run.columns.count >= columns
    return isWhole && run.style.isFocus == false ? run.style : nil
  }

  /// The text is padded to the end of the focus.
  private func writeStyled(to output: inout [UInt8], columns: Int, usesColor: Bool) {
    var styles = Array(repeating: CellStyle.plain, count: columns)
    for run in runs {
      for column in run.columns.clamped(to: 0..<columns) { styles[column] = run.style }
    }
    let padded = 1 + (styles.lastIndex { $0.isFocus } ?? -1)
    var style = CellStyle.plain
    var width = 0
    var start = text.startIndex
    var end = start
    func turn(to next: CellStyle) {
      guard (next == style) == false else { return }
      output += text[start..<end]
      start = end
      output += next.sequence(usesColor: usesColor).utf8
      style = next
    }
    for size in String(decoding: text, as: UTF8.self).characterSizes {
      turn(to: width < columns ? styles[width] : .plain)
      end += size.length
      width += size.width
    }
    output += text[start...]
    start = end
    while width < padded {
      turn(to: styles[width])
      output.append(UInt8(ascii: " "))
      width += 1
    }
    turn(to: .plain)
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
  func sequence(usesColor: Bool) -> String {
    let hidesColor = usesColor == false && rawValue.utf8.contains(UInt8(ascii: "9"))
    return "\u{1B}[\(hidesColor ? rawValue.dropLast(3) : rawValue[...])m"
  }
}
