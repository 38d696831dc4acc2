import HeadlessUI

extension Driver {
  /// Does something, and checks every change of the screen that it makes.
  ///
  /// A change is a line of the linear reading of the topmost layer that was not there before, or is
  /// gone. Lines are compared without their indentation and without the numbers of what can be
  /// done, which shift.
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
    let found = after.difference(from: before).inferringMoves()
    var (new, gone): ([String], [String]) = ([], [])
    for change in found {
      switch change {
      case .insert(_, let line, nil): new.append("+ \(line)")
      case .remove(_, let line, nil): gone.append("- \(line)")
      case .insert, .remove: continue
      }
    }
    let changes = (gone + new).sorted()
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
      .map { line in
        line.split(separator: " ").reduce(into: "") { text, word in
          let rest = word.withoutNumbering
          text += (text.isEmpty || rest.count < word.count ? "" : " ") + rest
        }
      }
  }
}

extension Substring {
  /// The rest of a word that starts with a number in brackets, or the word itself.
  fileprivate var withoutNumbering: Substring {
    let digits = dropFirst().prefix { $0.isNumber }
    let end = dropFirst(digits.count + 1)
    return hasPrefix("[") && digits.isEmpty == false && end.hasPrefix("]") ? end.dropFirst() : self
  }
}
