import FlowDriver
import HeadlessUI
import JuiceScreens
import PlainText
import TextRenderer

/// Drives a kiosk by the lines of a flow, each done and its screen written before the next is read.
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

/// Lets a program drive a kiosk by flow commands and by numbers: the whole screen and an empty line
/// are written at the start and for each line that is read.
///
/// What is repeated without an end is not done.
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

/// What a person is told before the first prompt.
let promptHint = "type a flow command or a number; help lists both, quit leaves\n"

/// Lets a person drive a kiosk by flow commands and by numbers, until they quit.
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
        output.write(flowHelpText + "or a number of these, or quit:\n" + session.reading)
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
