internal import Foundation
public import JuiceModel
internal import Synchronization
package import SystemCalls

/// A stock in a file that only this process writes.
///
/// The file is a JSON object of a `version`, which is 1, and a `stock`, the counts of all fruits of
/// the menu (0 to 100) by identifier. It is only replaced as a whole. `FILE.lock` stays
/// next to it, and `FILE.tmp` exists while a change is written. If the path is a symbolic link, the
/// file is its destination.
public final class StockFile: Sendable {
  private let path: String
  private let lock: FileLock
  private let file: ReplaceableFile
  private let state: Mutex<State>

  private struct State {
    var stock: Stock
    /// The bytes of the file, or `nil` before it's created.
    var bytes: [UInt8]?
    var failure: FileError?
  }

  /// Opens the file of a menu's stock, or creates it with the initial stock of the menu.
  ///
  /// - Throws: A ``FileError`` if another process uses the file, if it can't be read or written, or if
  ///   it isn't a stock of the menu. The file is then unchanged.
  public convenience init(_ path: String, menu: Menu) throws(FileError) {
    try self.init(path, menu: menu, calls: FileCalls())
  }

  /// Opens or creates a file with system calls that may fail.
  package init(_ path: String, menu: Menu, calls: FileCalls) throws(FileError) {
    self.path = path
    let folder: String
    let name: String
    do {
      (folder, name) = try StockFile.resolve(path)
    } catch {
      throw StockFile.unwritable(path, "\(error)")
    }
    let target = folder + "/" + name
    try StockFile.checkKind(target, path)
    do {
      file = try ReplaceableFile(name, in: folder, calls: calls)
      lock = try FileLock(target)
    } catch {
      guard error.code == EWOULDBLOCK else { throw StockFile.unwritable(path, "\(error)") }
      throw FileError(
        .inUse, at: path, "is in use by another kiosk", "close that kiosk, or use another file")
    }
    var bytes: [UInt8]?
    if access(target, F_OK) == 0 {
      bytes = try readBytes(path, as: "stock file")
    }
    let stock = try StockFile.stock(bytes, of: menu, path)
    state = Mutex(State(stock: stock, bytes: bytes))
    do {
      try save(stock)
    } catch {
      throw StockFile.unwritable(path, error.reason)
    }
  }

  /// The stock in the file.
  public var stock: Stock { state.withLock { $0.stock } }

  /// The error that kept the last change from being saved, or `nil` if it was saved.
  public var failure: FileError? { state.withLock { $0.failure } }

  /// Replaces the stock in the file, and returns once it would survive a loss of power.
  ///
  /// - Throws: ``StockNotSaved``. The file is then unchanged.
  public func save(_ stock: Stock) throws(StockNotSaved) {
    let bytes = StockDocument.bytes(of: stock)
    try state.withLock { state throws(StockNotSaved) in
      do {
        try file.replace(state.bytes, with: bytes)
      } catch {
        state.failure = StockFile.unwritable(path, "\(error)")
        throw StockNotSaved(reason: "\(error)")
      }
      state = State(stock: stock, bytes: bytes)
    }
  }

  private static func stock(
    _ bytes: [UInt8]?,
    of menu: Menu,
    _ path: String
  ) throws(FileError) -> Stock {
    guard let bytes else { return Stock(of: menu) }
    let document = try JSONNode.document(bytes, in: path)
    do {
      return try StockDocument.stock(document, of: menu)
    } catch {
      throw error.error(in: path)
    }
  }

  private static func checkKind(_ target: String, _ path: String) throws(FileError) {
    var status = stat()
    guard stat(target, &status) == 0, (status.st_mode & S_IFMT == S_IFREG) == false else { return }
    throw FileError(at: path, "isn't a regular file", "use one, or the name of a new file")
  }

  /// Returns the real path of the folder and the name of a file, which need not exist.
  ///
  /// If the path is a symbolic link, the folder and the name are those of its destination.
  private static func resolve(_ path: String) throws(SystemError) -> (folder: String, name: String)
  {
    var status = stat()
    if lstat(path, &status) == 0 {
      let file = URL(fileURLWithPath: try realPath(path))
      return (file.deletingLastPathComponent().path, file.lastPathComponent)
    }
    guard errno == ENOENT else { throw .last }
    let file = URL(fileURLWithPath: path)
    return (try realPath(file.deletingLastPathComponent().path), file.lastPathComponent)
  }

  private static func unwritable(_ path: String, _ reason: String) -> FileError {
    FileError(.unwritable, at: path, "can't be written (\(reason))", "use a writable file")
  }
}

extension StockFile: Hashable {
  /// Returns whether two values are the same file, which can't be opened twice at a time.
  public static func == (first: StockFile, second: StockFile) -> Bool { first === second }

  /// Hashes the identity of the file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
