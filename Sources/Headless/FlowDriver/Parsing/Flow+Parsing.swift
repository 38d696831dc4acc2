extension Flow {
  /// Reads a flow file and the files that it includes.
  ///
  /// The path of an included file is relative to the file that includes it, and leads to the folder
  /// of the first file or below it. A flow has at most 16 MiB, 1 000 included files, 100 000
  /// commands with repetitions written out, and 20 levels of repetitions and inclusions.
  ///
  /// - Parameters:
  ///   - file: The path of the first file.
  ///   - files: Where files are read from.
  /// - Throws: A ``FlowFileError`` where the file cannot be read, or where it or one that it
  ///   includes does not parse.
  public init(file: String, in files: some FlowFiles) throws(FlowFileError) {
    self = try FlowLoader(file, in: files).load()
  }

  /// Reads a flow from the text of a flow file that includes no other.
  ///
  /// There is one command a line. Blank lines and what follows a `#` outside quotes are skipped,
  /// and so is a byte order mark at the start; a line ends with LF or CRLF. In double quotes, `\"`
  /// stands for a quote, `\\` for a backslash and `\n` for a line break.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - file: What errors call the file.
  /// - Throws: The first ``FlowSyntaxError`` found.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(parsing text: String, file: String) throws(FlowSyntaxError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  /// Reads a flow from the bytes of a flow file that includes no other; they are to be UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text to read.
  ///   - file: What errors call the file.
  /// - Throws: The first ``FlowSyntaxError`` found.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing bytes: [UInt8], file: String) throws(FlowSyntaxError) {
    var parser = FlowParser(file: file)
    self = try parser.flow(of: bytes)
  }
}

extension FlowParser {
  /// Reads all lines of a file, and ends the flow.
  mutating func flow(of bytes: [UInt8]) throws(FlowSyntaxError) -> Flow {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try read(line)
    }
    return try finish()
  }
}
