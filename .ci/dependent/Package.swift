// swift-tools-version: 6.2

import PackageDescription

let products = [
  "BrowserScreens", "CellText", "ProgramUI", "ExistingApps", "ExplorerUI", "FlowDriver",
  "FlowExplorer", "FlowTesting", "HeadlessUI", "JuiceDocuments", "JuiceFiles", "JuiceModel",
  "JuiceScreens", "JuiceViewModels", "PromptUI", "RemoteUI", "SteppedTasks", "SteppedTesting",
  "TerminalScreens", "TextRendering", "TextSnapshots",
].map { Target.Dependency.product(name: $0, package: "JuiceMaker") }

let package = Package(
  name: "Turnstile",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [
    .package(name: "JuiceMaker", path: "../..")
  ],
  targets: [
    .target(name: "Alerts"),
    .target(
      name: "Turnstile",
      dependencies: [
        "Alerts",
        .product(name: "HeadlessUI", package: "JuiceMaker"),
      ]),
    .executableTarget(
      name: "MyCafe",
      dependencies: [
        .product(name: "AlertIntents", package: "JuiceMaker"),
        .product(name: "ProgramUI", package: "JuiceMaker"),
        .product(name: "ExplorerUI", package: "JuiceMaker"),
        .product(name: "FlowExplorer", package: "JuiceMaker"),
        .product(name: "HeadlessUI", package: "JuiceMaker"),
        .product(name: "JSONReading", package: "JuiceMaker"),
        .product(name: "ObservedValues", package: "JuiceMaker"),
        .product(name: "PageUI", package: "JuiceMaker"),
      ],
      resources: [.process("Resources")]
    ),
    .executableTarget(
      name: "counter",
      dependencies: [
        .product(name: "ProgramUI", package: "JuiceMaker"),
        .product(name: "HeadlessUI", package: "JuiceMaker"),
      ]
    ),
    .executableTarget(
      name: "counter-explorer",
      dependencies: [
        .product(name: "ProgramUI", package: "JuiceMaker"),
        .product(name: "ExplorerUI", package: "JuiceMaker"),
        .product(name: "FlowExplorer", package: "JuiceMaker"),
        .product(name: "HeadlessUI", package: "JuiceMaker"),
      ]
    ),
    .executableTarget(
      name: "turnstile-page",
      dependencies: [
        "Turnstile",
        .product(name: "PageUI", package: "JuiceMaker"),
      ]
    ),
    .executableTarget(
      name: "mapped-page",
      dependencies: [
        "Turnstile",
        .product(name: "PageUI", package: "JuiceMaker"),
      ]
    ),
    .executableTarget(
      name: "turnstile-check",
      dependencies: [
        "Turnstile",
        .product(name: "TextRendering", package: "JuiceMaker"),
        .product(name: "TextSnapshots", package: "JuiceMaker"),
      ]
    ),
    .testTarget(
      name: "TurnstileXCTests",
      dependencies: [
        "Turnstile",
        .product(name: "TextRendering", package: "JuiceMaker"),
        .product(name: "TextSnapshots", package: "JuiceMaker"),
      ]
    ),
    .testTarget(
      name: "OneImportTests",
      dependencies: [
        "Turnstile",
        .product(name: "HeadlessTesting", package: "JuiceMaker"),
      ]
    ),
    .testTarget(
      name: "TurnstileTests",
      dependencies: ["Turnstile"] + products,
      exclude: ["Flows", "Snapshots"]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
