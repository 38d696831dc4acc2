import FlowDriver
import JuiceFiles
import JuiceModel
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
  signal(SIGXFSZ, SIG_IGN)
  var output = DescriptorStream(STDOUT_FILENO)
  var errors = DescriptorStream(STDERR_FILENO)
  let status: ExitStatus
  do {
    var arguments = try Arguments(parsing: arguments)
    if let failure = try openMenu(&arguments, &errors) { return failure }
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

/// Opens the menu of a file, where one is named, and gives the status where that fails.
private func openMenu(
  _ arguments: inout Arguments,
  _ errors: inout DescriptorStream
) throws(UsageError) -> ExitStatus? {
  guard let file = arguments.menuFile else { return nil }
  let menu: Menu
  do {
    menu = try Menu(file: file)
  } catch {
    errors.write("\(error)\n")
    return ExitStatus(error)
  }
  try arguments.open(menu)
  return nil
}

private func perform(
  _ arguments: Arguments,
  _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  let options = arguments.options
  let viewport = options.viewport ?? terminalViewport() ?? Viewport(columns: 60, rows: 20)
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
    return openKiosk(options, renderer, &output, &errors)
  }
}

private func openKiosk(
  _ options: Options,
  _ renderer: TextRenderer,
  _ output: inout DescriptorStream,
  _ errors: inout DescriptorStream
) -> ExitStatus {
  let file: StockFile?
  do {
    file = try options.stockFile.map { path throws(FileError) in
      try StockFile(path, menu: options.menu)
    }
  } catch {
    errors.write("\(error)\n")
    return ExitStatus(error)
  }
  defer { if let failure = file?.failure { errors.write("\(failure)\n") } }
  let kiosk = file.map { options.kiosk($0) } ?? options.kiosk()
  let stream = output
  var lines = LineReader(STDIN_FILENO) { stream.isOpen }
  guard isatty(STDIN_FILENO) == 1 else {
    let status = drive(kiosk, renderer, &lines, &output, &errors)
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
  return prompt(kiosk, renderer, &lines, &output, &errors)
}
