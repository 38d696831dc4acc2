/// A file of a flow: the folder of the first file, and the way from there.
struct FlowPath: Hashable {
  private static let slash = UInt8(ascii: "/")

  /// The path of the folder with its slash, or nothing where the path of the first file has none.
  let folder: String
  private let parts: [String]

  /// The path of the file.
  var name: String { folder + parts.joined(separator: "/") }

  /// The first file of a flow.
  init(_ file: String) {
    let bytes = Array(file.utf8)
    let end = bytes.lastIndex(of: FlowPath.slash).map { $0 + 1 } ?? 0
    folder = String(decoding: bytes.prefix(end), as: UTF8.self)
    parts = [String(decoding: bytes.dropFirst(end), as: UTF8.self)]
  }

  private init(folder: String, parts: [String]) {
    self.folder = folder
    self.parts = parts
  }

  /// The file that has a path relative to this one, or nothing where that leaves the folder.
  func relative(_ path: String) -> FlowPath? {
    guard path.utf8.first == FlowPath.slash ? false : true else { return nil }
    var parts = parts.dropLast()
    for part in path.utf8.split(separator: FlowPath.slash) {
      switch String(decoding: part, as: UTF8.self) {
      case ".": continue
      case "..": guard case .some = parts.popLast() else { return nil }
      case let part: parts.append(part)
      }
    }
    return FlowPath(folder: folder, parts: Array(parts))
  }
}
