import PlainText
import SnapshotFiles
import Testing

package struct SnapshotClaim: Sendable {
  private(set) var name: String
  let text: String
  private let includesArguments: Bool
  let location: AssertionLocation
  let sourcePath: String?
  private let testCase: Test.Case?
  var isRecorded = false

  /// - Parameter sourcePath: The file from which the package is found, or `nil` for that of the
  ///   location.
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

  mutating func nameArguments() throws(SnapshotFailure) {
    guard includesArguments, let testCase, testCase.isParameterized else { return }
    guard let arguments = CaseArguments(of: testCase) else {
      throw SnapshotFailure(
        "\"\(name.escaped())\" can't include the arguments of the test case, because this version "
          + "of Swift Testing doesn't show them; write them into the name")
    }
    name = arguments.name(of: name)
  }

  /// Whether one assertion has made both claims, and runs again.
  func agrees(with other: SnapshotClaim) -> Bool {
    isMade(where: other) && name.utf8.elementsEqual(other.name.utf8)
      && text.utf8.elementsEqual(other.text.utf8)
  }

  func failure(after first: SnapshotClaim, file: SnapshotFile) -> SnapshotFailure {
    guard isMade(where: first) else {
      return file.failure(
        "two assertions share the name, \(first.place) and \(place); use two names")
    }
    let arguments = [first, self].map { CaseArguments(of: $0.testCase)?.description ?? "" }
    let places = zip([first, self], arguments).map { claim, arguments in
      arguments.isEmpty ? claim.place : "\(claim.place) with \(arguments)"
    }
    let isNameable = includesArguments == false && Set(arguments).count == 2
    return file.failure(
      "used for two texts, \(places.joined(separator: " and ")); "
        + (isNameable ? "pass includingArguments: true, or use two names" : "use two names"))
  }

  /// Swift Testing calls an attachment whose name has a slash `untitled`.
  var attachmentName: String { name.split(separator: "/").joined(separator: "-") + ".txt" }

  private var place: String { "\"\(name.escaped())\" at \(location)" }

  private func isMade(where other: SnapshotClaim) -> Bool {
    location.description == other.location.description
  }
}
