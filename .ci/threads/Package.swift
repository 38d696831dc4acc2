// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Threads",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "ExecutorHooks"),
    .target(name: "RuntimeSymbols", dependencies: ["ExecutorHooks"]),
    .target(name: "JobOrders"),
    .target(name: "SteppedTasks", dependencies: ["ExecutorHooks", "JobOrders"]),
    .target(
      name: "SteppedTesting",
      dependencies: ["ExecutorHooks", "JobOrders", "RuntimeSymbols", "SteppedTasks"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", sources: ["PriorityTrait.swift"]),
    .testTarget(
      name: "SteppedTestingTests",
      dependencies: ["JobOrders", "SteppedTasks", "SteppedTesting", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
