import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRenderer

/// Runs flow files, each on a kiosk of its own, once all of them could be read.
func runFlows(
  _ files: [String],
  _ makeKiosk: () -> JuiceKiosk,
  _ renderer: TextRenderer,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream
) -> ExitStatus {
  var flows: [(file: String, flow: Flow)] = []
  for file in files {
    do {
      flows.append((file, try readFlow(file)))
    } catch {
      errors.write("\(error)\n")
    }
  }
  guard flows.count == files.count else { return .badData }
  var failed = 0
  for (file, flow) in flows {
    var driver = Driver(makeKiosk())
    do {
      try driver.run(flow, file: file) { step, kiosk in
        if step.command == .show { output.write(renderer.render(kiosk.screen)) }
      }
    } catch {
      failed += 1
      errors.write("\(error)\n\(error.failure.tree)")
    }
  }
  output.write("\(flows.count - failed) passed, \(failed) failed\n")
  return failed == 0 ? .success : .failure
}
