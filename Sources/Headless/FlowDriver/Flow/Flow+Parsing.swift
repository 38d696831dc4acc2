import Descriptors
import Foundation
import PlainText

extension Flow {
  /// Creates a flow from the file at a path and the files that it includes.
  ///
  /// The path of an included file is relative to the file that includes it. The included file must
  /// be in the folder of the first file or below it.
  ///
  /// - Throws: A ``FlowError`` if the file or an included one can't be read or parsed.
  public init(contentsOf path: String) throws(FlowError) {
    try self.init(contentsOf: path, limits: FlowParser.Limits())
  }

  package init(contentsOf path: String, limits: FlowParser.Limits) throws(FlowError) {
    let (realFile, folder) = try reading(path) { () throws(SystemError) in
      (try realPath(path), try realPath(path.folder.isEmpty ? "." : path.folder))
    }
    let source = FlowSource(
      path: path, folder: folder.hasSuffix("/") ? folder : folder + "/", open: [realFile])
    self = try FlowParser(source: source, limits: limits).flow(ofFile: path)
  }

  /// Creates a flow from the text of a flow file that includes no others.
  ///
  /// There is one command on each line. Blank lines are skipped, and so are comments, which begin with a
  /// `#` outside quotes, and a byte order mark at the start. Lines end with LF or CRLF. In double
  /// quotes, `\"` stands for a quote, `\\` for a backslash, and `\n` for a line break.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The name of the file in errors.
  /// - Throws: A ``FlowError`` for the first line that can't be parsed.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(parsing text: String, file: String) throws(FlowError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  package init(parsing bytes: [UInt8], file: String) throws(FlowError) {
    self = try FlowParser(file: file).flow(of: bytes)
  }

  package init(standardInput input: Int32) throws(FlowError) {
    let bytes = try reading("standard input") { () throws(FileReadingError) in
      try readToEnd(of: input, upTo: 16 << 20)
    }
    try self.init(parsing: bytes, file: "<stdin>")
  }

  /// Returns the paths of the flow files in a folder, in the order of their names, without those in
  /// folders below it.
  package static func files(in folder: String) throws(FlowError) -> [String] {
    let names = try reading(folder) { () throws(SystemError) in
      _ = try Descriptor(folder: folder)
      return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    let files = names.filter { $0.hasSuffix(".flow") }.sorted()
    guard files.isEmpty == false else {
      throw FlowError(.unreadable(file: folder, reason: "no file in it ends in .flow"))
    }
    let path = (folder as NSString).appendingPathComponent
    if let damaged = files.first(where: { $0.isDamaged }) {
      throw FlowError(.unreadable(file: path(damaged), reason: "the name isn't UTF-8"))
    }
    return files.map(path)
  }
}

/// A file that is being read and can include others.
struct FlowSource {
  let path: String
  /// The path of the folder that all files must be in, with a slash at the end and without symbolic
  /// links.
  let folder: String
  /// The real paths of this file and of the files that include it, none of which can be included again.
  let open: Set<String>
  /// The lines that include the file, the nearest first.
  var includedBy: [String] = []
  /// The number of inclusions and repetitions that the file is part of.
  var depth = 0

  func included(_ name: String, on line: String, depth: Int) throws(FlowError) -> FlowSource {
    let file = name.hasPrefix("/") ? name : path.folder + name
    let truePath = try reading(file) { () throws(SystemError) in try realPath(file) }
    guard truePath.utf8.starts(with: folder.utf8) else {
      throw FlowError(.unreadable(file: file, reason: "it's outside the folder of the flow"))
    }
    guard open.contains(truePath) == false else {
      throw FlowError(.unreadable(file: file, reason: "it includes itself"))
    }
    return FlowSource(
      path: file, folder: folder, open: open.union([truePath]), includedBy: [line] + includedBy,
      depth: depth)
  }
}

extension FlowParser {
  func flow(ofFile path: String) throws(FlowError) -> Flow {
    let bytes = try reading(path) { () throws(FileReadingError) in
      try readFile(path, limit: 16 << 20)
    }
    return try flow(of: bytes)
  }

  func flow(of bytes: [UInt8]) throws(FlowError) -> Flow {
    var parser = self
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try parser.read(line)
    }
    return try parser.finish()
  }
}

extension String {
  fileprivate var folder: String {
    let end = utf8.lastIndex(of: UInt8(ascii: "/"))
    return end.map { String(self[...$0]) } ?? ""
  }
}

private func reading<Result, Failure>(
  _ file: String, _ body: () throws(Failure) -> Result
) throws(FlowError) -> Result {
  do {
    return try body()
  } catch {
    throw FlowError(.unreadable(file: file, reason: "\(error)"))
  }
}
