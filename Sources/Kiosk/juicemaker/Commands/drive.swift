import FlowDriver
import HeadlessUI
import JuiceScreens
import PlainText
import TextRenderer

/// Drives a kiosk with the lines of a flow.
///
/// Each line is performed, and the screen written if it changed, before the next line is read.
///
/// - Parameters:
///   - kiosk: The kiosk.
///   - snapshots: The snapshots for the command `snapshot`.
///   - lines: The lines of the flow.
///   - output: The stream for screens.
///   - errors: The stream for the failure that ends the flow.
func drive(
  _ kiosk: JuiceKiosk,
  _ snapshots: CommittedSnapshots,
  _ lines: inout some IteratorProtocol<[UInt8]>,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream
) -> ExitStatus {
  var session = Session(kiosk, snapshots)
  output.write(session.frame)
  do {
    while let line = lines.next() {
      try session.perform(line, &output)
    }
    try session.finish(&output)
    return .success
  } catch {
    output.write(session.changedFrame())
    errors.write("\(error)\n")
    guard case .flow = error else { return .badData }
    return .failure
  }
}

/// Lets a program drive a kiosk with flow commands and with the numbers of controls.
///
/// The outline of the screen and an empty line are written at the start and for each line that is
/// read. If the line can't be performed, a line that says `refused` and why precedes the outline.
///
/// - Parameters:
///   - kiosk: The kiosk.
///   - snapshots: The snapshots for the command `snapshot`.
///   - lines: The lines that the program writes.
///   - output: The stream for outlines.
func answer(
  _ kiosk: JuiceKiosk,
  _ snapshots: CommittedSnapshots,
  _ lines: inout some IteratorProtocol<[UInt8]>,
  _ output: inout some TextOutputStream
) -> ExitStatus {
  var session = Session(kiosk, snapshots)
  var status = ExitStatus.success
  var frames = ""
  output.write(session.outline + "\n")
  while let line = lines.next() {
    var refusal = ""
    do {
      try session.perform(typed: line, &frames)
      frames = ""
    } catch {
      _ = session.changedFrame()
      refusal = "refused \(error.message.visible)\n"
      status = .failure
    }
    output.write(refusal + session.outline + "\n")
  }
  return session.isRepeating ? .badData : status
}

/// The hint above the first prompt.
let promptHint = "type a flow command or the number of a control; help lists them, quit leaves\n"

/// Lets a person drive a kiosk with flow commands and with the numbers of controls, until they quit.
///
/// - Parameters:
///   - kiosk: The kiosk.
///   - snapshots: The snapshots for the command `snapshot`.
///   - lines: The lines that the person types.
///   - output: The stream for screens and prompts.
///   - errors: The stream for failures.
func prompt(
  _ kiosk: JuiceKiosk,
  _ snapshots: CommittedSnapshots,
  _ lines: inout some IteratorProtocol<[UInt8]>,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream
) -> ExitStatus {
  var session = Session(kiosk, snapshots)
  output.write(session.frame + promptHint + "> ")
  while let line = lines.next() {
    let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
    do throws(SessionError) {
      if words == ["quit"] {
        return .success
      } else if words == ["help"] {
        output.write(
          flowHelpText + "\nOr quit, or the number of one of these controls:\n" + session.reading)
      } else {
        try session.perform(typed: line, &output)
      }
    } catch {
      output.write(session.changedFrame())
      errors.write("\(error.message)\n")
    }
    output.write(session.isRepeating ? "repeat> " : "> ")
  }
  output.write("\n")
  return .success
}
