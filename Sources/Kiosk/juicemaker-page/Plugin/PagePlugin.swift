import Foundation
import PackagePlugin

/// The command `swift package page`, which builds the kiosk for WebAssembly with the toolchain's own tools
/// and writes one page that holds it.
@main
struct PagePlugin: CommandPlugin {
  /// Builds what has changed, and writes the page.
  ///
  /// - Throws: A ``PageBuild/Failure`` of a command, or an error if a command can't be started.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if let argument = arguments.first {
      throw PageBuild.Failure(description: "unexpected \(argument); write swift package page")
    }
    let product = "juicemaker-page"
    let output = context.pluginWorkDirectoryURL
    var build = try PageBuild(context, in: output.appending(path: "build"))
    for target in context.package.targets where target.name == product {
      for target in target.recursiveTargetDependencies + [target] { try build.compile(target) }
    }
    let program = output.appending(path: "\(product).wasm")
    try build.link(program)
    let assets = context.package.directoryURL.appending(path: "Sources/Ports/BrowserUI/Page")
    let page = output.appending(path: "juicemaker.html")
    try build.run(
      try context.tool(named: product).url, [assets.path, program.path, page.path])
  }
}
