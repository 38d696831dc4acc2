// swift-tools-version: 6.2

import PackageDescription

let juiceMaker: Package.Dependency =
  if let url = Context.environment["JUICEMAKER_URL"] {
    .package(url: url, branch: "main")
  } else {
    .package(path: "../JuiceMaker")
  }

let package = Package(
  name: "Turnstile",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [juiceMaker],
  targets: [
    .target(
      name: "Turnstile",
      dependencies: [.product(name: "HeadlessUI", package: "JuiceMaker")]
    ),
    .executableTarget(
      name: "turnstile-outline",
      dependencies: [
        "Turnstile",
        .product(name: "HeadlessUI", package: "JuiceMaker"),
        .product(name: "TextRendering", package: "JuiceMaker"),
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
      name: "RunTests",
      dependencies: [.product(name: "TextSnapshots", package: "JuiceMaker")]
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
      name: "TurnstileTests",
      dependencies: [
        "Turnstile",
        "turnstile-outline",
        .product(name: "BrowserUI", package: "JuiceMaker"),
        .product(name: "FlowDriver", package: "JuiceMaker"),
        .product(name: "FlowExplorer", package: "JuiceMaker"),
        .product(name: "FlowTesting", package: "JuiceMaker"),
        .product(name: "HeadlessUI", package: "JuiceMaker"),
        .product(name: "JuiceFiles", package: "JuiceMaker"),
        .product(name: "JuiceModel", package: "JuiceMaker"),
        .product(name: "JuiceScreens", package: "JuiceMaker"),
        .product(name: "JuiceViewModels", package: "JuiceMaker"),
        .product(name: "PromptUI", package: "JuiceMaker"),
        .product(name: "RemoteUI", package: "JuiceMaker"),
        .product(name: "TerminalUI", package: "JuiceMaker"),
        .product(name: "TextRendering", package: "JuiceMaker"),
        .product(name: "TextSnapshots", package: "JuiceMaker"),
      ],
      exclude: ["Flows", "Snapshots"]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
