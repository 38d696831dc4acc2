import Descriptors
import JuiceFiles
import JuiceScreens
import TerminalUI
import TextRendering

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
  guard hasKeys, options.isOutline == false else { return serve(options, &output, &errors) }
  let surroundings = Surroundings { name in getenv(name).map { String(cString: $0) } }
  if isTerminal == false || surroundings.prefersLines { options.isLinear = true }
  if surroundings.allowsColor == false { options.usesColor = false }
  let status: ExitStatus
  if options.isLinear {
    let stream = output
    var lines = LineReader(STDIN_FILENO) { stream.isOpen }
    var prompt = options.prompt()
    status = prompt.run(&lines, &output, &errors)
  } else {
    status = fillScreen(options, &errors)
  }
  if let failure = options.stockFile?.failure { errors.write("\(failure)\n") }
  return status
}

/// Opens the kiosk for a program that writes commands to standard input.
///
/// - Returns: The exit status, which isn't that of success if a change of the stock wasn't saved, even
///   if a later one was.
private func serve(
  _ options: Options,
  _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  let stream = output
  var lines = LineReader(STDIN_FILENO) { stream.isOpen }
  var session = options.session(Viewport(ofTerminal: STDOUT_FILENO))
  var status =
    options.isOutline
    ? session.answer(&lines, &output) : session.drive(&lines, &output, &errors)
  if let problem = lines.problem, status == .success {
    errors.write(
      "juicemaker: standard input can't be read (\(problem)); write flow commands to it, or close it\n"
    )
    status = .badData
  }
  guard let failure = options.stockFile?.latestFailure else { return status }
  errors.write("\(failure)\n")
  return status == .success ? ExitStatus(failure) : status
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
