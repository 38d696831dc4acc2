import Testing

/// It's made of literals, which XCTest asks for, and which cost nothing until the assertion fails.
package struct AssertionLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The step of a flow that takes the snapshot, with a colon, or an empty text if there is none.
  package var step = ""

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package var description: String { "\(fileID):\(line):\(column)" }

  var place: String { step + description }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
