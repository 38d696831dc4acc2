/// Reads a flow line by line, as a person types it.
///
/// The lines between `repeat N` and `end` are one command: they count as written N times.
public struct FlowParser {
  /// Reads the file of a path for a line that includes it, at a depth.
  typealias Include = (String, [FlowLine], _ depth: Int) throws(InclusionError) -> Flow

  /// How many commands a flow may have, repetitions written out.
  static let limit = 100_000
  /// How deep repetitions and inclusions may nest.
  static let deepest = 20

  private let file: String
  private let includedBy: [FlowLine]
  private let depth: Int
  private let include: Include?
  private var number = 1
  private var blocks = [Block()]

  /// Starts at the first line of a text that includes no file.
  ///
  /// - Parameter file: What errors call the text.
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

  /// Whether a `repeat` waits for its `end`.
  public var isRepeating: Bool { blocks.count > 1 }

  /// Reads the next line, without its line feed; one that is refused counts as blank.
  ///
  /// - Throws: A ``FlowSyntaxError`` where the line is none of a flow.
  public mutating func read(_ line: ArraySlice<UInt8>) throws(FlowSyntaxError) {
    defer { number += 1 }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = line.dropFirst(number == 1 && line.starts(with: mark) ? mark.count : 0)
    var parser = LineParser(text, number: number, file: file, includedBy: includedBy)
    switch try parser.statement() {
    case .command(let command): try append(.command(command), count: 1, parser)
    case .open(let times):
      try checkDepth(parser)
      blocks.append(Block(times: times, line: number))
    case .close:
      guard blocks.count > 1, let block = blocks.popLast() else {
        throw parser.error("end without repeat", "write repeat N on a line before it")
      }
      let body = Flow(file: file, block.statements)
      try append(
        .repetition(times: block.times, body), line: block.line, count: block.times * block.count,
        parser)
    case .include(let path):
      try checkDepth(parser)
      let flow = try flow(of: path, parser)
      try append(.inclusion(path.text, flow), count: flow.count, parser)
    case nil: break
    }
  }

  /// Ends the flow, and starts another on the next line.
  ///
  /// - Throws: A ``FlowSyntaxError`` where a `repeat` has no `end`.
  public mutating func finish() throws(FlowSyntaxError) -> Flow {
    defer { blocks = [Block()] }
    guard let block = blocks.last, isRepeating == false else {
      throw LineParser([], number: blocks.last?.line ?? number, file: file, includedBy: includedBy)
        .error("repeat is not closed", "write end on a line after its commands")
    }
    return Flow(file: file, block.statements)
  }

  private func checkDepth(_ parser: LineParser) throws(FlowSyntaxError) {
    guard depth + blocks.count > FlowParser.deepest else { return }
    throw parser.error(
      "repeat and include nest too deep", "nest less; \(FlowParser.deepest) levels are the limit")
  }

  private func flow(of path: Token, _ parser: LineParser) throws(FlowSyntaxError) -> Flow {
    guard let include else {
      throw parser.error(
        at: path.start, "include works in files alone", "write the commands of the file here")
    }
    do {
      let place = FlowLine(file: file, number: number)
      return try include(path.text, [place] + includedBy, depth + blocks.count)
    } catch {
      switch error {
      case .syntax(let error): throw error
      case .refused(let wrong, let right): throw parser.error(at: path.start, wrong, right)
      }
    }
  }

  private mutating func append(
    _ content: Flow.Statement.Content,
    line: Int? = nil,
    count: Int,
    _ parser: LineParser
  ) throws(FlowSyntaxError) {
    guard var block = blocks.popLast() else { return }
    defer { blocks.append(block) }
    guard block.count + count <= FlowParser.limit else {
      throw parser.error(
        "the flow has too many commands", "repeat less; \(FlowParser.limit) are the limit")
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
