import FlowDriver
import HeadlessUI
import JuiceScreens

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
