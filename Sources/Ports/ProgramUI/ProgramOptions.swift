import CellText
import FlowDriver
import HeadlessUI
import PromptUI
import SnapshotFiles
import TerminalScreens
package import TextRendering

/// The values of a program's options.
package struct ProgramOptions: Sendable {
  package var app: AppProgram
  /// The texts of the app's own options, by the words of the options.
  package var texts: [String: String] = [:]
  /// The language that an option gives, or `nil` for the default of the app.
  package var givenLanguage: String?
  /// The size of the screen, or `nil` for the size of the terminal.
  package var viewport: Viewport?
  package var isLinear = false
  package var isASCII = false
  /// With what each line of a program is answered, or `nil` if new screens are drawn.
  package var answer: Answer?
  /// The longest time for which a line of a program waits for responses.
  package var wait = usualWait
  package var recordingPath: String?
  /// The scope to explore, or `nil` for all of them.
  package var scope: String?
  /// Whether to draw a map of the layers in place of a report.
  package var isMap = false
  /// Whether an exploration tells each law and the coverage.
  package var isVerbose = false
  /// The number of states to store after the first violation of a law.
  package var statesAfterViolation = 0
  /// The number of states at which an exploration ends, or `nil` if there is no such number.
  package var states: Int?
  var snapshotFolder = "Snapshots"

  package enum Answer { case outline, changes }

  package init(_ app: AppProgram) {
    self.app = app
  }

  package var language: String { exploredLanguages.first ?? "" }

  /// The languages to explore the app in: all of them, unless one is given.
  package var exploredLanguages: [String] { givenLanguage.map { [$0] } ?? app.languages }

  /// The language, or `nil` if the app speaks only one.
  var shownLanguage: String? { app.languages.count > 1 ? language : nil }

  /// The words of the prompt and of the full screen: in Korean for `ko`, or else in English.
  var promptWords: PromptWords { language == "ko" ? .korean : .english }
  var terminalWords: TerminalWords { language == "ko" ? .korean : .english }

  package var renderer: TextRenderer {
    let style: TextStyle =
      isLinear ? .linear(promptWords.vocabulary) : .grid(isASCII ? .ascii : .unicode)
    return TextRenderer(viewport: viewport ?? Viewport(columns: 60, rows: 20), style: style)
  }

  /// Performs a flow, and compares the screens with the snapshots that it names.
  ///
  /// - Parameter didPerform: A closure that's called after each command, with whether it's `show`.
  func run<App>(
    _ flow: Flow, by driver: Driver<PortSession<App>>, didPerform: (_ isShown: Bool) -> Void
  ) throws(FlowError) {
    try driver.run(flow) { step, app throws(FlowError) in
      try check(app.screen, after: step.command)
      didPerform(step.command == .show)
    }
  }

  /// Compares a screen with the snapshot that a command names, in this size, language, and style.
  ///
  /// Tests record the snapshots, which the program only reads.
  ///
  /// - Throws: A `FlowError` with the difference if they differ, or if there is no snapshot.
  private func check<Action>(_ screen: Screen<Action>, after command: Command) throws(FlowError) {
    guard let state = command.snapshotName else { return }
    let name = SnapshotName.name(of: state, drawnBy: renderer, language: shownLanguage)
    let comparison: SnapshotComparison
    do throws(SnapshotFailure) {
      let file = SnapshotFile(path: "\(snapshotFolder)/\(try SnapshotName(name).path).txt")
      comparison = SnapshotComparison(
        file: file, expected: try file.text(), actual: renderer.render(screen))
    } catch {
      throw FlowError(.incomparable("\(error)"), on: screen)
    }
    guard comparison.isSame == false else { return }
    throw FlowError(
      .different(found: "another screen", expected: "that of \(comparison.file.path.visible)"),
      tree: comparison.difference())
  }
}
