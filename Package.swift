// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "JuiceMaker",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "JuiceModel", targets: ["JuiceModel"]),
    .library(name: "JuiceViewModels", targets: ["JuiceViewModels"]),
    .library(name: "JuiceScreens", targets: ["JuiceScreens"]),
    .library(name: "JuiceFiles", targets: ["JuiceFiles"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "TextRenderer", targets: ["TextRenderer"]),
    .library(name: "FlowDriver", targets: ["FlowDriver"]),
    .library(name: "ProcessPort", targets: ["ProcessPort"]),
    .library(name: "TerminalPort", targets: ["TerminalPort"]),
    .library(name: "TextSnapshots", targets: ["TextSnapshots"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .executable(name: "juicemaker", targets: ["juicemaker"]),
    .executable(name: "text-snapshots", targets: ["text-snapshots"]),
  ],
  targets: [
    .target(name: "JuiceModel"),
    .target(name: "JuiceViewModels", dependencies: ["JuiceModel"]),
    .target(name: "HeadlessUI"),
    .target(name: "JuiceScreens", dependencies: ["JuiceModel", "JuiceViewModels", "HeadlessUI"]),
    .target(name: "TextRenderer", dependencies: ["HeadlessUI"]),
    .target(name: "FlowDriver", dependencies: ["HeadlessUI", "TextRenderer"]),
    .target(name: "JuiceFiles", dependencies: ["JuiceModel", "TextRenderer"]),
    .target(name: "ProcessPort", dependencies: ["FlowDriver", "HeadlessUI", "TextRenderer"]),
    .target(name: "TerminalPort", dependencies: ["HeadlessUI", "TextRenderer"]),
    .target(name: "TextSnapshots"),
    .target(
      name: "FlowTesting",
      dependencies: ["FlowDriver", "HeadlessUI", "TextRenderer", "TextSnapshots"]
    ),
    .executableTarget(
      name: "juicemaker",
      dependencies: [
        "FlowDriver", "HeadlessUI", "JuiceFiles", "JuiceModel", "JuiceScreens", "JuiceViewModels",
        "TerminalPort", "TextRenderer",
      ]
    ),
    .executableTarget(name: "text-snapshots", dependencies: ["TextSnapshots"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "FlowDriver", "HeadlessUI", "JuiceModel", "JuiceScreens", "JuiceViewModels", "TerminalPort",
        "TextRenderer", "TextSnapshots", "juicemaker",
      ]
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "JuiceModel", "JuiceScreens", "TextRenderer"]
    ),
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .target(name: "TestFiles", path: "Tests/TestFiles"),
    .testTarget(name: "ConventionTests"),
    .testTarget(name: "JuiceModelTests", dependencies: ["JuiceModel", "SeededRandom"]),
    .testTarget(
      name: "JuiceViewModelsTests", dependencies: ["JuiceModel", "JuiceViewModels", "SeededRandom"]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI", "SeededRandom"]),
    .testTarget(
      name: "JuiceScreensTests",
      dependencies: [
        "JuiceModel", "JuiceViewModels", "JuiceScreens", "HeadlessUI", "TextRenderer",
        "TextSnapshots", "SeededRandom",
      ]
    ),
    .testTarget(
      name: "TextRendererTests",
      dependencies: ["FlowDriver", "HeadlessUI", "TextRenderer", "TextSnapshots", "SeededRandom"],
      exclude: ["Unicode"]
    ),
    .testTarget(
      name: "JuiceFilesTests",
      dependencies: [
        "HeadlessUI", "JuiceFiles", "JuiceModel", "JuiceScreens", "JuiceViewModels", "SeededRandom",
        "TestFiles", "TextRenderer",
      ],
      exclude: ["Menus"]
    ),
    .testTarget(
      name: "FlowDriverTests",
      dependencies: ["FlowDriver", "HeadlessUI", "TextRenderer", "SeededRandom"]),
    .testTarget(
      name: "ProcessPortTests", dependencies: ["FlowDriver", "HeadlessUI", "ProcessPort"]),
    .testTarget(
      name: "TerminalPortTests",
      dependencies: [
        "juicemaker", "FlowDriver", "HeadlessUI", "JuiceModel", "JuiceScreens", "SeededRandom",
        "TerminalPort", "TextRenderer",
      ]
    ),
    .testTarget(
      name: "TextSnapshotsTests", dependencies: ["TextRenderer", "TextSnapshots", "SeededRandom"]),
    .testTarget(
      name: "FlowTestingTests",
      dependencies: ["FlowDriver", "FlowTesting", "HeadlessUI", "TextSnapshots"],
      exclude: ["Flows"]
    ),
    .testTarget(
      name: "text-snapshotsTests",
      dependencies: ["text-snapshots", "TextSnapshots"]
    ),
    .testTarget(
      name: "juicemakerTests",
      dependencies: [
        "juicemaker", "FlowDriver", "FlowTesting", "HeadlessUI", "JuiceModel", "JuiceScreens",
        "JuiceViewModels", "ProcessPort", "SeededRandom", "TestFiles", "TextRenderer",
      ],
      exclude: ["Flows"]
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["FlowDriver", "HeadlessUI", "JuiceScreens", "TextRenderer", "TextSnapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
  ]
}
