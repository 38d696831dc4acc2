import HeadlessUI

extension Driver {
  /// Runs a closure, and checks every change that it makes to the screen.
  ///
  /// A change is a line of the linear reading of the topmost layer that is new or gone; a line that
  /// moved is both. Lines are compared without their indentation, and without the numbers of
  /// controls, which may shift.
  ///
  /// - Parameters:
  ///   - added: The lines that must be new, in any order.
  ///   - removed: The lines that must be gone, in any order.
  ///   - steps: The closure to run.
  /// - Throws: A ``FlowFailure`` if a step fails, or if there are other changes than these.
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
  /// The line without its indentation and without numbers in brackets outside quotes.
  fileprivate var unnumbered: String {
    let part = /("(?:\\.|[^"\\])*")| \[[0-9]+\]/.matchingSemantics(.unicodeScalar)
    return String(drop { $0 == " " }.replacing(part) { $0.output.1 ?? "" })
  }
}
