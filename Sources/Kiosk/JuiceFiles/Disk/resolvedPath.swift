import Foundation

/// Where a file is or would be, once links are followed: its folder and its name.
func resolvedPath(_ path: String) throws(SystemError) -> (folder: String, name: String) {
  var status = stat()
  if lstat(path, &status) == 0 {
    let file = URL(fileURLWithPath: try realPath(path))
    return (file.deletingLastPathComponent().path, file.lastPathComponent)
  }
  guard errno == ENOENT else { throw .last }
  let file = URL(fileURLWithPath: path)
  return (try realPath(file.deletingLastPathComponent().path), file.lastPathComponent)
}

private func realPath(_ path: String) throws(SystemError) -> String {
  guard let resolved = realpath(path, nil) else { throw .last }
  defer { free(resolved) }
  return String(cString: resolved)
}
