public import HeadlessUI

extension Screen where Action == Int {
  /// Reads a screen back from its `outline`.
  ///
  /// There is one part a line, indented by two spaces a level. The last line may lack its end; a
  /// line ends with LF or CRLF.
  ///
  /// - Parameters:
  ///   - outline: The text to read, which is to be UTF-8 and at most 100 levels deep.
  ///   - file: What errors call the text.
  /// - Throws: The first ``FlowSyntaxError`` found.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing outline: [UInt8], file: String) throws(FlowSyntaxError) {
    var parser = OutlineParser(outline, file: file)
    self = try parser.screen()
  }
}
