import Foundation
import PackagePlugin

/// The command `swift package page`, which builds the kiosk for WebAssembly with the toolchain's own tools
/// and writes one page that holds it.
@main
struct PagePlugin: CommandPlugin {
  /// Builds changed modules, and writes the page unless it has the same bytes already.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if let argument = arguments.first {
      throw PageFailure(description: "unexpected \(argument); write swift package page")
    }
    let sources = context.package.directoryURL.appending(path: "Sources")
    let folder = context.pluginWorkDirectoryURL
    var build = PageBuild(
      context: context, folder: folder.appending(path: "build"),
      flags: sources.appending(path: "Kiosk/juicemaker-page/Plugin"))
    try FileManager.default.createDirectory(at: build.folder, withIntermediateDirectories: true)
    for target in context.package.targets where target.name == "juicemaker-page" {
      for target in target.recursiveTargetDependencies + [target] { try build.compile(target) }
    }
    let program = folder.appending(path: "juicemaker-page.wasm")
    try build.link(program)
    let command = folder.appending(path: "juicemaker-page-command.wasm")
    try build.link(command, "--export=_start")
    let page = try page(
      sources.appending(path: "Ports/BrowserUI/Page"), program: program,
      parts: try output(of: context.tool(named: "wasmkit").url, ["run", command.path]))
    let file = folder.appending(path: "juicemaker.html")
    let isUnchanged = (try? Data(contentsOf: file)) == page
    if isUnchanged == false { try page.write(to: file, options: .atomic) }
    print("\(file.path): \(isUnchanged ? "unchanged, " : "")\(page.count / 1_000) KB")
  }

  /// Returns the page that holds a program and the parts that the program has written: names and
  /// values, each before a NUL.
  private func page(_ assets: URL, program: URL, parts: Data) throws -> Data {
    var page = try String(contentsOf: assets.appending(path: "page.html"), encoding: .utf8)
    func fill(_ name: String, _ value: String) {
      page = page.replacing("{{\(name)}}", with: value)
    }
    var rest = parts.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    while let name = rest.popFirst() { fill(name, rest.popFirst() ?? "") }
    for (name, file) in [("style", "page.css"), ("script", "page.js")] {
      let file = assets.appending(path: file)
      fill(name, try String(contentsOf: file, encoding: .utf8))
      fill("\(name)-hash", try hash(of: file))
    }
    fill("program", text(of: try system("gzip", "-9", "-n", "-c", program.path)))
    return Data(page.utf8)
  }

  /// Returns zipped bytes as a text with seven bits in a character, the most that a byte of UTF-8 holds.
  ///
  /// HTML changes NUL and CR, and `<` could be a tag, so each of them is one character of two bytes with
  /// the seven bits after it. None is the last one, which ends in ones after the zeros of a zipped size.
  private func text(of zipped: Data) -> String {
    let bytes = zipped + [0xFF]
    var sevens = (0..<(zipped.count * 8 + 6) / 7).map { index in
      let byte = index * 7 / 8
      let two = UInt16(bytes[byte]) << 8 | UInt16(bytes[byte + 1])
      return two >> (9 - index * 7 % 8) & 127
    }[...]
    var units: [UInt16] = []
    while let first = sevens.popFirst() {
      let mark = [0, 13, 60].firstIndex(of: first).map { UInt16($0 + 1) << 7 }
      units.append(mark.map { $0 | (sevens.popFirst() ?? 0) } ?? first)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the hash of a file as a content security policy states it.
  private func hash(of file: URL) throws -> String {
    let digits = try system("sha256sum", file.path).prefix(64)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      UInt8(String(decoding: digits.dropFirst(offset).prefix(2), as: UTF8.self), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }

  private func system(_ command: String...) throws -> Data {
    try output(of: URL(filePath: "/usr/bin/env"), command)
  }
}
