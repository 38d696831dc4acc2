import Foundation

let environment = ProcessInfo.processInfo.environment
let isColored =
  isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
  && (environment["TERM"] == "dumb") == false
let command = SnapshotCommand(
  environment: environment, folder: FileManager.default.currentDirectoryPath, isColored: isColored)
exit(command.run(Array(ProcessInfo.processInfo.arguments.dropFirst())))
