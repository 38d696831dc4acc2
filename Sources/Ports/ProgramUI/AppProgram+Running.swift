import DescriptorIO
package import ProgramArguments

extension AppProgram {
  /// Runs the program on the standard streams, and returns its exit status.
  ///
  /// Only the program itself writes to standard output, so that another one can read it.
  package func status(of arguments: [String]) -> ExitStatus {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var output = DescriptorStream(takeStandardOutput())
    var errors = DescriptorStream.standardError
    var status = ExitStatus.success
    do throws(ProgramFailure) {
      switch try table.request(arguments, ProgramOptions(self)) {
      case .print(let text): output.write(text)
      case .perform(let verb, let operands, var options):
        options.app = try open(options)
        errors.write(options.app.warnings)
        switch verb {
        case .open: status = try options.openApp(options.app.live(options.language), output, errors)
        case .run: status = options.runFlows(operands, &output, &errors)
        case .explore: status = options.app.explore(options) { output.write($0) }
        }
      }
    } catch {
      errors.write(error.status == .usage ? "\(name): \(error)\n" : "\(error)\n")
      status = error.status
    }
    guard let problem = output.problem else { return status }
    errors.write("\(name): can't write to standard output: \(problem)\n")
    return .failure
  }
}
