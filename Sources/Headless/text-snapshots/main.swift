import Foundation
import SnapshotFiles

let environment = ProcessInfo.processInfo.environment
var review = Review(environment: environment, isTerminal: isatty(0) == 1 && isatty(1) == 1)
let status = review.run(
  Array(CommandLine.arguments.dropFirst()), in: FileManager.default.currentDirectoryPath)
FileHandle.standardError.write(Data(review.errors.utf8))
exit(status.rawValue)
