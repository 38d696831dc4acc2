import FlowDriver
public import HeadlessUI
public import Testing
public import TextRenderer
import TextSnapshots

extension FlowFile {
  /// Runs the flow on an app, or on a port to one, and records an issue for each thing that goes
  /// wrong.
  ///
  /// The command `snapshot "Order/initial"` expects the screen to equal the snapshot
  /// `Order/initial.60x20.ko`, as `expectSnapshot(of:named:)` does; the flow goes on where it
  /// differs, so that one run shows, or records, all of them.
  ///
  /// - Parameters:
  ///   - app: The app, as the flow finds it.
  ///   - renderer: The size and the style of snapshots.
  ///   - language: The code of the language of the app, such as `ko`, for the names of snapshots;
  ///     nothing where it speaks only one.
  ///   - sourceLocation: Where to report issues.
  public func run(
    on app: some AppPort,
    drawnBy renderer: TextRenderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20)),
    language: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let session = SnapshotSession.current
    func record(_ message: String) { session.report(message, sourceLocation) }
    let flow: Flow
    do {
      flow = try Flow(file: path, in: LocalFiles())
    } catch {
      return record("\(error)")
    }
    if flow.steps.isEmpty { record("\(path): no commands; write what is to be tested") }
    do {
      try Driver(app).run(flow) { step, app in
        guard case .snapshot(let state) = step.command else { return }
        do {
          let claim = SnapshotClaim(
            name: renderer.snapshotName(state, language: language),
            text: renderer.render(try app.currentScreen()), sourceLocation: sourceLocation)
          try session.expect(claim, filePath: path)
        } catch {
          record("\(step): \(error)")
        }
      }
    } catch {
      record("\(error)")
    }
  }
}
