import Descriptors

exit(runCommand(Array(CommandLine.arguments.dropFirst())).rawValue)
