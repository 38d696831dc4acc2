import SystemCalls

exit(runCommand(Array(CommandLine.arguments.dropFirst())).rawValue)
