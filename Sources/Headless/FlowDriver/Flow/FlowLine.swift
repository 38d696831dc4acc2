import PlainText

/// A line of a flow file.
public struct FlowLine: Hashable, Sendable {
  /// What the file is called.
  public let file: String
  /// The number of the line, counted from 1.
  public let number: Int
}

extension FlowLine: CustomStringConvertible {
  /// The place as compilers write it.
  public var description: String { "\(file.visible):\(number)" }
}

extension [FlowLine] {
  /// The lines that include a file, the nearest first, as the end of an error.
  var chain: String {
    isEmpty ? "" : "; included by " + map { "\($0)" }.joined(separator: ", by ")
  }
}
