import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRenderer

/// Drives a kiosk by the lines of a flow, each done and its screen written before the next is read.
func drive(
  _ kiosk: JuiceKiosk,
  _ renderer: TextRenderer,
  _ lines: inout some IteratorProtocol<[UInt8]>,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream
) -> ExitStatus {
  var session = Session(kiosk, renderer)
  output.write(session.frame)
  while let line = lines.next() {
    do {
      output.write(try session.perform(line))
    } catch {
      output.write(session.changedFrame())
      guard case .flow(let error) = error else {
        errors.write("\(error)\n")
        return .badData
      }
      errors.write("\(error)\n\(error.failure.tree)")
      return .failure
    }
  }
  return .success
}
