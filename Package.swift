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
    .library(name: "ProgramUI", targets: ["ProgramUI"]),
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
  .target(name: "JuiceModel", dependencies: ["CellText", "ObservedValues"]),
  .target(
    name: "JuiceViewModels",
    dependencies: ["AlertIntents", "CellText", "JuiceModel", "ObservedValues"]
  ),
  .target(name: "JuiceScreens", dependencies: ["HeadlessUI", "JuiceModel", "JuiceViewModels"]),
  .target(name: "JuiceDocuments", dependencies: ["CellText", "JSONReading", "JuiceModel"]),
  .target(name: "JuiceFiles", dependencies: ["DescriptorIO", "JuiceDocuments", "JuiceModel"]),
  .target(
    name: "JuiceWorld",
    dependencies: ["CellText", "HeadlessUI", "JuiceModel", "JuiceScreens", "JuiceViewModels"]
  ),
  .target(
    name: "JuiceProgram",
    dependencies: [
      "CellText", "JuiceFiles", "JuiceModel", "JuiceScreens", "JuiceViewModels", "JuiceWorld",
      "ProgramArguments", "ProgramUI",
    ]
  ),
  .executableTarget(name: "juicemaker", dependencies: ["JuiceProgram", "ProgramUI"]),
  .target(
    name: "JuiceExploration",
    dependencies: [
      "CellText", "FlowDriver", "FlowExplorer", "HeadlessUI", "JuiceModel", "JuiceScreens",
      "JuiceViewModels", "JuiceWorld",
    ]
  ),
  .executableTarget(
    name: "juicemaker-explorer",
    dependencies: [
      "ExplorerUI", "FlowExplorer", "JuiceExploration", "JuiceModel", "JuiceProgram",
      "JuiceViewModels", "JuiceWorld", "ProgramArguments", "ProgramUI",
    ]
  ),
  .executableTarget(
    name: "juicemaker-page",
    dependencies: [
      "BrowserScreens", "HeadlessUI", "JuiceDocuments", "JuiceModel", "JuiceScreens",
      "JuiceViewModels", "PageUI",
    ],
    exclude: ["page.en.html", "page.js", "page.ko.html"]
  ),
  .testTarget(name: "JuiceModelTests", dependencies: ["JuiceModel", "TestSupport"]),
  .testTarget(
    name: "JuiceViewModelsTests",
    dependencies: ["JuiceModel", "JuiceViewModels", "TestSupport"],
    exclude: ["Alerts/alerts.txt"]
  ),
  .testTarget(
    name: "JuiceScreensTests",
    dependencies: [
      "HeadlessUI", "JuiceModel", "JuiceScreens", "JuiceViewModels", "TextRendering",
      "TextSnapshots",
    ]
  ),
  .testTarget(
    name: "JuiceDocumentsTests",
    dependencies: [
      "DescriptorIO", "JSONReading", "JuiceDocuments", "JuiceFiles", "JuiceModel", "TestSupport",
    ],
    exclude: ["Menus", "Tables"]
  ),
  .testTarget(
    name: "JuiceExplorationTests",
    dependencies: [
      "FlowDriver", "FlowExplorer", "HeadlessUI", "JuiceExploration", "JuiceFiles",
      "juicemaker-explorer", "JuiceModel", "JuiceProgram", "JuiceScreens", "JuiceViewModels",
      "JuiceWorld", "ProgramArguments", "ProgramUI", "TestSupport",
    ]
  ),
  .testTarget(
    name: "juicemakerTests",
    dependencies: [
      "DescriptorIO", "FlowDriver", "FlowTesting", "HeadlessUI", "JuiceExploration", "JuiceFiles",
      "juicemaker", "JuiceModel", "JuiceProgram", "JuiceScreens", "JuiceViewModels",
      "ProgramArguments", "ProgramUI", "PromptUI", "RemoteUI", "Terminals", "TerminalScreens",
      "TestSupport", "TextRendering", "TextSnapshots",
    ],
    exclude: ["Flows", "JuiceProgramTests/Tables", "Menus", "Process/Tables"]
  ),
  .testTarget(
    name: "juicemaker-pageTests",
    dependencies: [
      "Browsers", "BrowserScreens", "cafe", "FlowDriver", "FlowTesting", "HeadlessUI",
      "JuiceDocuments", "juicemaker-page", "JuiceModel", "JuiceScreens", "JuiceViewModels",
      "PageUI", "TestSupport", "TextSnapshots",
    ],
    exclude: ["Browser/Apps", "Browser/faults.txt", "Browser/probe.js"]
  ),
]

