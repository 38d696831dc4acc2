import Foundation
import SnapshotFiles

let environment = ProcessInfo.processInfo.environment
let arguments = Array(CommandLine.arguments.dropFirst())
let folder = FileManager.default.currentDirectoryPath

if let parsed = try? Arguments(parsing: arguments), parsed.verb == .test {
  switch TestCommand(environment: environment).exit(parsed, in: folder) {
  case .status(let status): exit(status)
  case .signal(let number):
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
var command = Command(environment: environment, isTerminal: isatty(0) == 1 && isatty(1) == 1)
let status = command.run(arguments, in: folder)
FileHandle.standardError.write(Data(command.errors.utf8))
exit(status.rawValue)
