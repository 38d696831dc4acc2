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
  let viewport = options.viewport ?? terminalViewport() ?? Viewport(columns: 60, rows: 20)
  let renderer = TextRenderer(viewport: viewport, style: options.style)
  let stream = output
  switch arguments.mode {
  case .help:
    output.write(helpText)
    return .success
  case .version:
    output.write("juicemaker \(version)\n")
    return .success
  case .run(let files):
    return runFlows(
      files, options, renderer, &output, &errors, showsProgress: isatty(STDERR_FILENO) == 1)
  case .explore:
    return explore(options, &output, &errors, showsProgress: isatty(STDERR_FILENO) == 1)
  case .kiosk:
    var lines = LineReader(STDIN_FILENO) { stream.isOpen }
    guard isatty(STDIN_FILENO) == 1 else {
      return drive(options.kiosk(), renderer, &lines, &output, &errors)
    }
    return prompt(options.kiosk(), renderer, &lines, &output, &errors)
  }
}
