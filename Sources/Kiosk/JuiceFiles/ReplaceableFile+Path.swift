internal import Descriptors
internal import JuiceDocuments

extension ReplaceableFile {
  /// Returns the real path of the folder and the name of a file, which need not exist, or those of the
  /// destination of a symbolic link.
  static func resolve(_ path: String) throws(FileError) -> (folder: String, name: String) {
    var status = stat()
    let exists = lstat(path, &status) == 0
    do throws(SystemError) {
      guard exists || errno == ENOENT else { throw .last }
      let target = exists ? try realPath(path) : path
      let folder = target.folder
      let name = String(decoding: target.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      let isRegular = exists && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      if isRegular || (exists == false && name.isEmpty == false) {
        return (try realPath(folder.isEmpty ? "." : folder), name)
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
