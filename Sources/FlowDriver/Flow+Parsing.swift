extension Flow {
  /// Reads a flow from the text of a flow file.
  ///
  /// There is one command a line. Blank lines and what follows a `#` outside quotes are skipped,
  /// and so is a byte order mark at the start; a line ends with LF or CRLF. In double quotes, `\"`
  /// stands for a quote, `\\` for a backslash and `\n` for a line break.
  ///
  /// The lines between `repeat N` and `end` count as written N times; a flow has at most 100 000
  /// commands.
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
    var blocks = [Block()]
    var number = firstLine
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var parser = LineParser(line, number: number, file: file)
      switch try parser.statement() {
      case .command(let command):
        blocks[blocks.count - 1].steps.append(Step(command: command, line: number))
      case .open(let times): blocks.append(Block(times: times, line: number))
      case .close:
        guard blocks.count > 1, let block = blocks.popLast(), let outer = blocks.indices.last
        else {
          throw parser.error("end without repeat", "write repeat N on a line before it")
        }
        let count = block.steps.count.multipliedReportingOverflow(by: block.times)
        guard count.overflow == false, count.partialValue + blocks[outer].steps.count <= Flow.limit
        else {
          throw parser.error("the flow has too many commands", "repeat less; 100000 are the limit")
        }
        for _ in 0..<(block.steps.isEmpty ? 0 : block.times) { blocks[outer].steps += block.steps }
      case nil: break
      }
      number += 1
    }
    if blocks.count > 1, let block = blocks.last {
      throw LineParser([], number: block.line, file: file)
        .error("repeat is not closed", "write end on a line after its commands")
    }
    self.init(steps: blocks.flatMap { $0.steps })
  }

  private static let limit = 100_000

  private struct Block {
    var steps: [Step] = []
    var times = 1
    var line = 0
  }
}
