import Foundation

/// Where the built command is: beside the test bundle.
let commandPath: String = {
  let bundle = Bundle.allBundles.map { $0.bundleURL }.first { $0.pathExtension == "xctest" }
  let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
  return tests.deletingLastPathComponent().appendingPathComponent("juicemaker").path
}()
