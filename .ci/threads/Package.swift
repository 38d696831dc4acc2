// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Threads",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "ExecutorHooks"),
    .target(name: "SteppedTasks", dependencies: ["ExecutorHooks"]),
    .testTarget(name: "SteppedTasksTests", dependencies: ["SteppedTasks"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
