import FlowDriver
import JuiceFiles
import JuiceModel
import JuiceScreens
import TerminalPort
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
  signal(SIGXFSZ, SIG_IGN)
  var output = DescriptorStream(STDOUT_FILENO)
  var errors = DescriptorStream(STDERR_FILENO)
  let status: ExitStatus
  do {
    var arguments = try Arguments(parsing: arguments)
    if let failure = try openFiles(&arguments) {
      errors.write("\(failure)\n")
      return ExitStatus(failure)
    }
    status = perform(arguments, &output, &errors)
    if let failure = arguments.options.stockFile?.failure { errors.write("\(failure)\n") }
  } catch {
    errors.write("\(error)\n")
    return .usage
  }
  guard let problem = output.problem else { return status }
  errors.write(
    "juicemaker: cannot write to standard output (\(problem)); send it where it can be written\n")
  return .failure
}

/// Opens the files of the menu and of the stock that arguments name, and gives what is wrong with
/// one of them, or nothing.
private func openFiles(_ arguments: inout Arguments) throws(UsageError) -> FileError? {
  do throws(FileError) {
    if let file = arguments.menuFile { arguments.options.menu = try Menu(file: file) }
    if let file = arguments.stockFile {
      arguments.options.stockFile = try StockFile(file, menu: arguments.options.menu)
    }
  } catch {
    return error
  }
  try arguments.setStock()
  return nil
}

private func perform(
  _ arguments: Arguments,
  _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  var options = arguments.options
  if case .kiosk = arguments.mode, isTerminal, isDumb { options.isLinear = true }
  let viewport =
    options.viewport ?? Viewport(ofTerminal: STDOUT_FILENO) ?? Viewport(columns: 60, rows: 20)
  let renderer = TextRenderer(viewport: viewport, style: options.style)
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
    guard isTerminal, options.isLinear == false, options.isOutline == false else {
      return openKiosk(options, renderer, &output, &errors)
    }
    return fillScreen(options, &errors)
  }
}

/// Whether keys come from a terminal and screens go to one.
private var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

/// Whether the terminal knows no more than lines.
private var isDumb: Bool { getenv("TERM").map { String(cString: $0) } == "dumb" }

private func fillScreen(_ options: Options, _ errors: inout DescriptorStream) -> ExitStatus {
  let chrome = options.isASCII ? Chrome.ascii : .unicode
  do {
    try TerminalPort(options.kiosk(), viewport: options.viewport, chrome: chrome).run()
    return .success
  } catch {
    errors.write("juicemaker: \(error)\n")
    return .failure
  }
}

private func openKiosk(
  _ options: Options,
  _ renderer: TextRenderer,
  _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  let stream = output
  var lines = LineReader(STDIN_FILENO) { stream.isOpen }
  guard options.isOutline == false, isatty(STDIN_FILENO) == 1 else {
    let status =
      options.isOutline
      ? answer(options.kiosk(), renderer, &lines, &output)
      : drive(options.kiosk(), renderer, &lines, &output, &errors)
    guard status == .success, let problem = lines.problem else { return status }
    errors.write(
      "juicemaker: cannot read standard input (\(problem)); give it flow commands or nothing\n")
    return .badData
  }
  var renderer = renderer
  if options.viewport == nil {
    let size = renderer.viewport
    renderer.viewport = Viewport(columns: size.columns, rows: size.rows - promptRows)
  }
  return prompt(options.kiosk(), renderer, &lines, &output, &errors)
}
