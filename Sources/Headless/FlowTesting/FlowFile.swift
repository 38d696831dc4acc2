import Foundation
public import Testing

/// A flow file, as one case of a parameterised test.
public struct FlowFile: Hashable, Sendable {
  /// Where the file is.
  public let path: String

  /// Creates a reference to a file, which need not exist.
  public init(path: String) {
    self.path = path
  }
}

extension FlowFile: CustomTestStringConvertible {
  /// The name of the file.
  public var testDescription: String { URL(filePath: path).lastPathComponent }
}
