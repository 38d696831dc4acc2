import HeadlessUI
import JuiceScreens

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
