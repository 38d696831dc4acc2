import CommandLine
import TextRendering

@testable import juicemaker

extension Options {
  /// Creates the options in arguments that ask for the kiosk, without opening files.
  init(parsing arguments: [String]) throws(UsageError) {
    let request = try Options.table.request(arguments, Options())
    guard case .perform(_, _, let options) = request else { throw UsageError("no kiosk") }
    self = options
    stock = try openingStock()
  }
}

/// The command on a terminal, and a kiosk in this process that mirrors it.
typealias TerminalKiosk = MirroredKiosk<TerminalSession>

extension TerminalKiosk {
  /// The text on the terminal when the command is started.
  static var shellText: String { "$ juicemaker\n" }

  /// Starts the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command.
  ///   - script: A shell script that runs the command, which is `"$0" "$@"`, or `nil` to run it
  ///     directly.
  ///   - size: The size of the terminal.
  ///   - traits: The abilities of the terminal.
  ///   - environment: Variables to add to those that every terminal sets.
  ///   - way: The way to reach controls.
  convenience init(
    _ arguments: [String] = [],
    script: String? = nil,
    size: TerminalSize = TerminalSize(columns: 60, rows: 20),
    traits: TerminalTraits = TerminalTraits(),
    environment: [String: String] = [:],
    way: KioskWay = .tabs
  ) throws {
    let options = try Options(parsing: arguments)
    let mirror = KioskMirror(
      options, hasWideBoxes: traits.hasWideAmbiguousCharacters, size: size)
    let shell = script.map { ["/bin/sh", "-mc", $0] } ?? []
    let session = try TerminalSession(
      shell + [TerminalSession.command] + arguments,
      environment: environment,
      model: TerminalModel(size, traits: traits, showing: TerminalKiosk.shellText))
    try self.init(on: session, mirror: mirror, way: way)
  }
}
