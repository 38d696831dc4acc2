public import Testing

/// Expects a text to equal a snapshot byte for byte, and records an issue if it doesn't.
///
/// Nothing is recorded unless you ask for it; see ``SnapshotRecording``. A test that records a
/// snapshot fails, so that a recording never passes unseen. A text that differs is kept beside its
/// snapshot, in a file with the extension `pending`, until `text-snapshots` accepts or rejects it.
/// In continuous integration, nothing is written at all.
///
/// - Parameters:
///   - text: The text to compare.
///   - name: The path of the snapshot below the package's `Snapshots` folder, without the extension
///     `txt`, such as `Order/initial.60x20.ko`. Each assertion needs a name of its own.
///   - recording: Which snapshots to record, or `nil` to do what the scope, the trait, or else the
///     environment says.
///   - reading: The linear reading of the same screen, with one node on each line. If the text
///     differs, the reading is compared with the snapshot of the same state and language whose
///     style is `linear`, and the failure lists the nodes that changed.
///   - filePath: The path of the test's source file, from which the package is found.
///   - sourceLocation: The source location of the issue.
public func expectSnapshot(
  of text: String,
  named name: String,
  record recording: SnapshotRecording? = nil,
  reading: @autoclosure () -> String? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let claim = SnapshotClaim(name: name, text: text, sourceLocation: sourceLocation)
  let session = SnapshotSession.current
  do {
    try session.expect(claim, recording: recording, reading: reading, filePath: filePath)
  } catch {
    session.report("\(error)", sourceLocation)
  }
}

/// Expects a screen to equal its snapshots in every combination of viewport, language, and style.
///
/// The name of each snapshot is `<name>.<viewport>.<language>`, followed by `.<style>` if the style
/// has a name.
///
/// - Parameters:
///   - name: The path of the state, such as `Order/initial`.
///   - viewports: The sizes to draw the screen at, each with a description such as `60x20`.
///   - languages: The languages to draw the screen in, each with a code such as `ko`.
///   - styles: The styles to draw the screen in, by the name that ends the snapshot's name. The
///     name of one style can be empty.
///   - recording: Which snapshots to record, or `nil` to do what the scope, the trait, or else the
///     environment says.
///   - filePath: The path of the test's source file, from which the package is found.
///   - sourceLocation: The source location of the issues.
///   - reading: A closure that returns the linear reading of the screen in a language. If a text
///     differs, the failure lists the nodes that changed.
///   - draw: A closure that draws the screen.
/// - Throws: Any error that `draw` throws.
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
