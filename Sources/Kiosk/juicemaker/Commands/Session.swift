import FlowDriver
import HeadlessUI
import JuiceScreens
import PlainText
import TextRendering

/// A kiosk that is driven line by line.
struct Session {
  private let snapshots: CommittedSnapshots
  private let driver: Driver<JuiceKiosk>
  private var parser = FlowParser(file: "<stdin>")

  init(_ kiosk: JuiceKiosk, _ snapshots: CommittedSnapshots) {
    self.snapshots = snapshots
    driver = Driver(kiosk)
  }

  var screen: Screen<KioskAction> { driver.app.screen }

  /// Drives the kiosk with the lines of a flow.
  ///
  /// Each line is performed, and the screen written if it changed, before the next line is read.
  mutating func drive(
    _ lines: inout some IteratorProtocol<[UInt8]>, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) -> ExitStatus {
    let renderer = snapshots.renderer
    var shown: Screen<KioskAction>?
    func show(_ screen: Screen<KioskAction>, isAsked: Bool = false) {
      if isAsked || (shown == screen) == false { output.write(renderer.render(screen)) }
      shown = screen
    }
    show(screen)
    do {
      while let line = lines.next() {
        try perform(line) { show($1, isAsked: $0 == .show) }
      }
      try finish { show($1, isAsked: $0 == .show) }
      return .success
    } catch {
      show(screen)
      errors.write("\(error)\n")
      return error.status
    }
  }

  /// Lets a program drive the kiosk with flow commands and with the numbers of controls.
  ///
  /// The outline of the screen and an empty line are written at the start and for each line that is
  /// read. If the line can't be performed, a line that says `refused` and why precedes the outline.
  mutating func answer(
    _ lines: inout some IteratorProtocol<[UInt8]>, _ output: inout some TextOutputStream
  ) -> ExitStatus {
    var status = ExitStatus.success
    output.write(screen.outline + "\n")
    while let line = lines.next() {
      var refusal = ""
      do {
        if parser.isRepeating == false, let number = controlNumber(in: line) {
          try perform(number)
        } else {
          try perform(line)
        }
      } catch {
        refusal = "refused \(error.message.visible)\n"
        status = .failure
      }
      output.write(refusal + screen.outline + "\n")
    }
    return parser.isRepeating ? .badData : status
  }

  /// Performs the commands of a flow.
  ///
  /// - Parameter didPerform: A closure that's called after each command that succeeds, with the
  ///   screen as it is then.
  func perform(
    _ flow: Flow, didPerform: (Command, Screen<KioskAction>) -> Void
  ) throws(CommandError) {
    do {
      try driver.run(flow) { step, kiosk throws(FlowError) in
        let screen = kiosk.screen
        if let state = step.command.snapshotName { try snapshots.check(screen, state) }
        didPerform(step.command, screen)
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// Performs a line of a flow; the lines from `repeat` to `end` are performed with the last of them.
  private mutating func perform(
    _ line: [UInt8], didPerform: (Command, Screen<KioskAction>) -> Void = { _, _ in }
  ) throws(CommandError) {
    do {
      try parser.read(line[...])
    } catch {
      throw CommandError(error)
    }
    if parser.isRepeating == false { try finish(didPerform: didPerform) }
  }

  private mutating func finish(
    didPerform: (Command, Screen<KioskAction>) -> Void
  ) throws(CommandError) {
    let flow: Flow
    do {
      flow = try parser.finish()
    } catch {
      throw CommandError(error)
    }
    try perform(flow, didPerform: didPerform)
  }

  private func perform(_ number: Int) throws(CommandError) {
    let affordances = screen.affordances
    let numbered = affordances.enumerated().first { $0.offset + 1 == number }
    guard let affordance = numbered?.element else {
      throw CommandError("no control has number \(number), only 1 to \(affordances.count)")
    }
    do {
      try driver.perform(affordance)
    } catch {
      throw CommandError("control \(number) is disabled")
    }
  }
}

/// Returns the number that is the only word of a line, or `nil` if the line has anything else.
///
/// A word that begins with a plus sign isn't the number of a control.
private func controlNumber(in line: [UInt8]) -> Int? {
  let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
  guard words.count == 1, let word = words.first, word.hasPrefix("+") == false else { return nil }
  return Int(word)
}
