import Descriptors
import JuiceFiles
import JuiceScreens
import PromptUI
import TerminalUI
import TextRendering

/// Opens the kiosk on a full screen, at a prompt, or for the commands on standard input.
func openKiosk(
  _ options: Options, _ output: inout DescriptorStream, _ errors: inout DescriptorStream
) -> ExitStatus {
  guard isatty(STDIN_FILENO) == 1, options.isOutline == false else {
    return serve(options, &output, &errors)
  }
  let surroundings = Surroundings { name in getenv(name).map { String(cString: $0) } }
  var status = ExitStatus.success
  if options.isLinear || surroundings.prefersLines || isatty(STDOUT_FILENO) == 0 {
    PromptPort(options.kiosk(), words: options.promptWords).run(output, errors)
  } else {
    let port = TerminalPort(
      options.kiosk(), viewport: options.viewport, chrome: options.isASCII ? .ascii : .unicode,
      usesColor: options.usesColor && surroundings.allowsColor, words: options.words)
    do {
      try port.run()
    } catch {
      errors.write("juicemaker: \(error)\n")
      status = .failure
    }
  }
  if let failure = options.stockFile?.failure { errors.write("\(failure)\n") }
  return status
}

/// Opens the kiosk for a program that writes commands to standard input.
///
/// - Returns: The exit status, which isn't that of success if a change of the stock wasn't saved, even
///   if a later one was.
private func serve(
  _ options: Options, _ output: inout DescriptorStream, _ errors: inout DescriptorStream
) -> ExitStatus {
  let stream = output
  var lines = LineReader(STDIN_FILENO) { stream.isOpen }
  var session = Session(
    options.kiosk(), options.snapshots(Viewport(ofTerminal: STDOUT_FILENO)))
  var status =
    options.isOutline
    ? session.answer(&lines, &output) : session.drive(&lines, &output, &errors)
  if let problem = lines.problem, status == .success {
    errors.write("juicemaker: can't read standard input: \(problem)\n")
    status = .badData
  }
  guard let failure = options.stockFile?.latestFailure else { return status }
  errors.write("\(failure)\n")
  return status == .success ? ExitStatus(failure) : status
}

/// What a person asks for in variables of the environment.
struct Surroundings: Hashable {
  /// Whether the kiosk only adds lines to a terminal, because the terminal can't do more or because the
  /// person reads it with a screen reader.
  let prefersLines: Bool
  let allowsColor: Bool

  /// Prefers lines without a `TERM`, for `dumb`, and if `ACCESSIBLE` is set to anything but `0` or
  /// `false`, and colors if `NO_COLOR` is empty.
  init(reading variable: (String) -> String?) {
    let isSimple = ["", "dumb"].contains(variable("TERM") ?? "")
    let accessible = (variable("ACCESSIBLE") ?? "").lowercased()
    prefersLines = isSimple || ["", "0", "false"].contains(accessible) == false
    allowsColor = (variable("NO_COLOR") ?? "").isEmpty
  }
}
