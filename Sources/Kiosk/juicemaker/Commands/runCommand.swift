import CommandLine
import Descriptors

/// Runs the command on the standard streams.
///
/// - Parameter arguments: The arguments without the name of the command.
func runCommand(_ arguments: [String]) -> ExitStatus {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  var output = DescriptorStream(STDOUT_FILENO)
  var errors = DescriptorStream(STDERR_FILENO)
  var status = ExitStatus.success
  do {
    status = try perform(arguments, &output, &errors)
  } catch {
    errors.write("\(error)\n")
    status = error.status
  }
  guard let problem = output.problem else { return status }
  errors.write("juicemaker: can't write to standard output: \(problem)\n")
  return .failure
}

private func perform(
  _ arguments: [String], _ output: inout DescriptorStream, _ errors: inout DescriptorStream
) throws(CommandError) -> ExitStatus {
  let request: CommandTable<Verb, Options>.Request
  do {
    request = try Options.table.request(arguments, Options())
  } catch {
    throw CommandError(error)
  }
  switch request {
  case .print(let text):
    output.write(text)
    return .success
  case .perform(let verb, let operands, var options):
    try options.openFiles { errors.write($0) }
    return switch verb {
    case .kiosk: openKiosk(options, &output, &errors)
    case .run: runFlows(operands, options, &output, &errors)
    case .explore:
      explore(options, &output, &errors, showsProgress: isatty(STDERR_FILENO) == 1)
    }
  }
}
