import PlainText
import SnapshotFiles
import Testing

/// The claim of an assertion that a snapshot with a name equals a text.
package struct SnapshotClaim {
  /// The path of the snapshot below the folder of snapshots, without the extension.
  private(set) var name: String
  let text: String
  private let includesArguments: Bool
  let location: AssertionLocation
  /// The path of the file from which the package is found, or `nil` for that of the location.
  let sourcePath: String?
  /// The test case that the assertion runs in, or `nil` if it runs outside of one.
  let testCase: Test.Case?
  /// A Boolean value that indicates whether this run wrote the snapshot.
  var isRecorded = false

  /// Creates the claim of an assertion.
  ///
  /// - Parameters:
  ///   - name: The path of the snapshot below the folder of snapshots, without the extension.
  ///   - text: The text to compare.
  ///   - includesArguments: Whether the arguments of a parameterised test follow the state in the
  ///     name.
  ///   - location: The location of the assertion.
  ///   - sourcePath: The path of the file from which the package is found, or `nil` for that of the
  ///     location.
  package init(
    name: String,
    text: String,
    includesArguments: Bool = false,
    location: AssertionLocation,
    sourcePath: String? = nil
  ) {
    self.name = name
    self.text = text
    self.includesArguments = includesArguments
    self.location = location
    self.sourcePath = sourcePath
    testCase = Test.Case.current
  }
}

extension SnapshotClaim {
  /// Adds the arguments of the test case to the name, if they belong in it.
  ///
  /// - Throws: A `SnapshotFailure` if the test case doesn't show its arguments.
  mutating func nameArguments() throws(SnapshotFailure) {
    guard includesArguments, let testCase, testCase.isParameterized else { return }
    guard let arguments = CaseArguments(of: testCase) else { throw .unknownArguments(name: name) }
    name = arguments.name(of: name)
  }

  /// Returns the failure for two claims on one file.
  func failure(after first: SnapshotClaim, file: SnapshotFile) -> SnapshotFailure {
    let arguments = [first, self].map { CaseArguments(of: $0.testCase)?.description ?? "" }
    let isOneTest = first.location == location && Set(arguments).count == 2
    let isNameable = isOneTest && includesArguments == false
    return .duplicate(
      path: file.path,
      first: first.description(arguments: arguments.first),
      second: description(arguments: arguments.last),
      advice: isNameable ? "pass includingArguments: true, or use two names" : "use two names"
    )
  }

  /// Returns the name in quotes, the location, and the arguments of the test case.
  private func description(arguments: String?) -> String {
    let start = "\"\(name.escaped())\" at \(location)"
    guard let arguments, arguments.isEmpty == false else { return start }
    return "\(start) with \(arguments)"
  }
}
