public import Testing

/// Expects a text to equal a snapshot, byte by byte, and records an issue where it does not.
///
/// Nothing is recorded unless asked for, see ``SnapshotRecording``; a test that records fails, so
/// that it cannot pass unseen. A text that differs is left beside its snapshot, with the extension
/// `pending`, for `text-snapshots` to review. Under continuous integration nothing is written.
///
/// - Parameters:
///   - text: What was drawn.
///   - name: The path of the snapshot below the package's folder `Snapshots`, without `txt`, as
///     in `Order/initial.60x20.ko`; each assertion has its own.
///   - recording: What to record, or nothing for what the scope, the trait or else the environment
///     asks for.
///   - reading: The same screen read one node a line. Where the text differs, the reading is
///     compared with the snapshot of that state and language whose style is `linear`.
///   - filePath: The file of the test, from which the package is found.
///   - sourceLocation: Where to report an issue.
public func expectSnapshot(
  of text: String,
  named name: String,
  record recording: SnapshotRecording? = nil,
  reading: @autoclosure () -> String? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let claim = SnapshotClaim(name: name, text: text, place: sourceLocation)
  let session = SnapshotSession.current
  do {
    try session.expect(claim, recording: recording, reading: reading, filePath: filePath)
  } catch {
    session.report("\(error)", sourceLocation)
  }
}

/// Expects a screen to equal its snapshots in every combination of viewports, languages and styles.
///
/// The snapshots are named `<state>.<viewport>.<language>[.<style>]`.
///
/// - Parameters:
///   - name: The path of the state, as in `Order/initial`.
///   - viewports: Sizes that describe themselves, as in `60x20`.
///   - languages: Languages by their code, as in `ko`.
///   - styles: Styles by the name that ends the snapshot's, empty for none.
///   - recording: What to record, or nothing for what the scope, the trait or else the environment
///     asks for.
///   - filePath: The file of the test, from which the package is found.
///   - sourceLocation: Where to report issues.
///   - reading: The screen in a language, read one node a line, for the difference
///     by node of what differs.
///   - draw: Draws the screen.
/// - Throws: What `draw` throws.
public func expectSnapshots<Viewport: CustomStringConvertible, Language, Style>(
  named name: String,
  viewports: [Viewport],
  languages: [Language],
  styles: KeyValuePairs<String, Style>,
  record recording: SnapshotRecording? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation,
  reading: ((Language) throws -> String)? = nil,
  drawing draw: (Viewport, Language, Style) throws -> String
) rethrows where Language: RawRepresentable<String> {
  for viewport in viewports {
    for language in languages {
      for (suffix, style) in styles {
        expectSnapshot(
          of: try draw(viewport, language, style),
          named: "\(name).\(viewport).\(language.rawValue)" + (suffix.isEmpty ? "" : ".\(suffix)"),
          record: recording,
          reading: try? reading?(language),
          filePath: filePath,
          sourceLocation: sourceLocation
        )
      }
    }
  }
}
