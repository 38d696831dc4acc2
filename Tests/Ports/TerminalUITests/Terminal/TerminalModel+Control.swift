extension TerminalModel {
  /// Performs a control sequence.
  mutating func control(_ body: String) {
    guard let sequence = TerminalSequence(body), perform(sequence) else {
      return unknown.append("CSI \(body)")
    }
  }

  /// Performs a control sequence, and returns whether it's known.
  private mutating func perform(_ sequence: TerminalSequence) -> Bool {
    let count = sequence.count()
    let position = cursor.position
    switch (sequence.prefix, sequence.function) {
    case ("", "H"): move(to: TerminalPosition(row: count - 1, column: sequence.count(1) - 1))
    case ("", "A"): move(to: TerminalPosition(row: position.row - count, column: position.column))
    case ("", "B"): move(to: TerminalPosition(row: position.row + count, column: position.column))
    case ("", "C"): move(to: TerminalPosition(row: position.row, column: position.column + count))
    case ("", "D"): move(to: TerminalPosition(row: position.row, column: position.column - count))
    case ("", "G"): move(to: TerminalPosition(row: position.row, column: count - 1))
    case ("", "d"): move(to: TerminalPosition(row: count - 1, column: position.column))
    case ("", "J"): return eraseScreen(sequence.parameter(0, default: 0))
    case ("", "K"): return eraseLine(sequence.parameter(0, default: 0))
    case ("", "m"): return draw(sequence.parameters)
    case ("", "n"): return answer(status: sequence.parameter(0, default: 0))
    case ("?", "h"): return set(sequence.parameters, to: true)
    case ("?", "l"): return set(sequence.parameters, to: false)
    default: return false
    }
    return true
  }

  private mutating func eraseScreen(_ part: Int) -> Bool {
    switch part {
    case 0: eraseRows(cursor.position.row + 1..<size.rows)
    case 1: eraseRows(0..<cursor.position.row)
    case 2: eraseRows(0..<size.rows)
    default: return false
    }
    return part == 2 || eraseLine(part)
  }

  private mutating func eraseRows(_ rows: Range<Int>) {
    for row in rows { grid.erase(row: row, columns: 0..<size.columns) }
  }

  private mutating func eraseLine(_ part: Int) -> Bool {
    let columns: Range<Int>
    switch part {
    case 0: columns = cursor.position.column..<size.columns
    case 1: columns = 0..<cursor.position.column + 1
    case 2: columns = 0..<size.columns
    default: return false
    }
    grid.erase(row: cursor.position.row, columns: columns)
    return true
  }

  /// Sets the attributes of the next characters.
  private mutating func draw(_ parameters: [Int?]) -> Bool {
    for parameter in parameters.isEmpty ? [0] : parameters {
      switch parameter ?? 0 {
      case 0: cursor.attributes = []
      case 1: cursor.attributes.insert(.bold)
      case 2: cursor.attributes.insert(.dim)
      case 4: cursor.attributes.insert(.underlined)
      case 7: cursor.attributes.insert(.reversed)
      case 22: cursor.attributes.subtract([.bold, .dim])
      case 24: cursor.attributes.remove(.underlined)
      case 27: cursor.attributes.remove(.reversed)
      case 91: cursor.attributes.insert(.brightRed)
      default: return false
      }
    }
    return true
  }

  private mutating func answer(status: Int) -> Bool {
    guard status == 6 else { return false }
    answers += Array("\u{1B}[\(cursor.position.row + 1);\(cursor.position.column + 1)R".utf8)
    return true
  }
}
