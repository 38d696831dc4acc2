/// A parser that reads a flow line by line, as a person types it.
///
/// The lines between `repeat N` and `end` are one statement: it does its commands N times.
package struct FlowParser {
  /// The number of levels to which repetitions nest, which protects the time.
  private static let mostLevels = 20
  /// The number of commands in a flow, with repetitions written out, which protects the memory.
  private static let mostCommands = 100_000

  /// The flow itself, or the lines after a `repeat`.
  private struct Block {
    var times = 1
    /// The line that begins the block.
    var start = TokenReader([], number: 1)
    var steps: [Flow.Step] = []
  }

  let file: String
  /// Whether the lines can include files, which are then named relative to this one.
  var canInclude = false
  /// The line that includes the file, in words, if there is one.
  var context: [String] = []
  private var number = 1
  private var blocks = [Block()]

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
    var start = TokenReader(text, number: number)
    start.skipBlanks()
    var reader = start
    let parsed = Result { () throws(SyntaxError) in try reader.command() }
    guard let command = try parsed.mapError(located).get() else { return }
    switch command.form {
    case .repetition:
      guard blocks.count <= FlowParser.mostLevels else {
        throw located(start.error(.tooDeep, use: ["\(FlowParser.mostLevels)"]))
      }
      blocks.append(Block(times: command.number, start: start))
    case .end:
      guard isRepeating, let block = blocks.popLast() else { throw located(start.error(.end)) }
      try append(block.steps, times: block.times, start)
    case .include:
      guard canInclude else { throw located(start.error(.include)) }
      try append(included(command.text).steps, start)
    default: try append([Flow.Step(command: command, location: location)], start)
    }
  }

  /// Returns the flow that the lines make, and starts another one on the next line.
  ///
  /// - Throws: A ``FlowError`` if a `repeat` has no `end`.
  package mutating func finish() throws(FlowError) -> Flow {
    defer { blocks = [Block()] }
    let block = blocks[blocks.count - 1]
    guard isRepeating == false else { throw located(block.start.error(.openRepeat)) }
    return Flow(file: file, steps: block.steps)
  }

  /// Adds steps to the innermost block, several times if they are repeated.
  private mutating func append(
    _ steps: [Flow.Step], times: Int? = nil, _ start: TokenReader
  ) throws(FlowError) {
    let index = blocks.count - 1
    let count = blocks[index].steps.count + steps.count * (times ?? 1)
    guard count <= FlowParser.mostCommands else {
      throw located(start.error(.tooLong, use: ["\(FlowParser.mostCommands)"]))
    }
    for number in 1...(times ?? 1) {
      blocks[index].steps += steps.map { step in
        var step = step
        if let times { step.location.context.append("in repetition \(number) of \(times)") }
        return step
      }
    }
  }

  package var location: FlowLocation {
    FlowLocation(file: file, line: number, context: context)
  }

  private func located(_ error: SyntaxError) -> FlowError {
    let location = FlowLocation(file: file, line: error.line, context: context)
    return FlowError(.syntax(error), at: location)
  }
}
