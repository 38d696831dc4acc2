import Foundation
import SnapshotFiles

let environment = ProcessInfo.processInfo.environment
var command = Command(environment: environment, isTerminal: isatty(0) == 1 && isatty(1) == 1)
let status = command.run(
  Array(CommandLine.arguments.dropFirst()), in: FileManager.default.currentDirectoryPath)
FileHandle.standardError.write(Data(command.errors.utf8))
exit(status.rawValue)
