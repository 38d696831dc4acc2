import CellText
package import TextRendering

/// A terminal as a value, which turns the bytes that the port writes into cells, a cursor, and
/// modes.
package struct TerminalModel {
  package struct Cell: Hashable {
    /// The character, or an empty string in the right half of a wide one.
    package var text = " "
    /// The parameters of the control sequences that style the character.
    package var attributes: Set<Int> = []
  }

  package struct Position: Hashable {
    package var row = 0
    package var column = 0

    package init(row: Int = 0, column: Int = 0) {
      self.row = row
      self.column = column
    }
  }

  /// The modes of a terminal that has just been opened: it wraps lines and shows the cursor.
  package static let initialModes: Set<Int> = [7, 25]

  /// A cursor that is a line below a character, which isn't a private mode.
  package static let lineCursor = -4

  /// The private modes that the terminal ignores.
  private let missingModes: Set<Int>
  /// The numbers of cells of the scalars that the terminal doesn't measure as the port does.
  private let widths: [Unicode.Scalar: Int]
  package private(set) var size: Viewport
  package private(set) var cells: [[Cell]]
  package private(set) var cursor = Position()
  package private(set) var attributes: Set<Int> = []
  package private(set) var modes = TerminalModel.initialModes
  package private(set) var unknown: [String] = []
  private var answers: [UInt8] = []
  private var main: (cells: [[Cell]], cursor: Position)?
  private var pending: [UInt8] = []

  package init(
    columns: Int, rows: Int, missingModes: Set<Int> = [], widths: [Unicode.Scalar: Int] = [:]
  ) {
    size = Viewport(columns: columns, rows: rows)
    self.missingModes = missingModes
    self.widths = widths
    cells = TerminalModel.cells(size)
  }

  package var isSettled: Bool { pending.isEmpty && modes.contains(2026) == false }

  package var showsCursor: Bool { modes.contains(25) }

  package var lines: [String] { cells.map { TerminalModel.line(of: $0) } }

  /// The screen without blank lines at the end.
  package var text: String { TerminalModel.text(of: cells) }

  package static func text(of rows: some Sequence<[Cell]>) -> String {
    let lines = rows.map { line(of: $0) }.reversed().drop { $0.isEmpty }.reversed()
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(of row: [Cell]) -> String {
    let line = row.map { $0.text }.joined()
    return String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
  }

  package var reversed: [Position] {
    cells.indices.flatMap { row in
      cells[row].indices.filter { cells[row][$0].attributes.contains(7) }
        .map { Position(row: row, column: $0) }
    }
  }

  package mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// The alternate screen is filled so that a program can't rely on its contents.
  package mutating func resize(to size: Viewport) {
    self.size = size
    cells = TerminalModel.cells(size, Cell(text: "#"))
    cursor = Position()
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if pending.isEmpty, (0x20..<0x7F).contains(byte) {
        show(Unicode.Scalar(byte))
        continue
      }
      pending.append(byte)
      if let element = completeElement {
        pending = []
        handle(element)
      }
    }
  }

  private var completeElement: String? {
    let isComplete =
      switch (pending.first ?? 0, pending.count) {
      case (0x1B, 1): false
      case (0x1B, 2): pending[1] == UInt8(ascii: "[") ? false : true
      case (0x1B, _): (0x40...0x7E).contains(pending.last ?? 0)
      case (0xC0...0xDF, 1), (0xE0...0xEF, 1...2), (0xF0...0xF7, 1...3): false
      default: true
      }
    return isComplete ? String(decoding: pending, as: UTF8.self) : nil
  }

  private mutating func handle(_ element: String) {
    if element == "\u{1B}[4 q" {
      modes.insert(TerminalModel.lineCursor)
    } else if element == "\u{1B}[0 q" {
      modes.remove(TerminalModel.lineCursor)
    } else if element.hasPrefix("\u{1B}[") {
      if control(element.dropFirst(2)) == false { unknown.append(element.visible) }
    } else if element == "\n" {
      lineFeed()
    } else if element == "\r" {
      cursor.column = 0
    } else if let scalar = element.unicodeScalars.first, element.visible == element,
      (scalar == "\u{FFFD}") == false
    {
      show(scalar)
    } else {
      unknown.append(element.visible)
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    let width = widths[scalar] ?? Character(scalar).displayWidth
    if cursor.column + width > size.columns {
      if modes.contains(7) {
        cursor.column = 0
        lineFeed()
      } else {
        cursor.column = max(size.columns - width, 0)
      }
    }
    guard cells.indices.contains(cursor.row) else { return }
    for column in [cursor.column, cursor.column + width] { split(at: column) }
    for column in cursor.column..<min(cursor.column + width, size.columns) {
      let text = column == cursor.column ? String(scalar) : ""
      cells[cursor.row][column] = Cell(text: text, attributes: attributes)
    }
    cursor.column = min(cursor.column + width, size.columns)
  }

  /// Neither half of a wide character stays without the other.
  private mutating func split(at column: Int) {
    guard cells[cursor.row].indices.contains(column), cells[cursor.row][column].text.isEmpty else {
      return
    }
    for half in [column - 1, column] { cells[cursor.row][half].text = " " }
  }

  private mutating func lineFeed() {
    cursor.row += 1
    guard cursor.row >= size.rows else { return }
    cursor.row = max(size.rows - 1, 0)
    cells.removeFirst()
    cells.append(Array(repeating: Cell(), count: size.columns))
  }

  private mutating func control(_ body: Substring) -> Bool {
    let isPrivate = body.first == "?"
    let texts = body.dropFirst(isPrivate ? 1 : 0).dropLast().split(separator: ";")
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == texts.count else { return false }
    switch (isPrivate, body.last, numbers) {
    case (false, "H", _):
      cursor.row = min(numbers.first ?? 1, size.rows) - 1
      cursor.column = min(numbers.dropFirst().first ?? 1, size.columns) - 1
    case (false, "J", [2]): cells = TerminalModel.cells(size)
    case (false, "K", []):
      split(at: cursor.column)
      for column in cursor.column..<size.columns { cells[cursor.row][column] = Cell() }
    case (false, "m", _):
      attributes = Set(numbers).subtracting([0]).union(numbers.first ?? 0 == 0 ? [] : attributes)
      return attributes.isSubset(of: [1, 2, 7, 91, 94, 95])
    case (false, "n", [6]):
      answers += Array("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R".utf8)
    case (true, "h", _): for mode in numbers { set(mode) }
    case (true, "l", _): for mode in numbers { reset(mode) }
    default: return false
    }
    return isPrivate == false
      || Set(numbers).isSubset(of: [7, 25, 1000, 1006, 1049, 2004, 2026])
  }

  private mutating func set(_ mode: Int) {
    guard missingModes.contains(mode) == false, modes.insert(mode).inserted, mode == 1049 else {
      return
    }
    main = (cells, cursor)
    cells = TerminalModel.cells(size)
  }

  private mutating func reset(_ mode: Int) {
    guard let mode = modes.remove(mode), mode == 1049, let main else { return }
    (cells, cursor) = main
    self.main = nil
  }

  private static func cells(_ size: Viewport, _ cell: Cell = Cell()) -> [[Cell]] {
    Array(repeating: Array(repeating: cell, count: size.columns), count: size.rows)
  }
}
