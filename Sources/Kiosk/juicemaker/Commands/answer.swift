import JuiceScreens
import TextRenderer

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
