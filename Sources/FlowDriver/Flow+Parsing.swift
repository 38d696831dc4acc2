extension Flow {
  /// Reads a flow from the text of a flow file.
  ///
  /// There is one command a line. Blank lines and what follows a `#` outside quotes are skipped,
  /// and so is a byte order mark at the start; a line ends with LF or CRLF. In double quotes, `\"`
  /// stands for a quote, `\\` for a backslash and `\n` for a line break.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - file: What errors call the file.
  ///   - firstLine: The number of the first line, where the text is a later part of a file.
  /// - Throws: The first ``FlowSyntaxError`` found.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(
    parsing text: String,
    file: String,
    firstLine: Int = 1
  ) throws(FlowSyntaxError) {
    try self.init(parsing: Array(text.utf8), file: file, firstLine: firstLine)
  }

  /// Reads a flow from the bytes of a flow file, which are to be UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text to read.
  ///   - file: What errors call the file.
  ///   - firstLine: The number of the first line, where the bytes are a later part of a file.
  /// - Throws: The first ``FlowSyntaxError`` found.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(
    parsing bytes: [UInt8],
    file: String,
    firstLine: Int = 1
  ) throws(FlowSyntaxError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(firstLine == 1 && bytes.starts(with: mark) ? mark.count : 0)
    var steps: [Step] = []
    var number = firstLine
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var parser = LineParser(line, number: number, file: file)
      if let command = try parser.command() {
        steps.append(Step(command: command, line: number))
      }
      number += 1
    }
    self.init(steps: steps)
  }
}
