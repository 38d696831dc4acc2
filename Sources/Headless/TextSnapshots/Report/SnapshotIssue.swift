import SnapshotFiles

/// A failure to report to a test library.
package struct SnapshotIssue: Sendable {
  /// A description of what is wrong and what to do about it.
  package let message: String
  /// The location of the assertion.
  package let location: AssertionLocation
  /// The text to attach to the test and its file name, or `nil` if there's nothing to attach.
  package let attachment: (fileName: String, text: String)?

  /// Creates an issue without an attachment.
  package init(_ message: String, at location: AssertionLocation) {
    self.message = message
    self.location = location
    attachment = nil
  }

  /// Creates the issue of an assertion that fails, with the text that was drawn.
  ///
  /// - Parameters:
  ///   - failure: The reason why the assertion fails.
  ///   - claim: The claim of the assertion.
  ///   - place: What precedes the message, such as the line of a flow.
  init(_ failure: SnapshotFailure, of claim: SnapshotClaim, in place: String = "") {
    message = place + failure.description
    location = claim.location
    attachment = failure.attachment
  }
}
