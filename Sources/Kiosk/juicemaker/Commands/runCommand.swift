import CommandSyntax
import Descriptors
import FlowDriver
import JuiceFiles

/// The exit status of the command.
enum ExitStatus: Int32 {
  case success = 0
  /// A flow or a law failed, or the output couldn't be written.
  case failure = 1
  /// No law is violated, but not everything was explored.
  case undecided = 2
  case usage = 64
  /// A file can't be read or isn't valid.
  case badData = 65
  /// A file can't be written.
  case unwritable = 73
  /// Another process uses a file.
  case inUse = 75

  init(_ error: FileError) {
    switch error.kind {
    case .badData: self = .badData
    case .unwritable: self = .unwritable
    case .inUse: self = .inUse
    }
  }

  init(_ error: FlowError) { self = error.isBadData ? .badData : .failure }
}

/// Runs the command on the standard streams, with arguments after its name.
func runCommand(_ arguments: [String]) async -> ExitStatus {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  var output = DescriptorStream(STDOUT_FILENO)
  var errors = DescriptorStream(STDERR_FILENO)
  var status = ExitStatus.success
  do {
    status = try await perform(arguments, &output, &errors)
  } catch let error as FileError {
    errors.write("\(error)\n")
    status = ExitStatus(error)
  } catch {
    errors.write("juicemaker: \(error)\n")
    status = .usage
  }
  guard let problem = output.problem else { return status }
  errors.write("juicemaker: can't write to standard output: \(problem)\n")
  return .failure
}

/// - Throws: A ``FileError``, or a ``UsageError``.
private func perform(
  _ arguments: [String], _ output: inout DescriptorStream, _ errors: inout DescriptorStream
) async throws -> ExitStatus {
  switch try Options.table.request(arguments, Options()) {
  case .print(let text):
    output.write(text)
    return .success
  case .perform(let verb, let operands, var options):
    try options.openFiles { errors.write($0) }
    switch verb {
    case .kiosk: return try openKiosk(options, &output, &errors)
    case .run: return runFlows(operands, options, &output, &errors)
    case .explore:
      let isTerminal = isatty(STDERR_FILENO) == 1
      return await explore(
        options, &output, &errors, isInteractive: isTerminal, progressInterval: isTerminal ? 0.2 : 3
      )
    }
  }
}
