/// The command of a flow at which it stopped.
public struct FlowError: Error, Hashable, Sendable {
  /// Where the command stands.
  public let place: FlowLine
  /// The lines that include the file, the nearest first.
  public let includedBy: [FlowLine]
  /// Why the command failed.
  public let failure: FlowFailure

  init(_ step: Flow.Step, _ failure: FlowFailure) {
    place = step.place
    includedBy = step.includedBy
    self.failure = failure
  }
}

extension FlowError: CustomStringConvertible {
  /// The place, what is wrong and what would be right, in one line of English.
  public var description: String { "\(place): \(failure)\(includedBy.chain)" }
}
