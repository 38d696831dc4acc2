#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(runCommand(Array(CommandLine.arguments.dropFirst())).rawValue)
