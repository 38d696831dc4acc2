import FlowDriver
public import HeadlessUI
public import TextRendering
import TextSnapshots

extension FlowFile {
  /// Runs the flow on an app, or on a port to one, and fails the test for everything that goes wrong.
  ///
  /// The command `snapshot "Order/initial"` expects the screen to equal the snapshot
  /// `Order/initial.60x20.ko`, as `expectSnapshot(of:named:)` does. If they differ the flow goes on,
  /// so that one run shows or records all of its snapshots.
  ///
  /// - Parameters:
  ///   - app: The app, or a port to one.
  ///   - renderer: The size and the style of the snapshots.
  ///   - language: The code of the app's language, such as `ko`, for the names of the snapshots, or
  ///     `nil` if the app speaks only one.
  ///   - fileID: The file identifier of the test.
  ///   - filePath: The path of the test's source file.
  ///   - line: The line of the issues.
  ///   - column: The column of the issues.
  public func run(
    on app: some AppPort,
    drawnBy renderer: TextRenderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20)),
    language: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let session = SnapshotSession.current
    let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    func record(_ message: String) { session.report(SnapshotIssue(message, at: location)) }
    let flow: Flow
    do {
      flow = try Flow(file: path, in: LocalFiles())
    } catch {
      return record("\(error)")
    }
    if flow.steps.isEmpty { record("\(path): no commands; write at least one") }
    do {
      try Driver(app).run(flow) { step, app in
        guard case .snapshot(let state) = step.command else { return }
        do {
          let screen = try app.currentScreen()
          let claim = SnapshotClaim(
            name: renderer.snapshotName(state, language: language),
            text: renderer.render(screen), location: location, sourcePath: path)
          session.expect(claim, in: "\(step): ") { screen.readings }
        } catch {
          record("\(step): \(error)")
        }
      }
    } catch {
      record("\(error)")
    }
  }
}
