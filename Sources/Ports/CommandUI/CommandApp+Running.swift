import CommandSyntax
import Descriptors
import FlowDriver

extension CommandApp {
  /// Runs the command on the standard streams, and returns its exit status.
  package func status(of arguments: [String]) -> ExitStatus {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var output = DescriptorStream(STDOUT_FILENO)
    var errors = DescriptorStream(STDERR_FILENO)
    var status = ExitStatus.success
    do {
      status = try perform(arguments, &output, &errors)
    } catch let failure as RecordingFile.Failure {
      errors.write("\(failure)\n")
      status = .unwritable
    } catch let failure as CommandFailure {
      errors.write("\(failure)\n")
      status = failure.status
    } catch {
      errors.write("\(name): \(error)\n")
      status = .usage
    }
    guard let problem = output.problem else { return status }
    errors.write("\(name): can't write to standard output: \(problem)\n")
    return .failure
  }

  /// - Throws: A `RecordingFile.Failure`, a ``CommandFailure``, or a `UsageError`.
  private func perform(
    _ arguments: [String], _ output: inout DescriptorStream, _ errors: inout DescriptorStream
  ) throws -> ExitStatus {
    switch try table.request(arguments, CommandOptions(self)) {
    case .print(let text):
      output.write(text)
      return .success
    case .perform(let verb, let operands, var options):
      var warnings = ""
      try options.app.open { warnings += $0 }
      errors.write(warnings)
      switch verb {
      case .open:
        return try options.openApp(&output, &errors, afterWarnings: warnings.isEmpty == false)
      case .run: return options.runFlows(operands, &output, &errors)
      case .explore:
        let isTerminal = isatty(STDERR_FILENO) == 1
        return options.explore(
          &output, &errors, isInteractive: isTerminal, progressInterval: isTerminal ? 0.2 : 3)
      }
    }
  }
}
