extension Flow {
  /// One command of a flow as it is done.
  public struct Step: Hashable, Sendable {
    /// What is done or expected.
    public let command: Command
    /// Where the flow says so.
    public let place: FlowLine
    /// The lines that include the file, the nearest first.
    public let includedBy: [FlowLine]

    /// The number of the line of the command, counted from 1.
    public var line: Int { place.number }
  }

  /// The commands in the order in which they are done, repetitions written out.
  public var steps: [Step] {
    var steps: [Step] = []
    append(to: &steps, includedBy: [])
    return steps
  }

  private func append(to steps: inout [Step], includedBy: [FlowLine]) {
    for statement in statements {
      let place = FlowLine(file: file, number: statement.line)
      switch statement.content {
      case .command(let command):
        steps.append(Step(command: command, place: place, includedBy: includedBy))
      case .repetition(let times, let body):
        let start = steps.count
        body.append(to: &steps, includedBy: includedBy)
        let round = steps[start...]
        for _ in 1..<(round.isEmpty ? 1 : max(times, 1)) { steps += round }
      case .inclusion(_, let flow):
        flow.append(to: &steps, includedBy: [place] + includedBy)
      }
    }
  }
}
