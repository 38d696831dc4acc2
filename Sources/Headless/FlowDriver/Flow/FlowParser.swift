import HeadlessUI

/// A parser that reads a flow line by line, as a person types it.
///
/// The lines between `repeat N` and `end` are one statement: it does its commands N times.
package struct FlowParser {
  /// The number of levels to which repetitions and inclusions nest, which protects the stack.
  private static let mostLevels = 20
  /// The number of commands and inclusions in a flow, with repetitions written out, which protects the
  /// memory.
  private static let mostCommands = 100_000

  private struct Block {
    /// The `repeat`, or `nil` for the flow itself.
    var command: Command?
    var line = 0
    var steps: [Flow.Step] = []
    var lines: [String] = []
    var size = 0
  }

  let file: String
  /// The path of the folder that all included files must be in, with a slash at the end and without
  /// symbolic links, or `nil` if the flow isn't a file.
  var folder: String?
  /// The real paths of this file and of the files that include it, none of which can be included again.
  var open: Set<String> = []
  /// The lines that include the file, the nearest first.
  private var includedBy: [String] = []
  /// The number of inclusions and repetitions around the file.
  private var depth = 0
  private var number = 1
  private var blocks = [Block()]
  /// The lines before the first one that isn't a comment.
  private var comment: [String] = []

  /// Creates a parser for a text that doesn't include files, and has this name in errors.
  package init(file: String) { self.file = file }

  /// A Boolean value that indicates whether a `repeat` is waiting for its `end`.
  package var isRepeating: Bool { blocks.count > 1 }

  /// Reads the next line; a line that throws an error counts as blank.
  ///
  /// - Parameter line: The UTF-8 of the line, without its line feed.
  /// - Throws: A ``FlowError`` if the line isn't one of a flow.
  package mutating func read(_ line: ArraySlice<UInt8>) throws(FlowError) {
    defer { number += 1 }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = line.dropFirst(number == 1 && line.starts(with: mark) ? mark.count : 0)
    if comment.count == number - 1, text.first == UInt8(ascii: "#") {
      comment.append(String(decoding: text, as: UTF8.self))
    }
    var reader = TokenReader(text, number: number, file: file)
    let parsed = Result { () throws(SyntaxError) in try reader.command() }
    guard let command = try parsed.mapError(located).get() else { return }
    switch command.form {
    case .repetition:
      try checkDepth(reader)
      blocks.append(Block(command: command, line: number))
    case .end: try close(reader)
    case .include: try include(command, reader)
    default:
      let step = Flow.Step(command: command, location: location)
      try append([step], ["\(command)"], size: 1, reader)
    }
  }

  /// Returns the flow that the lines make, and starts another one on the next line.
  ///
  /// - Throws: A ``FlowError`` if a `repeat` has no `end`.
  package mutating func finish() throws(FlowError) -> Flow {
    defer { blocks = [Block()] }
    guard let block = blocks.last, isRepeating == false else {
      let reader = TokenReader([], number: blocks.last?.line ?? number, file: file)
      throw located(reader.error(.openRepeat))
    }
    return Flow(
      file: file, steps: block.steps, lines: block.lines, size: block.size,
      comment: comment.joined(separator: "\n"))
  }

  private mutating func close(_ reader: TokenReader) throws(FlowError) {
    guard let command = blocks.last?.command, let block = blocks.popLast() else {
      throw located(reader.error(.end))
    }
    let lines = ["\(command)"] + block.lines.map { "  \($0)" } + ["end"]
    try append(
      block.steps, lines, size: command.number * max(block.size, 1), times: command.number, reader)
  }

  private mutating func include(_ command: Command, _ reader: TokenReader) throws(FlowError) {
    guard let folder else { throw located(reader.error(.include)) }
    try checkDepth(reader)
    let included: Flow
    do {
      let (path, truePath) = try pathToInclude(command.text, in: folder)
      var parser = FlowParser(file: path)
      (parser.folder, parser.open) = (folder, open.union([truePath]))
      (parser.includedBy, parser.depth) = ([location.place] + includedBy, depth + blocks.count)
      included = try parser.flow()
    } catch {
      throw error.location == nil ? error.located(at: location) : error
    }
    try append(included.steps, ["\(command)"], size: max(included.size, 1), reader)
  }

  /// Adds steps and lines to the innermost block.
  private mutating func append(
    _ steps: [Flow.Step], _ lines: [String], size: Int, times: Int? = nil, _ reader: TokenReader
  ) throws(FlowError) {
    let index = blocks.count - 1
    guard blocks[index].size + size <= FlowParser.mostCommands else {
      throw located(reader.error(.tooLong, use: ["\(FlowParser.mostCommands)"]))
    }
    blocks[index].size += size
    blocks[index].lines += lines
    for number in 1...max(times ?? 1, 1) {
      blocks[index].steps += steps.map { step in
        var step = step
        if let times { step.location.repetitions.append(.init(number: number, count: times)) }
        return step
      }
    }
  }

  private func checkDepth(_ reader: TokenReader) throws(FlowError) {
    guard depth + blocks.count > FlowParser.mostLevels else { return }
    throw located(reader.error(.tooDeep, use: ["\(FlowParser.mostLevels)"]))
  }

  package var location: FlowLocation {
    FlowLocation(file: file, line: number, includedBy: includedBy)
  }

  private func located(_ error: SyntaxError) -> FlowError {
    let location = FlowLocation(file: error.file, line: error.line, includedBy: includedBy)
    return FlowError(.syntax(error), at: location)
  }
}
