import Descriptors

exit(await runCommand(Array(CommandLine.arguments.dropFirst())).rawValue)
