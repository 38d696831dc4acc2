// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Threads",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "ExecutorHooks"),
    .target(name: "RuntimeSymbols", dependencies: ["ExecutorHooks"]),
    .target(name: "SteppedTasks", dependencies: ["ExecutorHooks"]),
    .target(
      name: "SteppedTesting", dependencies: ["ExecutorHooks", "RuntimeSymbols", "SteppedTasks"]),
    .testTarget(name: "SteppedTasksTests", dependencies: ["SteppedTasks"]),
    .testTarget(name: "SteppedTestingTests", dependencies: ["SteppedTasks", "SteppedTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
