import JuiceScreens
import SystemCalls
import TerminalPort
import TextRenderer

/// Opens the kiosk on a full screen, at a prompt, or for the commands on standard input.
///
/// - Parameters:
///   - options: The options of the command.
///   - output: The stream to standard output.
///   - errors: The stream to standard error.
func openKiosk(
  _ options: Options,
  _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  var options = options
  let hasKeys = isatty(STDIN_FILENO) == 1
  let isTerminal = hasKeys && isatty(STDOUT_FILENO) == 1
  let surroundings = Surroundings { name in getenv(name).map { String(cString: $0) } }
  if isTerminal, surroundings.prefersLines { options.isLinear = true }
  if surroundings.allowsColor == false { options.usesColor = false }
  let stream = output
  var lines = LineReader(STDIN_FILENO) { stream.isOpen }
  let terminal = Viewport(ofTerminal: STDOUT_FILENO)
  let status: ExitStatus
  if options.isOutline {
    var session = options.session(terminal)
    status = session.answer(&lines, &output)
  } else if hasKeys == false {
    var session = options.session(terminal)
    status = session.drive(&lines, &output, &errors)
  } else if isTerminal, options.isLinear == false {
    return fillScreen(options, &errors)
  } else {
    options.isLinear = true
    var prompt = options.prompt()
    return prompt.run(&lines, &output, &errors)
  }
  guard status == .success, let problem = lines.problem else { return status }
  errors.write(
    "juicemaker: standard input can't be read (\(problem)); write flow commands to it, or close it\n"
  )
  return .badData
}

private func fillScreen(_ options: Options, _ errors: inout DescriptorStream) -> ExitStatus {
  let chrome = options.isASCII ? Chrome.ascii : .unicode
  do {
    let port = TerminalPort(
      options.kiosk(), viewport: options.viewport, chrome: chrome,
      usesColor: options.usesColor, words: options.words)
    try port.run()
    return .success
  } catch {
    errors.write("juicemaker: \(error)\n")
    return .failure
  }
}
