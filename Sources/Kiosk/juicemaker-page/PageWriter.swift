#if arch(wasm32)
#else
  import BrowserUI
  import Foundation
  import HeadlessUI

  /// The command that writes the page: `juicemaker-page ASSETS PROGRAM PAGE`.
  @main
  enum PageWriter {
    static func main() {
      do {
        try write(CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) })
      } catch {
        FileHandle.standardError.write(Data("juicemaker-page: \(error)\n".utf8))
        exit(1)
      }
    }

    /// Writes the page, unless its file has the same bytes already.
    private static func write(_ paths: [URL]) throws {
      guard paths.count == 3 else {
        throw PageError(description: "use juicemaker-page ASSETS PROGRAM PAGE")
      }
      let page = Data(try self.page(paths[0], program: paths[1]).utf8)
      let isUnchanged = (try? Data(contentsOf: paths[2])) == page
      if isUnchanged == false { try page.write(to: paths[2], options: .atomic) }
      print("\(paths[2].path): \(isUnchanged ? "unchanged, " : "")\(page.count / 1_000) KB")
    }

    /// Returns the page that holds a program.
    private static func page(_ assets: URL, program: URL) throws -> String {
      func text(_ name: String) throws -> String {
        try String(contentsOf: assets.appending(path: name), encoding: .utf8)
      }
      let style = try text("page.css")
      let script = try text("page.js")
      let words = ToolWords.all[0]
      return try filled(
        text("page.html"),
        [
          "name": "juicemaker",
          "language": words.tag,
          "title": KioskPage(PageWords.words(in: words.tag)).screen.title,
          "style": style,
          "style-hash": try hash(style),
          "script": script,
          "script-hash": try hash(script),
          "no-script": ToolWords.all.map { "<p lang=\"\($0.tag)\">\($0.noScript)</p>" }.joined(),
          "opening": opening(words),
          "tools": tools(words),
          "templates": ToolWords.all.map(template).joined(separator: "\n"),
          "program": try output(of: ["gzip", "-9", "-n", "-c", program.path]).base64EncodedString(),
        ])
    }

    /// Returns a text with a value in place of each placeholder, such as `{{style}}`.
    static func filled(_ text: String, _ values: KeyValuePairs<String, String>) throws -> String {
      let parts = text.components(separatedBy: "{{")
      return try parts[0]
        + parts.dropFirst().map { part in
          guard let end = part.firstRange(of: "}}"),
            let value = values.first(where: { $0.key == part[..<end.lowerBound] })?.value
          else { throw PageError(description: "page.html: {{\(part) isn't a placeholder") }
          return value + part[end.upperBound...]
        }.joined()
    }

    private static func opening(_ words: ToolWords) -> String {
      let words = PageWords.words(in: words.tag)
      return KioskPage(words).screen.html(words.controls)
    }

    private static func template(_ words: ToolWords) -> String {
      """
      <template lang="\(words.tag)"><div id="app">\(opening(words))</div>
      \(tools(words))</template>
      """
    }

    /// Returns the controls below the screen, and the notices that the program can't show itself.
    private static func tools(_ words: ToolWords) -> String {
      let languages = ToolWords.all.map { other in
        """
        <button type="button" lang="\(other.tag)" data-language="\(other.tag)" \
        aria-pressed="\(other.tag == words.tag)">\(other.language)</button>
        """
      }
      return """
        <footer id="tools">
        <div class="languages" role="group" aria-label="\(words.languages)">\
        \(languages.joined(separator: " "))</div>
        <label class="file"><span>\(words.openMenu)</span>\
        <input type="file" id="menu" accept=".json,application/json"></label>
        <button type="button" data-reset>\(words.standardMenu)</button>
        </footer>
        \(notice("busy", words.busy))
        \(notice("failed", words.failed))
        """
    }

    private static func notice(_ id: String, _ words: (message: String, button: String)) -> String {
      """
      <dialog class="alert" role="alertdialog" id="\(id)" aria-labelledby="\(id)-words">\
      <p id="\(id)-words">\(words.message)</p><form method="dialog" class="buttons">\
      <button>\(words.button)</button></form></dialog>
      """
    }

    /// Returns the hash of a text as a content security policy states it.
    private static func hash(_ text: String) throws -> String {
      let digits = try output(of: ["sha256sum"], for: text).prefix(64)
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { offset in
        UInt8(String(decoding: digits.dropFirst(offset).prefix(2), as: UTF8.self), radix: 16)
      }
      return Data(bytes).base64EncodedString()
    }

    /// Returns what a command of the system writes to standard output.
    private static func output(of command: [String], for text: String = "") throws -> Data {
      let process = Process()
      let (input, output) = (Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try input.fileHandleForWriting.close()
      let written = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let isMissing = process.terminationStatus == 127
        throw PageError(
          description: "\(command[0]) \(isMissing ? "isn't installed; install it" : "failed")")
      }
      return written
    }
  }

  /// A reason why the page can't be written.
  struct PageError: Error, CustomStringConvertible {
    let description: String
  }
#endif
