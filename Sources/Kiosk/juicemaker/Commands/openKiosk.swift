import Descriptors
import FlowDriver
import HeadlessUI
import JuiceExploration
import JuiceFiles
import PlainText
import PromptUI
import TerminalUI
import TextRendering

/// Opens the kiosk on a full screen, at a prompt, or for the commands on standard input.
///
/// - Returns: The exit status. It isn't `success` if the last change of a person, or any change of
///   a program, wasn't saved.
/// - Throws: A ``FileError`` if a recording can't be created.
func openKiosk(
  _ options: Options, _ output: inout DescriptorStream, _ errors: inout DescriptorStream
) throws(FileError) -> ExitStatus {
  let isForPerson = isatty(STDIN_FILENO) == 1 && options.isOutline == false
  let recording = try options.recordingPath.map { path throws(FileError) in try Recording(path) }
  var kiosk: any HeadlessApp = options.kiosk()
  if let recording {
    let command = options.menu.runCommand(
      options.phrases, opening: options.stock, options: options.menuOptions)
    recording.write("# \(command.visible)\n", replacesLast: false)
    kiosk = RecordedApp(options.kiosk(), didRecord: recording.write)
  }
  var status = open(kiosk, isForPerson: isForPerson, options, &output, &errors)
  let stock = options.stockFile
  let failures = [isForPerson ? stock?.failure : stock?.latestFailure, recording?.failure]
  for failure in failures.compactMap({ $0 }) {
    errors.write("\(failure)\n")
    if status == .success { status = ExitStatus(failure) }
  }
  return status
}

private func open(
  _ kiosk: some HeadlessApp, isForPerson: Bool, _ options: Options,
  _ output: inout DescriptorStream, _ errors: inout DescriptorStream
) -> ExitStatus {
  guard isForPerson else { return serve(kiosk, options, &output, &errors) }
  let surroundings = Surroundings { name in getenv(name).map { String(cString: $0) } }
  guard options.isLinear || surroundings.prefersLines || isatty(STDOUT_FILENO) == 0 else {
    let port = TerminalPort(
      kiosk, viewport: options.viewport, chrome: options.isASCII ? .ascii : .unicode,
      usesColor: options.usesColor && surroundings.allowsColor, words: options.words)
    do {
      try port.run()
      return .success
    } catch {
      errors.write("juicemaker: \(error)\n")
      return .failure
    }
  }
  PromptPort(kiosk, words: options.promptWords).run(output, errors)
  return .success
}

/// Opens the kiosk for a program that writes commands to standard input.
private func serve(
  _ kiosk: some HeadlessApp, _ options: Options, _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  let stream = output
  var lines = LineReader(STDIN_FILENO) { stream.isOpen }
  var session = DrivenKiosk(kiosk, options.snapshots(Viewport(ofTerminal: STDOUT_FILENO)))
  let status =
    options.isOutline
    ? session.answer(&lines, &output) : session.drive(&lines, &output, &errors)
  guard let problem = lines.problem, status == .success else { return status }
  errors.write("juicemaker: can't read standard input: \(problem)\n")
  return .badData
}

/// The preferences of a person, from the variables of the environment.
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
