import HeadlessUI
import JuiceScreens
import TextRenderer

/// What a person is told before the first prompt.
let promptHint = "type a flow command or a number; help lists both, quit leaves\n"

/// Lets a person drive a kiosk by flow commands and by numbers, until they quit.
func prompt(
  _ kiosk: JuiceKiosk,
  _ renderer: TextRenderer,
  _ lines: inout some IteratorProtocol<[UInt8]>,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream
) -> ExitStatus {
  var session = Session(kiosk, renderer)
  output.write(session.frame + promptHint + "> ")
  while let line = lines.next() {
    let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
    do throws(SessionError) {
      if words == ["quit"] {
        return .success
      } else if words == ["help"] {
        output.write(flowHelpText + "or a number of these, or quit:\n" + session.reading)
      } else {
        output.write(try session.perform(typed: line))
      }
    } catch {
      output.write(session.changedFrame())
      errors.write("\(error.message)\n")
    }
    output.write("> ")
  }
  output.write("\n")
  return .success
}
