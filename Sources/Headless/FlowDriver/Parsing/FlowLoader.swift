import PlainText

/// Reads a flow file and the files that it includes, within bounds.
final class FlowLoader<Files: FlowFiles> {
  private let files: Files
  private let first: FlowPath
  private var bytesLeft = 16 << 20
  private var filesLeft = 1_000

  init(_ file: String, in files: Files) {
    self.files = files
    first = FlowPath(file)
  }

  func load() throws(FlowFileError) -> Flow {
    let bytes: [UInt8]
    do {
      bytes = try files.contents(of: first.name, limit: bytesLeft)
    } catch {
      throw .unreadable(file: first.name, reason: "\(error)")
    }
    bytesLeft -= bytes.count
    guard bytesLeft >= 0 else {
      throw .unreadable(file: first.name, reason: "it's larger than 16 MiB")
    }
    do {
      return try flow(of: bytes, path: [first], includedBy: [], depth: 0)
    } catch {
      throw .syntax(error)
    }
  }

  /// Reads the last file of a chain in which each file includes the next.
  private func flow(
    of bytes: [UInt8],
    path: [FlowPath],
    includedBy: [FlowLine],
    depth: Int
  ) throws(FlowSyntaxError) -> Flow {
    let file = (path.last ?? first).name
    var parser = FlowParser(file: file, includedBy: includedBy, depth: depth) {
      name, lines, depth throws(InclusionError) in
      try self.include(name, path: path, includedBy: lines, depth: depth)
    }
    return try parser.flow(of: bytes)
  }

  private func include(
    _ name: String,
    path: [FlowPath],
    includedBy: [FlowLine],
    depth: Int
  ) throws(InclusionError) -> Flow {
    let file = try file(name, from: path.last ?? first)
    guard path.contains(file) == false else {
      throw .refused("\(name.shown) includes itself", "include a file that doesn't lead back to it")
    }
    let bytes = try contents(of: file, named: name)
    do {
      return try flow(of: bytes, path: path + [file], includedBy: includedBy, depth: depth)
    } catch {
      throw .syntax(error)
    }
  }

  /// Returns the file that a name in another file refers to.
  private func file(_ name: String, from file: FlowPath) throws(InclusionError) -> FlowPath {
    guard name.isEmpty == false, name.utf8.contains(0) == false else {
      throw .refused("\(name.shown) isn't the name of a file", #"write it as in "steps/open.flow""#)
    }
    guard let included = file.relative(name) else { throw outside(name) }
    return included
  }

  private func contents(
    of file: FlowPath,
    named name: String
  ) throws(InclusionError) -> [UInt8] {
    guard filesLeft > 0 else {
      throw .refused("the flow includes too many files", "include at most 1000")
    }
    filesLeft -= 1
    let contents: [UInt8]?
    do {
      contents = try self.contents(of: file)
    } catch {
      throw .refused("\(name.shown) can't be read (\(error))", "include a flow file that can")
    }
    guard let contents else { throw outside(name) }
    bytesLeft -= contents.count
    guard bytesLeft >= 0 else {
      throw .refused(
        "\(name.shown) is too long", "keep a flow and what it includes within 16 MiB")
    }
    return contents
  }

  /// Returns the bytes of a file, or `nil` if a symbolic link leads outside the folder.
  private func contents(of file: FlowPath) throws(Files.Failure) -> [UInt8]? {
    let folder = try files.truePath(of: first.folder.isEmpty ? "." : first.folder)
    let path = try files.truePath(of: file.name)
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return path.utf8.starts(with: base.utf8) ? try files.contents(of: path, limit: bytesLeft) : nil
  }

  private func outside(_ name: String) -> InclusionError {
    .refused(
      "\(name.shown) is outside the folder of \(first.name.shown)",
      "include a file in that folder or below it")
  }
}

/// The reason why a file can't be included.
enum InclusionError: Error {
  /// The file can't be parsed.
  case syntax(FlowSyntaxError)
  /// The file can't be read. The values describe what is wrong and what would be right.
  case refused(String, String)
}
