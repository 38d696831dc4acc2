import Foundation

/// How the tests of a process were chosen.
struct TestRun {
  static let ofProcess = TestRun(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// Whether nothing says that tests are left out: a filter, a skip, or a tool that chooses itself.
  let isFull: Bool

  init(arguments: [String], environment: [String: String]) {
    let names = arguments.map { $0.prefix { ($0 == "=") == false } }
    let isSwiftTest = names.contains("--testing-library")
    let isChosen = ["--filter", "--skip", "-s", "--specifier"].contains(where: names.contains)
    let isXcode = environment.keys.contains { $0.hasPrefix("XCTest") }
    isFull = isSwiftTest && isChosen == false && isXcode == false
  }
}
