public import FlowDriver
import Foundation
public import HeadlessUI
import SnapshotFiles
public import Testing
public import TextRendering
import TextSnapshots

/// A flow file, as one case of a parameterised test.
public struct FlowFile: Hashable, Sendable, CustomTestStringConvertible {
  /// The path of the file.
  public let path: String

  /// The name of the file.
  public var testDescription: String { URL(filePath: path).lastPathComponent }

  package init(path: String) { self.path = path }

  /// Returns the flow files in a folder, in the order of their names.
  ///
  /// Files in folders inside it are left out, so that's where to keep files that are only included.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the folder of the test.
  ///   - filePath: The path of the file of the test.
  /// - Throws: A `FlowError` if the folder can't be read, or if no file in it ends in `.flow`,
  ///   because a test without flows would always pass.
  public static func all(
    in folder: String, filePath: String = #filePath
  ) throws(FlowError) -> [FlowFile] {
    let tests = URL(filePath: filePath).deletingLastPathComponent()
    let path = URL(filePath: folder, relativeTo: tests).absoluteURL.standardized.path
    return try Flow.files(in: path).map { FlowFile(path: $0) }
  }

  /// Runs the flow on an app, or on a port to one, and fails the test for everything that goes wrong.
  ///
  /// The command `snapshot "Order/initial"` expects the screen to equal the snapshot
  /// `Order/initial.60x20.ko`, as `expectSnapshot(of:named:)` does. If they differ, the flow goes on,
  /// so that one run shows or records all of its snapshots.
  ///
  /// - Parameters:
  ///   - app: The app or the port.
  ///   - renderer: The size and the style of the snapshots.
  ///   - language: The code of the app's language, such as `ko`, for the names of the snapshots, or
  ///     `nil` if the app speaks only one.
  ///   - fileID: The file of the call, as failures name it.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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
    var location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    func record(_ message: String) { session.report(message, location, nil) }
    do throws(FlowError) {
      let flow = try Flow(contentsOf: path)
      let driver = Driver(app)
      try driver.run(flow) { step, _ throws(FlowError) in
        guard let state = step.command.snapshotName else { return }
        let screen = try driver.screen
        let name = SnapshotName.name(of: state, drawnBy: renderer, language: language)
        location.step = "\(step): "
        session.expect(renderer.render(screen), named: name, at: location)
      }
    } catch {
      record("\(error)")
    }
  }
}
