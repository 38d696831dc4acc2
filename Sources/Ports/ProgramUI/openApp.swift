import CellText
import DescriptorIO
import FlowDriver
import HeadlessUI
import ProgramArguments
import PromptUI
import TerminalScreens
import TextRendering

extension ProgramOptions {
  private var isForPerson: Bool { isatty(STDIN_FILENO) == 1 && answer == nil }

  /// Opens the app on a full screen, at a prompt, or for the commands on standard input.
  ///
  /// - Returns: The exit status. It isn't `success` if the last change of a person, or any change of
  ///   a program, wasn't saved.
  /// - Throws: A `ProgramFailure` if the app can't be recorded.
  func openApp(
    _ live: some HeadlessApp, _ output: DescriptorStream, _ errors: DescriptorStream
  ) throws(ProgramFailure) -> ExitStatus {
    var failures: [ProgramFailure?] = []
    var status = ExitStatus.success
    if let recordingPath {
      let invocation = app.invocation(language).visible
      let file = try RecordingFile(recordingPath, startingWith: "# \(invocation)\n")
      let recorded = RecordedApp(live, toPassOn: app.tested(language)) {
        file.write($0, replacesLast: $1)
      }
      status = open(recorded, output, errors)
      let unrecorded = recorded.failure.map { ProgramFailure(.badData, "\(app.name): \($0)") }
      failures = [file.failure, unrecorded]
    } else {
      status = open(live, output, errors)
    }
    failures.append(app.failure(isForPerson))
    for case let failure? in failures {
      errors.write("\(failure)\n")
      if status == .success { status = failure.status }
    }
    return status
  }

  private func open(
    _ opened: some HeadlessApp, _ output: DescriptorStream, _ errors: DescriptorStream
  ) -> ExitStatus {
    guard isForPerson else { return serve(opened, output, errors) }
    let surroundings = Surroundings { getenv($0).map { String(cString: $0) } }
    if isLinear || surroundings.prefersLines || isatty(output.descriptor) == 0 {
      PromptPort(opened, words: promptWords).run(output, errors)
      return .success
    }
    if errors.isUsed {
      errors.write("\(promptWords.goOn)\n")
      _ = readLine()
    }
    dup2(output.descriptor, STDOUT_FILENO)
    let port = TerminalPort(
      opened, viewport: viewport, chrome: isASCII ? .ascii : .unicode,
      usesColor: surroundings.allowsColor, words: terminalWords)
    do {
      try port.run()
      return .success
    } catch {
      errors.write("\(app.name): \(error)\n")
      return .failure
    }
  }

  /// Opens the app for a program that writes commands to standard input.
  private func serve(
    _ opened: some HeadlessApp, _ output: DescriptorStream, _ errors: DescriptorStream
  ) -> ExitStatus {
    var output = output
    var errors = errors
    var lines = LineReader(STDIN_FILENO) { [output] in output.isOpen }
    var options = self
    options.viewport = viewport ?? Viewport(ofTerminal: output.descriptor)
    let status =
      answer == nil
      ? options.driveApp(opened, by: &lines, &output, &errors)
      : options.answerProgram(opened, by: &lines, &output)
    guard let problem = lines.problem, status == .success else { return status }
    errors.write("\(app.name): can't read standard input: \(problem)\n")
    return .badData
  }
}

/// The preferences of a person, from the variables of the environment.
struct Surroundings: Hashable {
  /// Whether the app only adds lines to a terminal, because the terminal can't do more or because the
  /// person reads it with a screen reader.
  let prefersLines: Bool
  let allowsColor: Bool

  /// Prefers lines without a `TERM`, for `dumb`, and if `ACCESSIBLE` is set to anything but `0` or
  /// `false`, and colors if `NO_COLOR` is empty.
  init(reading variable: (String) -> String?) {
    let isSimple = [nil, "", "dumb"].contains(variable("TERM"))
    let accessible = (variable("ACCESSIBLE") ?? "").lowercased()
    prefersLines = isSimple || ["", "0", "false"].contains(accessible) == false
    allowsColor = (variable("NO_COLOR") ?? "").isEmpty
  }
}
