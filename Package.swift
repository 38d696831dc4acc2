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
    .library(name: "AlertIntents", targets: ["AlertIntents"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "TextRendering", targets: ["TextRendering"]),
    .library(name: "FlowDriver", targets: ["FlowDriver"]),
    .library(name: "FlowExplorer", targets: ["FlowExplorer"]),
    .library(name: "SteppedTasks", targets: ["SteppedTasks"]),
    .library(name: "SteppedTesting", targets: ["SteppedTesting"]),
    .library(name: "ExistingApps", targets: ["ExistingApps"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "HeadlessTesting", targets: ["HeadlessTesting"]),
    .library(name: "TextSnapshots", targets: ["TextSnapshots"]),
    .library(name: "TerminalScreens", targets: ["TerminalScreens"]),
    .library(name: "PromptUI", targets: ["PromptUI"]),
    .library(name: "BrowserScreens", targets: ["BrowserScreens"]),
    .library(name: "PageUI", targets: ["PageUI"]),
    .plugin(name: "PagePlugin", targets: ["PagePlugin"]),
    .library(name: "RemoteUI", targets: ["RemoteUI"]),
    .library(name: "CommandUI", targets: ["CommandUI"]),
    .library(name: "ExplorerUI", targets: ["ExplorerUI"]),
    .library(name: "CellText", targets: ["CellText"]),
    .library(name: "JSONReading", targets: ["JSONReading"]),
    .library(name: "ObservedValues", targets: ["ObservedValues"]),
    .executable(name: "juicemaker", targets: ["juicemaker"]),
    .executable(name: "juicemaker-explorer", targets: ["juicemaker-explorer"]),
    .executable(name: "text-snapshots", targets: ["text-snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)

let kiosk: [Target] = [
  .target(
    name: "JuiceModel", dependencies: ["ObservedValues", "CellText"],
    path: "Sources/Kiosk/JuiceModel"),
  .target(
    name: "JuiceViewModels",
    dependencies: ["AlertIntents", "JuiceModel", "ObservedValues", "CellText"],
    path: "Sources/Kiosk/JuiceViewModels"
  ),
  .target(
    name: "JuiceScreens",
    dependencies: ["HeadlessUI", "JuiceModel", "JuiceViewModels"],
    path: "Sources/Kiosk/JuiceScreens"
  ),
  .target(
    name: "JuiceDocuments",
    dependencies: ["JSONReading", "JuiceModel", "CellText"],
    path: "Sources/Kiosk/JuiceDocuments"
  ),
  .target(
    name: "JuiceFiles",
    dependencies: ["DescriptorIO", "JuiceDocuments", "JuiceModel"],
    path: "Sources/Kiosk/JuiceFiles"
  ),
  .target(
    name: "JuiceWorld",
    dependencies: ["CellText", "HeadlessUI", "JuiceModel", "JuiceScreens", "JuiceViewModels"],
    path: "Sources/Kiosk/JuiceWorld"
  ),
  .target(
    name: "JuiceCommand",
    dependencies: [
      "CellText", "CommandSyntax", "CommandUI", "JuiceFiles", "JuiceModel", "JuiceScreens",
      "JuiceViewModels", "JuiceWorld",
    ],
    path: "Sources/Kiosk/JuiceCommand"
  ),
  .executableTarget(
    name: "juicemaker",
    dependencies: ["CommandUI", "JuiceCommand"],
    path: "Sources/Kiosk/juicemaker"
  ),
  .target(
    name: "JuiceExploration",
    dependencies: [
      "FlowDriver", "FlowExplorer", "HeadlessUI", "JuiceModel", "JuiceScreens", "JuiceViewModels",
      "JuiceWorld", "CellText",
    ],
    path: "Sources/Kiosk/JuiceExploration"
  ),
  .executableTarget(
    name: "juicemaker-explorer",
    dependencies: [
      "CommandSyntax", "CommandUI", "ExplorerUI", "FlowExplorer", "JuiceCommand",
      "JuiceExploration", "JuiceModel", "JuiceViewModels", "JuiceWorld",
    ],
    path: "Sources/Kiosk/juicemaker-explorer"
  ),
  .executableTarget(
    name: "juicemaker-page",
    dependencies: [
      "BrowserScreens", "HeadlessUI", "JuiceDocuments", "JuiceModel", "JuiceScreens",
      "JuiceViewModels",
      "PageUI",
    ],
    path: "Sources/Kiosk/juicemaker-page",
    exclude: ["page.en.html", "page.js", "page.ko.html"]
  ),
  .testTarget(
    name: "JuiceModelTests",
    dependencies: ["JuiceModel", "TestSupport"],
    path: "Tests/Kiosk/JuiceModelTests"
  ),
  .testTarget(
    name: "JuiceViewModelsTests",
    dependencies: ["JuiceViewModels", "JuiceModel", "TestSupport"],
    path: "Tests/Kiosk/JuiceViewModelsTests"
  ),
  .testTarget(
    name: "JuiceScreensTests",
    dependencies: [
      "JuiceScreens", "HeadlessUI", "JuiceModel", "JuiceViewModels", "TextRendering",
      "TextSnapshots",
    ],
    path: "Tests/Kiosk/JuiceScreensTests"
  ),
  .testTarget(
    name: "JuiceDocumentsTests",
    dependencies: ["JSONReading", "JuiceDocuments", "JuiceModel", "TestSupport"],
    path: "Tests/Kiosk/JuiceDocumentsTests",
    exclude: ["Menus"]
  ),
  .testTarget(
    name: "JuiceFilesTests",
    dependencies: ["JuiceFiles", "DescriptorIO", "JuiceModel", "TestSupport"],
    path: "Tests/Kiosk/JuiceFilesTests"
  ),
  .testTarget(
    name: "JuiceWorldTests",
    dependencies: ["JuiceWorld", "HeadlessUI", "JuiceModel", "JuiceScreens", "JuiceViewModels"],
    path: "Tests/Kiosk/JuiceWorldTests"
  ),
  .testTarget(
    name: "JuiceCommandTests",
    dependencies: [
      "JuiceCommand", "CommandSyntax", "CommandUI", "JuiceFiles", "JuiceModel", "JuiceViewModels",
      "TestSupport", "TextRendering",
    ],
    path: "Tests/Kiosk/JuiceCommandTests"
  ),
  .testTarget(
    name: "juicemaker-explorerTests",
    dependencies: [
      "juicemaker-explorer", "CommandSyntax", "CommandUI", "JuiceCommand", "JuiceModel",
      "TestSupport",
    ],
    path: "Tests/Kiosk/juicemaker-explorerTests"
  ),
  .testTarget(
    name: "JuiceExplorationTests",
    dependencies: [
      "JuiceCommand", "JuiceExploration", "JuiceWorld", "juicemaker-explorer", "CommandSyntax",
      "CommandUI", "FlowDriver", "FlowExplorer",
      "HeadlessUI", "JuiceFiles", "JuiceModel", "JuiceScreens", "JuiceViewModels", "TestSupport",
    ],
    path: "Tests/Kiosk/JuiceExplorationTests"
  ),
  .testTarget(
    name: "juicemakerTests",
    dependencies: [
      "juicemaker", "CommandSyntax", "CommandUI", "DescriptorIO", "FlowDriver", "FlowTesting",
      "JuiceCommand",
      "HeadlessUI", "JuiceExploration", "JuiceFiles", "JuiceModel", "JuiceScreens",
      "JuiceViewModels", "PromptUI", "RemoteUI", "TerminalScreens", "Terminals", "TestSupport",
      "TextRendering", "TextSnapshots",
    ],
    path: "Tests/Kiosk/juicemakerTests",
    exclude: ["Flows", "Menus"]
  ),
  .testTarget(
    name: "juicemaker-pageTests",
    dependencies: [
      "juicemaker-page", "BrowserScreens", "Browsers", "FlowDriver", "FlowTesting", "HeadlessUI",
      "JuiceDocuments", "JuiceModel", "JuiceScreens", "JuiceViewModels", "PageUI", "TestSupport",
      "TextSnapshots", "cafe",
    ],
    path: "Tests/Kiosk/juicemaker-pageTests",
    exclude: ["Browser/probe.js"]
  ),
]

let headless: [Target] = [
  .target(name: "AlertIntents", path: "Sources/Headless/AlertIntents"),
  .target(
    name: "HeadlessUI", dependencies: ["AlertIntents", "CellText"],
    path: "Sources/Headless/HeadlessUI"),
  .target(
    name: "TextRendering",
    dependencies: ["HeadlessUI", "CellText"],
    path: "Sources/Headless/TextRendering"
  ),
  .target(
    name: "FlowDriver",
    dependencies: ["DescriptorIO", "HeadlessUI", "CellText", "SteppedTasks", "TextRendering"],
    path: "Sources/Headless/FlowDriver"
  ),
  .target(
    name: "FlowExplorer",
    dependencies: ["DescriptorIO", "FlowDriver", "HeadlessUI", "CellText", "SteppedTasks"],
    path: "Sources/Headless/FlowExplorer"
  ),
  .target(name: "ExecutorHooks", path: "Sources/Headless/ExecutorHooks"),
  .target(
    name: "SteppedTasks",
    dependencies: ["ExecutorHooks"],
    path: "Sources/Headless/SteppedTasks"
  ),
  .target(
    name: "RuntimeSymbols",
    dependencies: ["ExecutorHooks"],
    path: "Sources/Headless/RuntimeSymbols"
  ),
  .target(
    name: "SteppedTesting",
    dependencies: ["ExecutorHooks", "RuntimeSymbols", "SteppedTasks"],
    path: "Sources/Headless/SteppedTesting"
  ),
  .target(
    name: "ExistingApps",
    dependencies: ["HeadlessUI", "SteppedTasks"],
    path: "Sources/Headless/ExistingApps"
  ),
  .target(
    name: "FlowTesting",
    dependencies: ["FlowDriver", "HeadlessUI", "SnapshotFiles", "TextRendering", "TextSnapshots"],
    path: "Sources/Headless/FlowTesting"
  ),
  .target(
    name: "HeadlessTesting",
    dependencies: [
      "ExistingApps", "FlowDriver", "FlowExplorer", "FlowTesting", "HeadlessUI", "TextRendering",
      "TextSnapshots",
    ],
    path: "Sources/Headless/HeadlessTesting"
  ),
  .target(
    name: "SnapshotFiles",
    dependencies: ["DescriptorIO", "CellText", "TextRendering"],
    path: "Sources/Headless/SnapshotFiles"
  ),
  .target(
    name: "TextSnapshots",
    dependencies: ["HeadlessUI", "CellText", "SnapshotFiles", "TextRendering"],
    path: "Sources/Headless/TextSnapshots"
  ),
  .executableTarget(
    name: "text-snapshots",
    dependencies: ["CommandSyntax", "DescriptorIO", "CellText", "SnapshotFiles"],
    path: "Sources/Headless/text-snapshots"
  ),
  .testTarget(
    name: "AlertIntentsTests", dependencies: ["AlertIntents"],
    path: "Tests/Headless/AlertIntentsTests"),
  .testTarget(
    name: "HeadlessUITests",
    dependencies: ["FlowDriver", "HeadlessUI", "TestSupport"],
    path: "Tests/Headless/HeadlessUITests"
  ),
  .testTarget(
    name: "TextRenderingTests",
    dependencies: ["TextRendering", "HeadlessUI", "CellText", "TestSupport", "TextSnapshots"],
    path: "Tests/Headless/TextRenderingTests",
    exclude: ["Snapshots"]
  ),
  .testTarget(
    name: "FlowDriverTests",
    dependencies: ["FlowDriver", "DescriptorIO", "HeadlessUI", "TestSupport"],
    path: "Tests/Headless/FlowDriverTests"
  ),
  .executableTarget(
    name: "EndingApp",
    dependencies: ["DescriptorIO", "FlowExplorer", "HeadlessUI"],
    path: "Tests/Headless/EndingApp"
  ),
  .testTarget(
    name: "FlowExplorerTests",
    dependencies: ["EndingApp", "FlowExplorer", "FlowDriver", "HeadlessUI", "TestSupport"],
    path: "Tests/Headless/FlowExplorerTests"
  ),
  .testTarget(
    name: "SteppedTasksTests",
    dependencies: ["SteppedTasks"],
    path: "Tests/Headless/SteppedTasksTests"
  ),
  .testTarget(
    name: "SteppedTestingTests",
    dependencies: ["SteppedTasks", "SteppedTesting"],
    path: "Tests/Headless/SteppedTestingTests"
  ),
  .testTarget(
    name: "ExistingAppsTests",
    dependencies: ["HeadlessTesting", "SteppedTasks", "TestSupport"],
    path: "Tests/Headless/ExistingAppsTests"
  ),
  .testTarget(
    name: "MainActorTests",
    dependencies: [
      "ExistingApps", "FlowDriver", "FlowExplorer", "HeadlessTesting", "HeadlessUI",
      "SteppedTesting", "TestSupport",
    ],
    path: "Tests/Headless/MainActorTests",
    exclude: ["Snapshots"],
    swiftSettings: [.defaultIsolation(MainActor.self)]
  ),
  .testTarget(
    name: "HeadlessTestingTests",
    dependencies: ["HeadlessTesting"],
    path: "Tests/Headless/HeadlessTestingTests"
  ),
  .testTarget(
    name: "FlowTestingTests",
    dependencies: [
      "FlowTesting", "FlowDriver", "HeadlessUI", "TestSupport", "TextRendering", "TextSnapshots",
    ],
    path: "Tests/Headless/FlowTestingTests",
    exclude: ["Flows", "Snapshots"]
  ),
  .testTarget(
    name: "SnapshotFilesTests",
    dependencies: ["SnapshotFiles", "TestSupport", "TextRendering"],
    path: "Tests/Headless/SnapshotFilesTests"
  ),
  .testTarget(
    name: "TextSnapshotsTests",
    dependencies: ["TextSnapshots", "HeadlessUI", "SnapshotFiles", "TestSupport", "TextRendering"],
    path: "Tests/Headless/TextSnapshotsTests"
  ),
  .testTarget(
    name: "text-snapshotsTests",
    dependencies: ["text-snapshots", "SnapshotFiles", "TestSupport"],
    path: "Tests/Headless/text-snapshotsTests"
  ),
]

let samples: [Target] = [
  .executableTarget(
    name: "cafe",
    dependencies: [
      "AlertIntents", "CommandUI", "ExplorerUI", "FlowExplorer", "HeadlessUI", "JSONReading",
      "ObservedValues", "PageUI",
    ],
    path: "Sources/Samples/cafe",
    resources: [.process("Resources")]
  ),
  .testTarget(
    name: "cafeTests",
    dependencies: [
      "cafe", "AlertIntents", "FlowDriver", "FlowExplorer", "FlowTesting", "HeadlessUI",
      "TestSupport",
      "TextRendering", "TextSnapshots",
    ],
    path: "Tests/Samples/cafeTests",
    exclude: ["Flows", "Snapshots"]
  ),
]

let ports: [Target] = [
  .target(name: "BrowserRuntime", path: "Sources/Ports/BrowserRuntime"),
  .target(
    name: "TerminalScreens",
    dependencies: ["DescriptorIO", "HeadlessUI", "CellText", "TextRendering"],
    path: "Sources/Ports/TerminalScreens"
  ),
  .target(
    name: "PromptUI",
    dependencies: ["DescriptorIO", "FlowDriver", "HeadlessUI", "CellText", "TextRendering"],
    path: "Sources/Ports/PromptUI"
  ),
  .target(
    name: "BrowserScreens", dependencies: ["HeadlessUI"], path: "Sources/Ports/BrowserScreens"),
  .target(
    name: "PageUI",
    dependencies: ["BrowserRuntime", "BrowserScreens", "HeadlessUI"],
    path: "Sources/Ports/PageUI",
    exclude: ["Page", "Plugin"]
  ),
  .plugin(
    name: "PagePlugin",
    capability: .command(
      intent: .custom(
        verb: "page",
        description: "Writes the page of each executable that has one, for any browser.")),
    path: "Sources/Ports/PageUI/Plugin",
    exclude: ["clang.flags", "package.flags", "swiftc.flags", "wasm-ld.flags"]
  ),
  .target(
    name: "RemoteUI",
    dependencies: ["DescriptorIO", "FlowDriver", "HeadlessUI", "CellText"],
    path: "Sources/Ports/RemoteUI"
  ),
  .target(
    name: "CommandUI",
    dependencies: [
      "CommandSyntax", "DescriptorIO", "FlowDriver", "HeadlessUI", "CellText", "PromptUI",
      "SnapshotFiles", "TerminalScreens", "TextRendering",
    ],
    path: "Sources/Ports/CommandUI"
  ),
  .target(
    name: "ExplorerUI",
    dependencies: ["CommandSyntax", "CommandUI", "FlowExplorer", "HeadlessUI"],
    path: "Sources/Ports/ExplorerUI"
  ),
  .executableTarget(
    name: "PromptCounter",
    dependencies: ["HeadlessUI", "PromptUI"],
    path: "Tests/Ports/PromptCounter"
  ),
  .executableTarget(
    name: "PortApps",
    dependencies: [
      "CommandUI", "DescriptorIO", "ExplorerUI", "FlowDriver", "FlowExplorer", "HeadlessUI",
      "PromptUI", "TerminalScreens",
    ],
    path: "Tests/Ports/PortApps"
  ),
  .testTarget(
    name: "TerminalScreensTests",
    dependencies: [
      "TerminalScreens", "CellText", "DescriptorIO", "HeadlessUI", "PortApps", "Terminals",
      "TestSupport", "TextRendering",
    ],
    path: "Tests/Ports/TerminalScreensTests"
  ),
  .testTarget(
    name: "PromptUITests",
    dependencies: [
      "PromptUI", "FlowDriver", "HeadlessUI", "PortApps", "PromptCounter", "TestSupport",
      "TextRendering",
    ],
    path: "Tests/Ports/PromptUITests"
  ),
  .testTarget(
    name: "CommandUITests",
    dependencies: [
      "CommandUI", "CommandSyntax", "DescriptorIO", "FlowDriver", "HeadlessUI", "PortApps",
      "PromptUI", "TestSupport",
    ],
    path: "Tests/Ports/CommandUITests"
  ),
  .testTarget(
    name: "ExplorerUITests",
    dependencies: [
      "ExplorerUI", "CommandSyntax", "CommandUI", "FlowDriver", "FlowExplorer", "HeadlessUI",
    ],
    path: "Tests/Ports/ExplorerUITests"
  ),
  .testTarget(
    name: "BrowserScreensTests",
    dependencies: ["BrowserScreens", "HeadlessUI", "TestSupport"],
    path: "Tests/Ports/BrowserScreensTests"
  ),
  .testTarget(
    name: "PageUITests",
    dependencies: ["PageUI", "BrowserScreens", "HeadlessUI"],
    path: "Tests/Ports/PageUITests"
  ),
  .testTarget(
    name: "PanelTests",
    dependencies: ["FlowDriver", "HeadlessUI", "TestSupport"],
    path: "Tests/Ports/PanelTests"
  ),
  .testTarget(
    name: "RemoteUITests",
    dependencies: ["RemoteUI", "HeadlessUI", "CellText", "TestSupport"],
    path: "Tests/Ports/RemoteUITests"
  ),
]

let support: [Target] = [
  .target(name: "CellText", path: "Sources/Support/CellText"),
  .target(name: "ObservedValues", path: "Sources/Support/ObservedValues"),
  .target(
    name: "JSONReading", dependencies: ["CellText"], path: "Sources/Support/JSONReading"),
  .target(
    name: "DescriptorIO", dependencies: ["CellText"], path: "Sources/Support/DescriptorIO"),
  .target(
    name: "CommandSyntax", dependencies: ["CellText"], path: "Sources/Support/CommandSyntax"),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "FlowExplorer", "HeadlessUI", "JuiceExploration", "JuiceModel", "JuiceScreens",
      "JuiceViewModels", "CellText", "SnapshotFiles", "TerminalScreens", "TextRendering",
      "TextSnapshots",
    ],
    path: "Sources/Support/Benchmarks"
  ),
  .target(
    name: "TestSupport", dependencies: ["FlowDriver", "HeadlessUI"],
    path: "Tests/Support/TestSupport"),
  .target(name: "Browsers", dependencies: ["DescriptorIO"], path: "Tests/Support/Browsers"),
  .target(
    name: "Terminals",
    dependencies: [
      "CellText", "DescriptorIO", "HeadlessUI", "TerminalScreens", "TestSupport", "TextRendering",
    ],
    path: "Tests/Support/Terminals"
  ),
  .testTarget(
    name: "CellTextTests",
    dependencies: ["CellText", "TestSupport"],
    path: "Tests/Support/CellTextTests",
    exclude: ["Unicode"]
  ),
  .testTarget(
    name: "JSONReadingTests", dependencies: ["JSONReading"],
    path: "Tests/Support/JSONReadingTests"),
  .testTarget(
    name: "ObservedValuesTests",
    dependencies: ["ObservedValues", "TestSupport"],
    path: "Tests/Support/ObservedValuesTests"
  ),
  .testTarget(
    name: "DescriptorIOTests",
    dependencies: ["DescriptorIO", "TestSupport"],
    path: "Tests/Support/DescriptorIOTests"
  ),
  .testTarget(
    name: "CommandSyntaxTests",
    dependencies: ["CommandSyntax"],
    path: "Tests/Support/CommandSyntaxTests"
  ),
  .testTarget(
    name: "BenchmarksTests",
    dependencies: ["Benchmarks", "JuiceModel", "JuiceScreens", "TextRendering"],
    path: "Tests/Support/BenchmarksTests"
  ),
  .testTarget(
    name: "ConventionTests",
    dependencies: ["TestSupport"],
    path: "Tests/Support/ConventionTests"
  ),
  .testTarget(
    name: "ReadmeTests",
    dependencies: [
      "FlowDriver", "FlowExplorer", "HeadlessUI", "JuiceDocuments", "JuiceFiles", "JuiceModel",
      "JuiceScreens", "JuiceViewModels", "CellText", "TestSupport",
    ],
    path: "Tests/Support/ReadmeTests"
  ),
]

package.targets = kiosk + samples + headless + ports + support

#if os(Linux)
  package.targets += [
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Stubs/SwiftUI"),
    .target(name: "UIKit", path: "Tests/Stubs/UIKit"),
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        "AlertIntents", "HeadlessUI", "JuiceModel", "JuiceScreens", "JuiceViewModels", "SwiftUI",
        "TestSupport", "TextRendering", "TextSnapshots", "UIKit",
      ],
      path: "Tests/Kiosk/ArticleTests"
    ),
  ]
#endif

for target in package.targets where (target.type == .plugin) == false {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
}
