extension Flow {
  /// Creates a flow from a file and the files that it includes.
  ///
  /// The path of an included file is relative to the file that includes it. The included file must
  /// be in the folder of the first file or below it. A flow has at most 16 MiB, 1,000 included
  /// files, 100,000 commands with repetitions written out, and 20 levels of repetitions and
  /// inclusions.
  ///
  /// - Parameters:
  ///   - file: The path of the first file.
  ///   - files: The file system to read from.
  /// - Throws: A ``FlowFileError`` if the file can't be read, or if it or an included file can't be
  ///   parsed.
  public init(file: String, in files: some FlowFiles) throws(FlowFileError) {
    self = try FlowLoader(file, in: files).load()
  }

  /// Creates a flow from the text of a flow file that includes no others.
  ///
  /// There is one command on each line. Blank lines are skipped, and so are comments, which begin with a
  /// `#` outside quotes, and a byte order mark at the start. Lines end with LF or CRLF. In double
  /// quotes, `\"` stands for a quote, `\\` for a backslash, and `\n` for a line break.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - file: The name of the file in errors.
  /// - Throws: The first ``FlowSyntaxError``.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(parsing text: String, file: String) throws(FlowSyntaxError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  /// Creates a flow from the bytes of a flow file that includes no others.
  ///
  /// - Parameters:
  ///   - bytes: The text to read, in UTF-8.
  ///   - file: The name of the file in errors.
  /// - Throws: The first ``FlowSyntaxError``.
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
