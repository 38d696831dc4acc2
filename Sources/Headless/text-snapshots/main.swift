import Foundation

let environment = ProcessInfo.processInfo.environment
let isColored =
  isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
  && (environment["TERM"] == "dumb") == false
let program = SnapshotProgram(
  environment: environment, folder: FileManager.default.currentDirectoryPath, isColored: isColored)
exit(program.run(Array(ProcessInfo.processInfo.arguments.dropFirst())))
