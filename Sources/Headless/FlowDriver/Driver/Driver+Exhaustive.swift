import HeadlessUI

extension Driver {
  /// Does something, and checks every change of the screen that it makes.
  ///
  /// A change is a line of the linear reading of the topmost layer that was not there before, or is
  /// gone; a line that moved is both. Lines are compared without their indentation and without the
  /// numbers of what can be done, which shift.
  ///
  /// - Parameters:
  ///   - added: The lines that are to be new, in any order.
  ///   - removed: The lines that are to be gone.
  ///   - steps: What is done.
  /// - Throws: A ``FlowFailure`` where a step fails, or where the changes are not exactly these.
  public func expect(
    added: [String] = [],
    removed: [String] = [],
    after steps: () throws(FlowFailure) -> Void
  ) throws(FlowFailure) {
    let before = try screen.lines
    try steps()
    let screen = try screen
    let after = screen.lines
    let changes = after.difference(from: before).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    .sorted()
    let expected = (removed.map { "- \($0)" } + added.map { "+ \($0)" }).sorted()
    guard changes == expected else {
      throw screen.failure(
        .unexpected(found: changes.listed, expected: expected.listed))
    }
  }
}

extension [String] {
  fileprivate var listed: String { isEmpty ? "no change" : joined(separator: ", ") }
}

extension Screen {
  fileprivate var lines: [String] {
    failure(.unexpected(found: "", expected: "")).tree.split(separator: "\n")
      .map { $0.unnumbered }
  }
}

extension Substring {
  /// The line without its indentation, and without the numbers in brackets outside quotes.
  fileprivate var unnumbered: String {
    let part = /("(?:\\.|[^"\\])*")| \[[0-9]+\]/.matchingSemantics(.unicodeScalar)
    return String(drop { $0 == " " }.replacing(part) { $0.output.1 ?? "" })
  }
}
