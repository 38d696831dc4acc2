public import HeadlessUI
import SnapshotFiles
public import TextRendering

/// Expects a text to equal a snapshot byte for byte, and fails the test if it doesn't.
///
/// CRLF in the file of the snapshot counts as LF.
///
/// Nothing is recorded unless you ask for it, and a test that records a snapshot fails. A text that
/// differs is kept beside its snapshot, in a file with the extension `pending`, until
/// `text-snapshots` accepts or rejects it. In continuous integration, nothing is written at all.
///
/// The assertion fails tests of Swift Testing and of XCTest. Where no test is running, it stops the
/// process.
///
/// - Parameters:
///   - text: The text to compare.
///   - name: The path of the snapshot below the folder of snapshots, without the extension `txt`,
///     such as `Order/initial.60x20.ko`. Each assertion needs a name of its own, and so does each
///     case of a parameterised test, such as `Order/ready-\(juice).60x20.ko`.
///   - recording: Which snapshots to record, or `nil` for the setting of the scope, the trait, or
///     else the environment.
///   - fileID: The file of the assertion, as failures name it.
///   - filePath: The path of the assertion's source file, from which the package is found.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func expectSnapshot(
  of text: String,
  named name: String,
  record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotSession.current.expect(text, named: name, at: location, recording: recording)
}

/// Expects a screen to look as its snapshot does, and fails the test if it doesn't.
///
/// The drawing of the screen is compared as in
/// ``expectSnapshot(of:named:record:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - screen: The screen to draw.
///   - renderer: The size and the style to draw it in.
///   - name: The path of the snapshot below the folder of snapshots, without its extension.
///   - recording: Which snapshots to record, or `nil` for the setting of the scope or environment.
///   - fileID: The file of the assertion, as failures name it.
///   - filePath: The path of the assertion's source file, from which the package is found.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func expectSnapshot<Action>(
  of screen: Screen<Action>,
  drawnBy renderer: TextRenderer,
  named name: String,
  record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let text = renderer.render(screen)
  SnapshotSession.current.expect(text, named: name, at: location, recording: recording)
}

/// Expects a screen to look as its snapshots do in every combination of viewport, language, and
/// style.
///
/// The name of each snapshot is `<name>.<viewport>.<language>`, followed by `.<style>` if the style
/// has a name. A linear style looks the same in every viewport, so there is one snapshot of it in
/// each language, with no viewport in its name. The test fails if there is nothing to draw.
///
/// - Parameters:
///   - name: The path of the state, such as `Order/initial`.
///   - viewports: The sizes to draw the screen at.
///   - languages: The languages to draw the screen in, each with a code such as `ko`.
///   - styles: The styles to draw the screen in, by the name that ends the snapshot's name. The
///     name of one style can be empty.
///   - recording: Which snapshots to record, or `nil` for the setting of the scope or environment.
///   - fileID: The file of the assertion, as failures name it.
///   - filePath: The path of the assertion's source file, from which the package is found.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - screen: A closure that returns the screen in a language.
/// - Throws: Any error that `screen` throws.
public func expectSnapshots<Action, Language>(
  named name: String,
  viewports: [Viewport],
  languages: [Language],
  styles: KeyValuePairs<String, TextStyle> = ["": .grid()],
  record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  screen: (Language) throws -> Screen<Action>
) rethrows where Language: RawRepresentable<String> {
  let drawings = styles.flatMap { suffix, style in
    let sizes = if case .linear = style { [Viewport(columns: 0, rows: 0)] } else { viewports }
    return sizes.map { (suffix, TextRenderer(viewport: $0, style: style)) }
  }
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let session = SnapshotSession.current
  if drawings.isEmpty || languages.isEmpty {
    let message = "nothing is drawn without a viewport, a language, and a style"
    session.report(message, location, nil)
  }
  for language in languages {
    let screen = try screen(language)
    for (suffix, renderer) in drawings {
      let name = SnapshotName.name(
        of: name, drawnBy: renderer, language: language.rawValue, style: suffix)
      session.expect(renderer.render(screen), named: name, at: location, recording: recording)
    }
  }
}
