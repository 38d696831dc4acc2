import Descriptors
import FlowDriver
import HeadlessUI
import PlainText
import PromptUI
import RemoteUI
import TerminalUI
import TextRendering

extension CommandOptions {
  /// Opens the app on a full screen, at a prompt, or for the commands on standard input.
  ///
  /// - Returns: The exit status. It isn't `success` if the last change of a person, or any change of
  ///   a program, wasn't saved.
  /// - Throws: A `RecordingFile.Failure`, or a ``CommandFailure`` if the app can't be recorded.
  func openApp(
    _ output: inout DescriptorStream, _ errors: inout DescriptorStream, afterWarnings isWarned: Bool
  ) throws -> ExitStatus {
    let isForPerson = isatty(STDIN_FILENO) == 1 && isOutline == false
    var (isWarned, recording) = (isWarned, RecordingFile?.none)
    var failure: () -> FlowError? = { nil }
    func recorded(_ live: some HeadlessApp) -> any HeadlessApp {
      let recorded = RecordedApp(live, toPassOn: app.tested(in: language)) {
        recording?.write($0, replacesLast: $1)
      }
      failure = { recorded.failure }
      recorded.limitation.map { errors.write("\(app.name): \($0)\n") }
      isWarned = isWarned || (recorded.limitation == nil) == false
      return recorded
    }
    let live = app.live(in: language)
    let opened = recordingPath == nil ? live : recorded(live)
    if let failure = failure() { throw CommandFailure(.usage, "\(app.name): \(failure)") }
    recording = try recordingPath.map { try RecordingFile($0) }
    recording?.write("# \(app.runCommand(in: language).visible)\n", replacesLast: false)
    var status = open(opened, isForPerson: isForPerson, isWarned, &output, &errors)
    let unwritten = recording?.failure.map { CommandFailure(.unwritable, "\($0)") }
    let unrecorded = failure().map { CommandFailure(.badData, "\(app.name): \($0)") }
    let failures = [unwritten, unrecorded].compactMap { $0 }
    for failure in app.failures(isForPerson: isForPerson) + failures {
      errors.write("\(failure)\n")
      if status == .success { status = failure.status }
    }
    return status
  }

  private func open(
    _ opened: some HeadlessApp, isForPerson: Bool, _ isWarned: Bool,
    _ output: inout DescriptorStream, _ errors: inout DescriptorStream
  ) -> ExitStatus {
    guard isForPerson else { return serve(opened, &output, &errors) }
    let surroundings = Surroundings { getenv($0).map { String(cString: $0) } }
    let words = app.words(in: language)
    if isLinear || surroundings.prefersLines || isatty(output.descriptor) == 0 {
      PromptPort(opened, words: words.prompt).run(output, errors)
      return .success
    }
    if isWarned {
      errors.write("\(words.prompt.goOn)\n")
      _ = readLine()
    }
    dup2(output.descriptor, STDOUT_FILENO)
    let port = TerminalPort(
      opened, viewport: viewport, chrome: isASCII ? .ascii : .unicode,
      usesColor: usesColor && surroundings.allowsColor, words: words.terminal)
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
    _ opened: some HeadlessApp, _ output: inout DescriptorStream, _ errors: inout DescriptorStream
  ) -> ExitStatus {
    let stream = output
    var lines = LineReader(STDIN_FILENO) { stream.isOpen }
    let snapshots = snapshots(Viewport(ofTerminal: output.descriptor))
    var status = ExitStatus.success
    if isOutline {
      var server = AppServer(
        opened, tellingChangesIn: tellsChanges ? app.words(in: language).prompt : nil, waiting: wait
      ) { command, screen throws(FlowError) in try snapshots.check(screen, after: command) }
      let isPerformed = server.answer(&lines, &output)
      status = server.isRepeating ? .badData : isPerformed ? .success : .failure
    } else {
      status = driveApp(opened, snapshots, by: &lines, within: wait, &output, &errors)
    }
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
