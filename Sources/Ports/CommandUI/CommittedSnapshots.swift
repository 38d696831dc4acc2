import FlowDriver
import HeadlessUI
import PlainText
import SnapshotFiles
package import TextRendering

/// The snapshots that tests recorded, which the command only reads.
package struct CommittedSnapshots {
  let folder: String
  package let renderer: TextRenderer
  let language: String?

  /// Compares a screen with the snapshot that a command names, in this size, language, and style.
  ///
  /// - Throws: A ``FlowError`` with the difference if they differ, or if there is no snapshot.
  func check<Action>(_ screen: Screen<Action>, after command: Command) throws(FlowError) {
    guard let state = command.snapshotName else { return }
    let name = SnapshotName.name(of: state, drawnBy: renderer, language: language)
    let file = SnapshotFile(path: "\(folder)/\(name).txt")
    let text = Result { () throws(SnapshotFailure) in try file.text() }
    let expected = try text.mapError { failure in
      FlowError(
        .different(found: "\(failure)", expected: "a snapshot that a test recorded"), on: screen)
    }.get()
    let comparison = SnapshotComparison(
      file: file, expected: expected, actual: renderer.render(screen))
    guard comparison.isSame == false else { return }
    throw FlowError(
      .different(found: "another screen", expected: "that of \(file.path.visible)"),
      tree: comparison.difference())
  }
}
