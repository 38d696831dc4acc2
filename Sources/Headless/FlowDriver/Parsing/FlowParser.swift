import HeadlessUI

/// A parser that reads a flow line by line, as a person types it.
///
/// The lines between `repeat N` and `end` are one statement: it does its commands N times.
public struct FlowParser {
  /// Reads the file at a path, for a line that includes it at a depth.
  typealias Include = (String, [FlowLine], _ depth: Int) throws(InclusionError) -> Flow

  /// The words with which lines begin.
  package static let commands = [
    "tap", "increase", "decrease", "dismiss", "expect", "show", "snapshot", "include", "repeat",
    "end",
  ]
  /// The maximum number of commands in a flow, with repetitions written out.
  static let limit = 100_000
  /// The maximum depth to which repetitions and inclusions nest.
  static let depthLimit = 20

  private let file: String
  private let includedBy: [FlowLine]
  private let depth: Int
  private let include: Include?
  private var number = 1
  private var blocks = [Block()]

  /// Creates a parser for a text that doesn't include files.
  ///
  /// - Parameter file: The name of the text in errors.
  public init(file: String) {
    self.init(file: file, includedBy: [], depth: 0, include: nil)
  }

  init(
    file: String,
    includedBy: [FlowLine],
    depth: Int,
    include: Include?
  ) {
    self.file = file
    self.includedBy = includedBy
    self.depth = depth
    self.include = include
  }

  /// A Boolean value that indicates whether a `repeat` is waiting for its `end`.
  public var isRepeating: Bool { blocks.count > 1 }

  /// Reads the next line; a line that throws an error counts as blank.
  ///
  /// - Parameter line: The bytes of the line, without its line feed.
  /// - Throws: A ``FlowSyntaxError`` if the line isn't one of a flow.
  public mutating func read(_ line: ArraySlice<UInt8>) throws(FlowSyntaxError) {
    defer { number += 1 }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = line.dropFirst(number == 1 && line.starts(with: mark) ? mark.count : 0)
    var reader = TokenReader(text, number: number, file: file)
    switch try parsedLine(&reader) {
    case .command(let command): try append(.command(command), count: 1, reader)
    case .open(let times):
      try checkDepth(reader)
      blocks.append(Block(times: times, line: number))
    case .close:
      guard blocks.count > 1, let block = blocks.popLast() else {
        throw located(
          reader.error("end without repeat", "write repeat N on a line before it"))
      }
      let body = Flow(file: file, block.statements)
      try append(
        .repetition(times: block.times, body), line: block.line, count: block.times * block.count,
        reader)
    case .include(let path):
      try checkDepth(reader)
      let flow = try flow(of: path, reader)
      try append(.inclusion(path.text, flow), count: flow.count, reader)
    case nil: break
    }
  }

  /// Ends the flow, and starts another one on the next line.
  ///
  /// - Returns: The flow.
  /// - Throws: A ``FlowSyntaxError`` if a `repeat` has no `end`.
  public mutating func finish() throws(FlowSyntaxError) -> Flow {
    defer { blocks = [Block()] }
    guard let block = blocks.last, isRepeating == false else {
      let reader = TokenReader([], number: blocks.last?.line ?? number, file: file)
      throw located(
        reader.error("repeat isn't closed", "write end on a line after its commands"))
    }
    return Flow(file: file, block.statements)
  }

  private func parsedLine(
    _ reader: inout TokenReader
  ) throws(FlowSyntaxError) -> TokenReader.ParsedLine? {
    do {
      return try reader.parsedLine()
    } catch {
      throw located(error)
    }
  }

  private func located(_ error: SyntaxError) -> FlowSyntaxError {
    FlowSyntaxError(cause: error, includedBy: includedBy)
  }

  private func checkDepth(_ reader: TokenReader) throws(FlowSyntaxError) {
    guard depth + blocks.count > FlowParser.depthLimit else { return }
    throw located(
      reader.error(
        "repeat and include are nested too deeply",
        "nest them at most \(FlowParser.depthLimit) levels deep"))
  }

  private func flow(
    of path: TokenReader.Token,
    _ reader: TokenReader
  ) throws(FlowSyntaxError) -> Flow {
    guard let include else {
      throw located(
        reader.error(
          at: path.start, "include works only in files", "write the commands of the file here"))
    }
    do {
      let line = FlowLine(file: file, number: number)
      return try include(path.text, [line] + includedBy, depth + blocks.count)
    } catch {
      switch error {
      case .syntax(let error): throw error
      case .refused(let problem, let suggestion):
        throw located(reader.error(at: path.start, problem, suggestion))
      }
    }
  }

  private mutating func append(
    _ content: Flow.Statement.Content,
    line: Int? = nil,
    count: Int,
    _ reader: TokenReader
  ) throws(FlowSyntaxError) {
    guard var block = blocks.popLast() else { return }
    defer { blocks.append(block) }
    guard block.count + count <= FlowParser.limit else {
      throw located(
        reader.error(
          "the flow has too many commands",
          "write at most \(FlowParser.limit), counting each repetition"))
    }
    block.count += count
    block.statements.append(Flow.Statement(content, line: line ?? number))
  }

  private struct Block {
    var statements: [Flow.Statement] = []
    var count = 0
    var times = 1
    var line = 0
  }
}
