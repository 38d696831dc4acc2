import CellText
import DescriptorIO
import Foundation

extension Flow {
  /// Creates a flow from the file at a path and the files that it includes.
  ///
  /// The path of an included file is relative to the first file. An included file can't include others.
  ///
  /// - Throws: A ``FlowError`` if the file or an included one can't be read or parsed, or if there are no
  ///   commands, because a test without any would always pass.
  public init(contentsOf path: String) throws(FlowError) {
    var parser = FlowParser(file: path)
    parser.canInclude = true
    self = try parser.flow().checked(path)
  }

  /// Creates a flow from the text of a flow file that includes no others.
  ///
  /// There is one command on each line. Blank lines are skipped, and so are comments, which begin with a
  /// `#` outside quotes, and a byte order mark at the start. Lines end with LF or CRLF. In double
  /// quotes, `\"` stands for a quote, `\\` for a backslash, `\n` for a line break, and `\u{1B}` for a
  /// character that can't be printed, by its code.
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
    self = try Flow(parsing: bytes, file: "<stdin>").checked("standard input")
  }

  /// Returns the flow if it has commands.
  private func checked(_ file: String) throws(FlowError) -> Flow {
    guard steps.isEmpty else { return self }
    throw FlowError(.unreadable(file: file, reason: "it has no commands"))
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

extension FlowParser {
  /// Returns the flow of a file that the current line includes.
  func included(_ name: String) throws(FlowError) -> Flow {
    var parser = FlowParser(file: name.hasPrefix("/") ? name : file.folder + name)
    parser.context = ["included by \(location.place)"]
    do {
      return try parser.flow()
    } catch {
      throw error.location == nil ? error.located(at: location) : error
    }
  }

  func flow() throws(FlowError) -> Flow {
    let bytes = try reading(file) { () throws(FileReadingError) in
      try readFile(file, limit: 16 << 20)
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

private func reading<Content, Failure>(
  _ file: String, _ body: () throws(Failure) -> Content
) throws(FlowError) -> Content {
  try Result(catching: body).mapError { FlowError(.unreadable(file: file, reason: "\($0)")) }.get()
}
