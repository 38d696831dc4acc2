import Descriptors
import JuiceFiles
import JuiceModel

/// Runs the command on the standard streams.
///
/// - Parameter arguments: The arguments without the name of the command.
/// - Returns: The exit status.
func runCommand(_ arguments: [String]) -> ExitStatus {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  var output = DescriptorStream(STDOUT_FILENO)
  var errors = DescriptorStream(STDERR_FILENO)
  let status: ExitStatus
  do {
    var arguments = try Arguments(parsing: arguments)
    if let failure = try openFiles(&arguments, &errors) {
      errors.write("\(failure)\n")
      return ExitStatus(failure)
    }
    status = perform(arguments, &output, &errors)
  } catch {
    errors.write("\(error)\n")
    return .usage
  }
  guard let problem = output.problem else { return status }
  errors.write(
    "juicemaker: standard output can't be written (\(problem)); send it elsewhere\n")
  return .failure
}

/// Opens the menu and the stock file that the arguments name.
///
/// - Parameters:
///   - arguments: The arguments, whose options are set.
///   - errors: The stream for what people should know about the files.
/// - Returns: The error of the file that can't be opened, or `nil` if both can.
/// - Throws: A ``UsageError`` if the stock doesn't fit the menu.
private func openFiles(
  _ arguments: inout Arguments, _ errors: inout DescriptorStream
) throws(UsageError) -> FileError? {
  do throws(FileError) {
    if let path = arguments.menuFile {
      let file = try MenuFile(path)
      arguments.options.menu = file.menu
      for warning in file.warnings { errors.write("warning: \(warning)\n") }
    }
    if let path = arguments.stockFile {
      let file = try StockFile(path, menu: arguments.options.menu)
      arguments.options.stockFile = file
      if let difference = file.menuDifference { errors.write("\(difference)\n") }
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
      FlowSources(files), options, options.snapshots(), &output, &errors,
      showsProgress: isatty(STDERR_FILENO) == 1)
  case .explore:
    return explore(options, &output, &errors, showsProgress: isatty(STDERR_FILENO) == 1)
  case .kiosk:
    return openKiosk(options, &output, &errors)
  }
}
