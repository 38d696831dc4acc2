// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "JuiceMaker",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "JuiceModel", targets: ["JuiceModel"]),
    .library(name: "JuiceViewModels", targets: ["JuiceViewModels"]),
    .library(name: "JuiceScreens", targets: ["JuiceScreens"]),
    .library(name: "JuiceDocuments", targets: ["JuiceDocuments"]),
    .library(name: "JuiceFiles", targets: ["JuiceFiles"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "TextRenderer", targets: ["TextRenderer"]),
    .library(name: "FlowDriver", targets: ["FlowDriver"]),
    .library(name: "FlowExplorer", targets: ["FlowExplorer"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "TextSnapshots", targets: ["TextSnapshots"]),
    .library(name: "TerminalPort", targets: ["TerminalPort"]),
    .library(name: "BrowserPort", targets: ["BrowserPort"]),
    .library(name: "ProcessPort", targets: ["ProcessPort"]),
    .library(name: "PlainText", targets: ["PlainText"]),
    .executable(name: "juicemaker", targets: ["juicemaker"]),
    .executable(name: "text-snapshots", targets: ["text-snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)

let kiosk: [Target] = [
  .target(name: "JuiceModel", dependencies: ["PlainText"], path: "Sources/Kiosk/JuiceModel"),
  .target(
    name: "JuiceViewModels", dependencies: ["JuiceModel"], path: "Sources/Kiosk/JuiceViewModels"),
  .target(
    name: "JuiceScreens",
    dependencies: ["JuiceModel", "JuiceViewModels", "HeadlessUI"],
    path: "Sources/Kiosk/JuiceScreens"
  ),
  .target(
    name: "JuiceDocuments",
    dependencies: ["JuiceModel", "PlainText"],
    path: "Sources/Kiosk/JuiceDocuments"
  ),
  .target(
    name: "JuiceFiles",
    dependencies: ["JuiceDocuments", "JuiceModel", "SystemCalls"],
    path: "Sources/Kiosk/JuiceFiles"
  ),
  .executableTarget(
    name: "juicemaker",
    dependencies: [
      "FlowDriver", "FlowExplorer", "HeadlessUI", "JuiceFiles", "JuiceModel", "JuiceScreens",
      "JuiceViewModels", "PlainText", "SystemCalls", "TerminalPort", "TextRenderer",
    ],
    path: "Sources/Kiosk/juicemaker"
  ),
  .executableTarget(
    name: "juicemaker-page",
    dependencies: [
      "BrowserPort", "BrowserRuntime", "HeadlessUI", "JuiceDocuments", "JuiceModel", "JuiceScreens",
      "JuiceViewModels",
    ],
    path: "Sources/Kiosk/juicemaker-page",
    exclude: ["Plugin"]
  ),
  .plugin(
    name: "PagePlugin",
    capability: .command(
      intent: .custom(
        verb: "page", description: "Writes a page that holds the kiosk, for any browser.")),
    dependencies: ["juicemaker-page"],
    path: "Sources/Kiosk/juicemaker-page/Plugin"
  ),
  .testTarget(
    name: "JuiceModelTests",
    dependencies: ["JuiceModel", "SeededRandom", "TestSizes"],
    path: "Tests/Kiosk/JuiceModelTests"
  ),
  .testTarget(
    name: "JuiceViewModelsTests",
    dependencies: ["JuiceModel", "JuiceViewModels", "SeededRandom", "TestSizes"],
    path: "Tests/Kiosk/JuiceViewModelsTests"
  ),
  .testTarget(
    name: "JuiceScreensTests",
    dependencies: [
      "JuiceModel", "JuiceViewModels", "JuiceScreens", "HeadlessUI", "PlainText", "TextRenderer",
      "TextSnapshots", "SeededRandom", "TestSizes",
    ],
    path: "Tests/Kiosk/JuiceScreensTests"
  ),
  .testTarget(
    name: "JuiceDocumentsTests",
    dependencies: [
      "HeadlessUI", "JuiceDocuments", "JuiceModel", "JuiceScreens", "JuiceViewModels", "PlainText",
      "SeededRandom", "TestFiles", "TestSizes", "TextRenderer",
    ],
    path: "Tests/Kiosk/JuiceDocumentsTests",
    exclude: ["Menus"]
  ),
  .testTarget(
    name: "JuiceFilesTests",
    dependencies: [
      "JuiceFiles", "JuiceModel", "PlainText", "SeededRandom", "SystemCalls", "TestFiles",
      "TestSizes",
    ],
    path: "Tests/Kiosk/JuiceFilesTests"
  ),
  .testTarget(
    name: "juicemakerTests",
    dependencies: [
      "juicemaker", "FlowDriver", "FlowExplorer", "FlowTesting", "HeadlessUI", "JuiceFiles",
      "JuiceModel", "JuiceScreens", "JuiceViewModels", "ProcessPort", "SeededRandom", "TestFiles",
      "TestSizes", "TextRenderer",
    ],
    path: "Tests/Kiosk/juicemakerTests",
    exclude: ["Faults/faults.txt", "Flows", "Menus"]
  ),
  .testTarget(
    name: "juicemaker-pageTests",
    dependencies: [
      "juicemaker-page", "BrowserPort", "Chromium", "FlowDriver", "FlowTesting", "HeadlessUI",
      "JuiceDocuments", "JuiceModel", "JuiceScreens", "JuiceViewModels", "PageReading",
      "ProcessPort", "SeededScreens", "TestFiles", "TestSizes",
    ],
    path: "Tests/Kiosk/juicemaker-pageTests"
  ),
]

let headless: [Target] = [
  .target(name: "HeadlessUI", dependencies: ["PlainText"], path: "Sources/Headless/HeadlessUI"),
  .target(
    name: "TextRenderer",
    dependencies: ["HeadlessUI", "PlainText"],
    path: "Sources/Headless/TextRenderer"
  ),
  .target(
    name: "FlowDriver",
    dependencies: ["HeadlessUI", "PlainText", "SystemCalls", "TextRenderer"],
    path: "Sources/Headless/FlowDriver"
  ),
  .target(
    name: "FlowExplorer",
    dependencies: ["FlowDriver", "HeadlessUI", "PlainText"],
    path: "Sources/Headless/FlowExplorer"
  ),
  .target(
    name: "FlowTesting",
    dependencies: ["FlowDriver", "HeadlessUI", "TextRenderer", "TextSnapshots"],
    path: "Sources/Headless/FlowTesting"
  ),
  .target(
    name: "SnapshotFiles",
    dependencies: ["PlainText", "SystemCalls"],
    path: "Sources/Headless/SnapshotFiles"
  ),
  .target(
    name: "TextSnapshots",
    dependencies: ["HeadlessUI", "PlainText", "SnapshotFiles", "TextRenderer"],
    path: "Sources/Headless/TextSnapshots"
  ),
  .executableTarget(
    name: "text-snapshots",
    dependencies: ["PlainText", "SnapshotFiles", "SystemCalls"],
    path: "Sources/Headless/text-snapshots"
  ),
  .testTarget(
    name: "HeadlessUITests",
    dependencies: ["HeadlessUI", "SeededRandom", "SeededScreens"],
    path: "Tests/Headless/HeadlessUITests"
  ),
  .testTarget(
    name: "TextRendererTests",
    dependencies: [
      "HeadlessUI", "PlainText", "TextRenderer", "TextSnapshots", "SeededRandom",
      "TestSizes",
    ],
    path: "Tests/Headless/TextRendererTests"
  ),
  .testTarget(
    name: "FlowDriverTests",
    dependencies: ["FlowDriver", "HeadlessUI", "TextRenderer", "SeededRandom", "TestSizes"],
    path: "Tests/Headless/FlowDriverTests"
  ),
  .testTarget(
    name: "FlowExplorerTests",
    dependencies: ["FlowDriver", "FlowExplorer", "HeadlessUI"],
    path: "Tests/Headless/FlowExplorerTests"
  ),
  .testTarget(
    name: "FlowTestingTests",
    dependencies: ["FlowDriver", "FlowTesting", "HeadlessUI", "TextRenderer", "TextSnapshots"],
    path: "Tests/Headless/FlowTestingTests",
    exclude: ["Flows"]
  ),
  .testTarget(
    name: "SnapshotFilesTests",
    dependencies: ["SnapshotFiles", "SeededRandom", "TestFiles", "TestSizes"],
    path: "Tests/Headless/SnapshotFilesTests"
  ),
  .testTarget(
    name: "TextSnapshotsTests",
    dependencies: ["HeadlessUI", "SnapshotFiles", "TestFiles", "TextRenderer", "TextSnapshots"],
    path: "Tests/Headless/TextSnapshotsTests"
  ),
  .testTarget(
    name: "text-snapshotsTests",
    dependencies: [
      "text-snapshots", "PlainText", "PseudoTerminals", "SnapshotFiles", "SystemCalls", "TestFiles",
    ],
    path: "Tests/Headless/text-snapshotsTests",
    exclude: ["Toolchain"]
  ),
]

let ports: [Target] = [
  .target(name: "BrowserRuntime", path: "Sources/Ports/BrowserRuntime"),
  .target(
    name: "TerminalPort",
    dependencies: ["HeadlessUI", "PlainText", "SystemCalls", "TextRenderer"],
    path: "Sources/Ports/TerminalPort"
  ),
  .target(
    name: "BrowserPort",
    dependencies: ["HeadlessUI"],
    path: "Sources/Ports/BrowserPort",
    exclude: ["Page"]
  ),
  .target(
    name: "ProcessPort",
    dependencies: ["HeadlessUI", "PlainText", "SystemCalls"],
    path: "Sources/Ports/ProcessPort"
  ),
  .executableTarget(
    name: "TerminalApps",
    dependencies: ["HeadlessUI", "SystemCalls", "TerminalPort"],
    path: "Tests/Ports/TerminalApps"
  ),
  .testTarget(
    name: "TerminalPortTests",
    dependencies: [
      "juicemaker", "TerminalApps", "FlowDriver", "FlowTesting", "HeadlessUI", "JuiceModel",
      "JuiceScreens",
      "PlainText", "PseudoTerminals", "SeededRandom", "SystemCalls", "TerminalPort", "TestFiles",
      "TestSizes", "TextRenderer", "TextSnapshots",
    ],
    path: "Tests/Ports/TerminalPortTests"
  ),
  .testTarget(
    name: "BrowserPortTests",
    dependencies: [
      "BrowserPort", "FlowDriver", "FlowTesting", "HeadlessUI", "JuiceScreens", "JuiceViewModels",
      "PageReading", "SeededScreens", "TestFiles", "TestSizes", "TextSnapshots",
    ],
    path: "Tests/Ports/BrowserPortTests"
  ),
  .testTarget(
    name: "ProcessPortTests",
    dependencies: ["FlowDriver", "HeadlessUI", "ProcessPort"],
    path: "Tests/Ports/ProcessPortTests"
  ),
]

let support: [Target] = [
  .target(name: "PlainText", path: "Sources/Support/PlainText"),
  .target(name: "SystemCalls", path: "Sources/Support/SystemCalls"),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "FlowDriver", "FlowExplorer", "HeadlessUI", "JuiceModel", "JuiceScreens", "JuiceViewModels",
      "PlainText", "SnapshotFiles", "SystemCalls", "TerminalPort", "TextRenderer", "TextSnapshots",
      "juicemaker",
    ],
    path: "Sources/Support/Benchmarks"
  ),
  .target(
    name: "PageReading", dependencies: ["HeadlessUI"], path: "Tests/Support/PageReading"),
  .target(name: "SeededRandom", path: "Tests/Support/SeededRandom"),
  .target(
    name: "SeededScreens",
    dependencies: ["HeadlessUI", "SeededRandom"],
    path: "Tests/Support/SeededScreens"
  ),
  .target(name: "Chromium", dependencies: ["SystemCalls"], path: "Tests/Support/Chromium"),
  .target(
    name: "PseudoTerminals", dependencies: ["SystemCalls"], path: "Tests/Support/PseudoTerminals"),
  .target(name: "TestFiles", path: "Tests/Support/TestFiles"),
  .target(name: "TestSizes", path: "Tests/Support/TestSizes"),
  .testTarget(
    name: "PlainTextTests",
    dependencies: ["PlainText", "SeededRandom", "TestSizes"],
    path: "Tests/Support/PlainTextTests",
    exclude: ["Unicode"]
  ),
  .testTarget(
    name: "SystemCallsTests",
    dependencies: ["SeededRandom", "SystemCalls", "TestFiles", "TestSizes"],
    path: "Tests/Support/SystemCallsTests"
  ),
  .testTarget(
    name: "ChromiumTests",
    dependencies: ["Chromium", "TestFiles"],
    path: "Tests/Support/ChromiumTests"
  ),
  .testTarget(
    name: "BenchmarksTests",
    dependencies: ["Benchmarks", "JuiceModel", "JuiceScreens", "TextRenderer"],
    path: "Tests/Support/BenchmarksTests"
  ),
  .testTarget(
    name: "ConventionTests",
    dependencies: ["TestFiles"],
    path: "Tests/Support/ConventionTests"
  ),
  .testTarget(
    name: "ReadmeTests",
    dependencies: [
      "FlowDriver", "HeadlessUI", "JuiceFiles", "JuiceModel", "JuiceScreens", "TestFiles",
      "TextRenderer", "TextSnapshots",
    ],
    path: "Tests/Support/ReadmeTests"
  ),
]

package.targets = kiosk + headless + ports + support

for target in package.targets where (target.type == .plugin) == false {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