let headless: [Target] = [
  .target(name: "AlertIntents"),
  .target(name: "HeadlessUI", dependencies: ["AlertIntents", "CellText", "ObservedValues"]),
  .target(name: "TextRendering", dependencies: ["CellText", "HeadlessUI"]),
  .target(
    name: "FlowDriver",
    dependencies: ["CellText", "DescriptorIO", "HeadlessUI", "JobOrders", "TextRendering"]
  ),
  .target(
    name: "FlowExplorer",
    dependencies: [
      "CellText", "DescriptorIO", "FlowDriver", "HeadlessUI", "JobOrders", "SteppedTasks",
    ]
  ),
  .target(name: "ExecutorHooks"),
  .target(name: "JobOrders"),
  .target(name: "SteppedTasks", dependencies: ["ExecutorHooks", "JobOrders"]),
  .target(name: "RuntimeSymbols", dependencies: ["ExecutorHooks"]),
  .target(
    name: "SteppedTesting",
    dependencies: ["ExecutorHooks", "JobOrders", "RuntimeSymbols", "SteppedTasks"]
  ),
  .target(name: "ExistingApps", dependencies: ["HeadlessUI", "JobOrders", "SteppedTasks"]),
  .target(
    name: "FlowTesting",
    dependencies: ["FlowDriver", "HeadlessUI", "SnapshotFiles", "TextRendering", "TextSnapshots"]
  ),
  .target(
    name: "HeadlessTesting",
    dependencies: [
      "ExistingApps", "FlowDriver", "FlowExplorer", "FlowTesting", "HeadlessUI", "TextRendering",
      "TextSnapshots",
    ]
  ),
  .target(name: "SnapshotFiles", dependencies: ["CellText", "DescriptorIO", "TextRendering"]),
  .target(
    name: "TextSnapshots",
    dependencies: ["CellText", "HeadlessUI", "SnapshotFiles", "TextRendering"]
  ),
  .executableTarget(
    name: "text-snapshots",
    dependencies: ["CellText", "DescriptorIO", "ProgramArguments", "SnapshotFiles"]
  ),
  .testTarget(name: "AlertIntentsTests", dependencies: ["AlertIntents"]),
  .testTarget(
    name: "HeadlessUITests",
    dependencies: ["CellText", "FlowDriver", "HeadlessUI", "TestSupport"],
    exclude: ["everything.txt"]
  ),
  .testTarget(
    name: "TextRenderingTests",
    dependencies: ["CellText", "HeadlessUI", "TestSupport", "TextRendering", "TextSnapshots"],
    exclude: ["Layout/Tables", "Outlines", "Snapshots"]
  ),
  .testTarget(
    name: "FlowDriverTests",
    dependencies: [
      "DescriptorIO", "FlowDriver", "FlowTesting", "HeadlessUI", "TestSupport", "TextRendering",
      "TextSnapshots",
    ],
    exclude: [
      "Driver/Flows", "Driver/Tables", "Flow/Flows", "Flow/Tables", "FlowTestingTests/Flows",
      "FlowTestingTests/Snapshots", "Outline/Tables", "Parsing/Tables",
    ]
  ),
  .executableTarget(
    name: "EndingApp",
    dependencies: ["DescriptorIO", "ExistingApps", "FlowExplorer", "HeadlessUI"],
    path: "Tests/Headless/EndingApp"
  ),
  .testTarget(
    name: "FlowExplorerTests",
    dependencies: ["EndingApp", "FlowDriver", "FlowExplorer", "HeadlessUI", "TestSupport"],
    exclude: ["Laws/Tables", "Report/Tables"]
  ),
  .testTarget(
    name: "SteppedTestingTests",
    dependencies: ["JobOrders", "SteppedTasks", "SteppedTesting", "TestSupport"]
  ),
  .testTarget(
    name: "ExistingAppsTests",
    dependencies: [
      "ExistingApps", "FlowDriver", "FlowExplorer", "HeadlessUI", "SteppedTasks", "TestSupport",
    ]
  ),
  .testTarget(
    name: "MainActorTests",
    dependencies: [
      "ExistingApps", "FlowDriver", "FlowExplorer", "HeadlessTesting", "HeadlessUI",
      "SteppedTesting", "TestSupport",
    ],
    exclude: ["Snapshots"],
    swiftSettings: [.defaultIsolation(MainActor.self)]
  ),
  .testTarget(name: "HeadlessTestingTests", dependencies: ["HeadlessTesting"]),
  .testTarget(
    name: "TextSnapshotsTests",
    dependencies: [
      "HeadlessUI", "SnapshotFiles", "TestSupport", "text-snapshots", "TextRendering",
      "TextSnapshots",
    ],
    exclude: [
      "SnapshotFilesTests/Difference/differences.txt", "text-snapshotsTests/Sessions",
    ]
  ),
]

let samples: [Target] = [
  .executableTarget(
    name: "cafe",
    dependencies: [
      "AlertIntents", "ExplorerUI", "FlowExplorer", "HeadlessUI", "JSONReading", "ObservedValues",
      "PageUI", "ProgramUI",
    ],
    resources: [.process("Resources")]
  ),
  .testTarget(
    name: "cafeTests",
    dependencies: [
      "AlertIntents", "cafe", "FlowDriver", "FlowExplorer", "FlowTesting", "HeadlessUI",
      "TestSupport", "TextRendering", "TextSnapshots",
    ],
    exclude: ["Flows", "Snapshots"]
  ),
]

