import FlowDriver

/// Flow files in memory, below the folder `/flows`, from which relative paths are read.
struct MemoryFiles: FlowFiles {
  struct Failure: Error, CustomStringConvertible {
    var description: String { "nothing there" }
  }

  /// The text of each file.
  var texts: [String: String] = [:]
  /// The targets of symbolic links.
  var links: [String: String] = [:]

  func truePath(of path: String) throws(Failure) -> String {
    let absolute = path.hasPrefix("/") ? path : path == "." ? "/flows" : "/flows/\(path)"
    guard let link = links[absolute] else { return absolute }
    return link
  }

  func contents(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    guard let text = texts[try truePath(of: path)] else { throw Failure() }
    return Array(text.utf8.prefix(limit + 1))
  }
}

extension MemoryFiles {
  /// Creates files with names and texts.
  init(_ files: KeyValuePairs<String, String>) {
    for (name, text) in files { texts["/flows/\(name)"] = text }
  }

  /// Returns the reason why the file `a.flow` isn't a flow, or `nil` if it is.
  func error() -> String? {
    do {
      _ = try Flow(file: "a.flow", in: self)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
