import FlowDriver

/// Flow files in memory, below the folder `/flows`, from which relative paths are read.
struct MemoryFiles: FlowFiles {
  struct Failure: Error, CustomStringConvertible {
    var description: String { "nothing there" }
  }

  /// The text of each file.
  var texts: [String: String] = [:]
  /// Where symbolic links lead.
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
  /// Files of these names.
  init(_ files: KeyValuePairs<String, String>) {
    for (name, text) in files { texts["/flows/\(name)"] = text }
  }

  /// Why the file `a.flow` is no flow.
  func error() -> String? {
    do {
      _ = try Flow(file: "a.flow", in: self)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
