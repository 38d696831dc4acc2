import Foundation
import PackagePlugin

/// The command `swift package page`, which builds apps for WebAssembly with the toolchain's own tools and
/// writes a page for each of them.
@main
struct PagePlugin: CommandPlugin {
  /// Builds changed modules, and writes the page of each executable that depends on `PageUI`.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "product")
    let unread = extractor.remainingArguments + arguments.suffix(1).filter { $0 == "--product" }
    if let argument = unread.first {
      throw PageFailure("unexpected \(argument); write swift package page [--product NAME]")
    }
    var count = 0
    for product in context.package.products(ofType: ExecutableProduct.self)
    where names.isEmpty || names.contains(product.name) {
      for library in product.mainTarget.recursiveTargetDependencies where library.name == "PageUI" {
        var build = try PageBuild(context, library: library.directoryURL)
        try build.write(product)
        count += 1
      }
    }
    guard count >= max(names.count, 1) else {
      throw PageFailure("no such executable depends on PageUI")
    }
  }
}

extension PageBuild {
  /// Writes the page of an executable, unless it has the same bytes already.
  fileprivate mutating func write(_ product: ExecutableProduct) throws {
    let program = context.pluginWorkDirectoryURL.appending(path: "\(product.name).wasm")
    let command = context.pluginWorkDirectoryURL.appending(path: "\(product.name)-command.wasm")
    try link(product.mainTarget, as: program, and: command)
    let parts = try output(of: context.tool(named: "wasmkit").url, ["run", command.path])
    var rest = parts.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    let language = try text(library.appending(path: "Page/language.html"))
    var texts = [try text(library.appending(path: "Page/page.html"))]
    let own = product.mainTarget.directoryURL
    var title = ""
    while let name = rest.popFirst(), let value = rest.popFirst() {
      if name == "name" { title = value }
      if name == "language" { texts.append(language) }
      texts[texts.count - 1].replace("{{\(name)}}", with: value)
    }
    var page = texts[0].replacing("{{languages}}", with: texts.dropFirst().joined())
    for tools in page.matches(of: /{{tools-([^}]*)}}/).reversed() {
      let file = own.appending(path: "page.\(tools.1).html")
      page.replaceSubrange(tools.range, with: (try? text(file)) ?? "")
    }
    let script =
      try text(library.appending(path: "Page/page.js"))
      + ((try? text(own.appending(path: "page.js"))) ?? "")
    let style = try text(library.appending(path: "Page/page.css"))
    for (name, text) in [("style", style), ("script", script)] {
      let value = text.replacing(/(?m)^ *(\/\/ .*\n)?/, with: "")
      page = page.replacing("{{\(name)-hash}}", with: try hash(of: value))
      page = page.replacing("{{\(name)}}", with: value)
    }
    let whole = folder.appending(path: "\(product.name).whole.wasm")
    let files = product.sourceModules.flatMap(\.sourceFiles).filter { $0.type == .resource }
    let sections = files.map { "--add-section=\($0.url.lastPathComponent)=\($0.url.path)" }
    _ = try output(
      of: context.tool(named: "llvm-objcopy").url, sections.sorted() + [program.path, whole.path])
    let zipped = try system("gzip", "-9", "-n", "-c", whole.path)
    page = page.replacing("{{program}}", with: text(of: zipped))
    let file = context.pluginWorkDirectoryURL.appending(path: "\(title).html")
    let isUnchanged = (try? Data(contentsOf: file)) == Data(page.utf8)
    if isUnchanged == false { try Data(page.utf8).write(to: file, options: .atomic) }
    print("\(file.path): \(isUnchanged ? "unchanged, " : "")\(page.utf8.count / 1_000) KB")
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

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

  /// Returns the hash of a text as a content security policy states it.
  private func hash(of text: String) throws -> String {
    let file = folder.appending(path: "hashed")
    try Data(text.utf8).write(to: file)
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
