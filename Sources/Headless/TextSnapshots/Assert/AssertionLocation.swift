import Testing

/// It's made of literals, which XCTest asks for, and which cost nothing until the assertion fails.
package struct AssertionLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package var description: String { "\(fileID):\(line):\(column)" }

  /// Swift Testing takes no other file identifiers than `Module/File.swift`, and counts lines and
  /// columns from 1.
  var sourceLocation: SourceLocation {
    let name = "\(fileID)"
    return SourceLocation(
      fileID: name.contains("/") ? name : "Unknown/\(name)",
      filePath: "\(filePath)",
      line: Int(clamping: max(line, 1)),
      column: Int(clamping: max(column, 1))
    )
  }
}
