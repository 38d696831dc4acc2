import JuiceScreens
import TextRenderer

/// Lets a program drive a kiosk by flow commands and by numbers: the whole screen and an empty line
/// are written at the start and for each line that is read.
func answer(
  _ kiosk: JuiceKiosk,
  _ renderer: TextRenderer,
  _ lines: inout some IteratorProtocol<[UInt8]>,
  _ output: inout some TextOutputStream
) -> ExitStatus {
  var session = Session(kiosk, renderer)
  var status = ExitStatus.success
  output.write(session.outline + "\n")
  while let line = lines.next() {
    var refusal = ""
    do {
      _ = try session.perform(typed: line)
    } catch {
      _ = session.changedFrame()
      refusal = "refused \(error.message.visible)\n"
      status = .failure
    }
    output.write(refusal + session.outline + "\n")
  }
  return status
}
