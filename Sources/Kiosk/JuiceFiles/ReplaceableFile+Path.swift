internal import Descriptors
internal import JuiceDocuments

extension ReplaceableFile {
  /// Returns the real path of a file, which need not exist, or of the destination of a symbolic link.
  static func resolve(_ path: String) throws(FileError) -> String {
    do throws(SystemError) {
      let target = try fileStatus(at: path) == nil ? path : realPath(path)
      let folder = target.folder
      let name = String(decoding: target.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      let isRegular = try fileStatus(at: target).map { $0.st_mode & S_IFMT == S_IFREG }
      if isRegular ?? (name.isEmpty == false) {
        return try realPath(folder.isEmpty ? "." : folder) + "/" + name
      }
    } catch {
      guard error.code == ENOENT, let link = FileError.brokenLink(path) else {
        throw FileError(error, at: path)
      }
      throw FileError(
        .unwritable, at: path, link + ", or delete the link to start with a new file")
    }
    throw FileError(at: path, "isn't a regular file")
  }
}
