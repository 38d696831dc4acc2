import PlainText
import SnapshotFiles

struct SnapshotClaim: Sendable {
  let name: String
  let text: String
  let location: AssertionLocation
  var isRecorded = false

  /// Returns the failure of another claim to the same file, or `nil` if one assertion has made both,
  /// and runs again.
  func failure(of other: SnapshotClaim, file: SnapshotFile) -> SnapshotFailure? {
    guard location.description == other.location.description else {
      return file.failure(
        "two assertions share the name, \(place) and \(other.place); use two names")
    }
    let pairs = [(name, other.name), (text, other.text)]
    guard pairs.contains(where: { $0.utf8.elementsEqual($1.utf8) == false }) else { return nil }
    return file.failure(
      "used for two texts, \(place) and \(other.place); use two names, which the arguments of a "
        + "test case can be part of")
  }

  /// Swift Testing calls an attachment whose name has a slash `untitled`.
  var attachmentName: String { name.split(separator: "/").joined(separator: "-") + ".txt" }

  private var place: String { "\"\(name.escaped())\" at \(location)" }
}
