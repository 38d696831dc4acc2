import FlowDriver
import JuiceScreens
import TextRenderer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The rows of a terminal that the prompt and what is said before it take.
private let promptRows = 2

/// The whole command, between the standard streams.
func runCommand(_ arguments: [String]) -> ExitStatus {
  signal(SIGPIPE, SIG_IGN)
  var output = DescriptorStream(STDOUT_FILENO)
  var errors = DescriptorStream(STDERR_FILENO)
  let status: ExitStatus
  do {
    let arguments = try Arguments(parsing: arguments)
    status = perform(arguments, &output, &errors)
  } catch {
    errors.write("\(error)\n")
    return .usage
  }
  guard let problem = output.problem else { return status }
  errors.write(
    "juicemaker: cannot write to standard output (\(problem)); send it where it can be written\n")
  return .failure
}

private func perform(
  _ arguments: Arguments,
  _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  let options = arguments.options
  switch arguments.mode {
  case .help:
    output.write(helpText)
    return .success
  case .version:
    output.write("juicemaker \(version)\n")
    return .success
  case .run(let files):
    return runFlows(
      files, options, options.snapshots(), &output, &errors,
      showsProgress: isatty(STDERR_FILENO) == 1)
  case .explore:
    return explore(options, &output, &errors, showsProgress: isatty(STDERR_FILENO) == 1)
  case .kiosk:
    return openKiosk(options, &output, &errors)
  }
}

private func openKiosk(
  _ options: Options,
  _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  let stream = output
  var lines = LineReader(STDIN_FILENO) { stream.isOpen }
  let terminal = terminalViewport()
  guard options.isOutline == false, isatty(STDIN_FILENO) == 1 else {
    let snapshots = options.snapshots(terminal)
    let status =
      options.isOutline
      ? answer(options.kiosk(), snapshots, &lines, &output)
      : drive(options.kiosk(), snapshots, &lines, &output, &errors)
    guard status == .success, let problem = lines.problem else { return status }
    errors.write(
      "juicemaker: cannot read standard input (\(problem)); give it flow commands or nothing\n")
    return .badData
  }
  let room = terminal.map { Viewport(columns: $0.columns, rows: $0.rows - promptRows) }
  return prompt(options.kiosk(), options.snapshots(room), &lines, &output, &errors)
}