let ports: [Target] = [
  .target(name: "BrowserRuntime"),
  .target(
    name: "TerminalScreens",
    dependencies: ["CellText", "DescriptorIO", "HeadlessUI", "TextRendering"]
  ),
  .target(
    name: "PromptUI",
    dependencies: ["CellText", "DescriptorIO", "FlowDriver", "HeadlessUI", "TextRendering"]
  ),
  .target(name: "BrowserScreens", dependencies: ["HeadlessUI"]),
  .target(
    name: "PageUI",
    dependencies: ["BrowserRuntime", "BrowserScreens", "HeadlessUI"],
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
    name: "RemoteUI", dependencies: ["CellText", "DescriptorIO", "FlowDriver", "HeadlessUI"]),
  .target(
    name: "ProgramUI",
    dependencies: [
      "CellText", "DescriptorIO", "FlowDriver", "HeadlessUI", "ProgramArguments", "PromptUI",
      "SnapshotFiles", "TerminalScreens", "TextRendering",
    ]
  ),
  .target(
    name: "ExplorerUI",
    dependencies: ["CellText", "FlowExplorer", "HeadlessUI", "ProgramArguments", "ProgramUI"]),
  .executableTarget(
    name: "PromptCounter",
    dependencies: ["HeadlessUI", "PromptUI"],
    path: "Tests/Ports/PromptCounter"
  ),
  .executableTarget(
    name: "PortApps",
    dependencies: [
      "DescriptorIO", "ExplorerUI", "FlowDriver", "FlowExplorer", "HeadlessUI", "ProgramUI",
      "PromptUI", "TerminalScreens",
    ],
    path: "Tests/Ports/PortApps"
  ),
  .testTarget(
    name: "TerminalScreensTests",
    dependencies: [
      "CellText", "DescriptorIO", "HeadlessUI", "PortApps", "Terminals", "TerminalScreens",
      "TestSupport", "TextRendering",
    ],
    exclude: ["Input/Tables", "State/Tables", "View/Tables"]
  ),
  .testTarget(
    name: "PromptUITests",
    dependencies: [
      "FlowDriver", "HeadlessUI", "PortApps", "PromptCounter", "PromptUI", "TestSupport",
      "TextRendering",
    ],
    exclude: ["Tables", "Transcripts"]
  ),
  .testTarget(
    name: "ProgramUITests",
    dependencies: [
      "CellText", "DescriptorIO", "ExplorerUI", "FlowDriver", "FlowExplorer", "HeadlessUI",
      "PortApps", "ProgramArguments", "ProgramUI", "PromptUI", "RemoteUI", "TestSupport",
    ],
    exclude: ["ExplorerUITests/Reports", "RemoteUITests/Tables", "Tables"]
  ),
  .testTarget(
    name: "BrowserScreensTests",
    dependencies: ["BrowserScreens", "HeadlessUI", "PageUI", "TestSupport"],
    exclude: ["Tables"]
  ),
  .testTarget(
    name: "PanelTests",
    dependencies: ["FlowDriver", "HeadlessUI", "TestSupport"],
    exclude: ["coffee.flow"]
  ),
]

let support: [Target] = [
  .target(name: "CellText"),
  .target(name: "ObservedValues"),
  .target(name: "JSONReading", dependencies: ["CellText"]),
  .target(name: "DescriptorIO", dependencies: ["CellText"]),
  .target(name: "ProgramArguments", dependencies: ["CellText"]),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "CellText", "FlowExplorer", "HeadlessUI", "JuiceExploration", "JuiceModel", "JuiceScreens",
      "JuiceViewModels", "SnapshotFiles", "TerminalScreens", "TextRendering", "TextSnapshots",
    ]
  ),
  .target(
    name: "TestSupport",
    dependencies: ["FlowDriver", "HeadlessUI"],
    path: "Tests/Support/TestSupport"
  ),
  .target(name: "Browsers", dependencies: ["DescriptorIO"], path: "Tests/Support/Browsers"),
  .target(
    name: "Terminals",
    dependencies: [
      "CellText", "DescriptorIO", "HeadlessUI", "TerminalScreens", "TestSupport", "TextRendering",
    ],
    path: "Tests/Support/Terminals"
  ),
  .testTarget(
    name: "SupportTests",
    dependencies: [
      "Benchmarks", "CellText", "DescriptorIO", "JSONReading", "JuiceModel", "JuiceScreens",
      "ObservedValues", "ProgramArguments", "TestSupport", "TextRendering",
    ],
    exclude: ["CellTextTests/Tables", "CellTextTests/Unicode", "ProgramArgumentsTests/Tables"]
  ),
  .testTarget(
    name: "ReadmeTests",
    dependencies: [
      "CellText", "FlowDriver", "FlowExplorer", "HeadlessUI", "JuiceDocuments", "JuiceFiles",
      "JuiceModel", "JuiceScreens", "JuiceViewModels", "TestSupport",
    ],
    exclude: ["ConventionTests/violations.txt"]
  ),
]

let groups = [
  "Kiosk": kiosk, "Headless": headless, "Ports": ports, "Samples": samples, "Support": support,
]

for (group, targets) in groups {
  for target in targets where target.path == nil {
    target.path = "\(target.type == .test ? "Tests" : "Sources")/\(group)/\(target.name)"
  }
}

package.targets = kiosk + headless + ports + samples + support

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
