internal import Descriptors
public import JuiceDocuments
public import JuiceModel
internal import Synchronization

/// A stock in a file that only this process writes.
///
/// The file is a JSON object of a `version` (1) and a `stock`, the counts of fruits (0 to 100) by
/// identifier. It's replaced only as a whole, and only for a change, not when it's opened. It keeps
/// its permissions, its owner, and its group, but not its access control list or its extended
/// attributes. If the path is a symbolic link, the file is its destination.
///
/// A fruit of the menu that the file doesn't count when it's opened starts with the menu's count. A
/// fruit that the menu doesn't have keeps its count in the file until it returns.
///
/// Two files lie beside it. `FILE.lock` keeps other kiosks from using the file, and stays. If it's
/// deleted, the next change locks the file again, or isn't saved if another kiosk has locked it.
/// `FILE.tmp` holds the new contents, and exists only while a change is written.
///
/// If another program changes or deletes the file while it's open, it isn't overwritten, unless that
/// happens in the moment before it's replaced. Changes are saved again once it has the same bytes as
/// before, or once it has been read again.
public final class StockFile: Sendable {
  private let path: String
  private let menu: Menu
  private let limit: Int
  private let state: Mutex<State>

  /// The fruits that only the menu or only the file had when it was opened, or `nil` if both had the
  /// same.
  public let menuDifference: MenuDifference?

  private struct State {
    var file: ReplaceableFile
    var document: StockDocument
    var latestFailure: FileError?
    var failure: FileError? {
      didSet { latestFailure = failure ?? latestFailure }
    }
  }

  /// Opens the file of a menu's stock, or creates it with the initial stock of the menu.
  ///
  /// - Throws: A `FileError` if another process uses the file, if it can't be read or written, or if
  ///   it isn't a stock. The file is then unchanged.
  public convenience init(_ path: String, menu: Menu) throws(FileError) {
    try self.init(path, menu: menu, calls: FileCalls())
  }

  package init(
    _ path: String, menu: Menu, calls: FileCalls, limit: Int = sizeLimit
  ) throws(FileError) {
    (self.path, self.menu, self.limit) = (path, menu, limit)
    let (folder, name) = try StockFile.resolve(path)
    let opened = Result { () throws(ReplacementError) in
      try ReplaceableFile(name, in: folder, calls: calls)
    }
    var file = try opened.mapError { FileError($0, at: path) }.get()
    let initial = StockDocument(of: Stock(of: menu))
    let document = try StockFile.document(in: &file, path, limit)
    let next = document.map(initial.updated) ?? initial
    guard next.longestSize <= limit else {
      throw FileError(
        at: path,
        "is too large with the new fruits of the menu; remove those that it no longer has, "
          + "or use another file")
    }
    menuDifference = document.flatMap { MenuDifference(menu: menu, document: $0, file: path) }
    do throws(ReplacementError) {
      if case .some = document { try file.check() } else { try file.replace(with: next.bytes) }
    } catch {
      throw FileError(error, at: path)
    }
    state = Mutex(State(file: file, document: next))
  }

  /// The stock in the file, as far as the menu has its fruits.
  public var stock: Stock { state.withLock { $0.document.stock(of: menu) } }

  /// The error of the last change, or `nil` if it was saved.
  public var failure: FileError? { state.withLock { $0.failure } }

  /// The error of the latest change that couldn't be saved, or `nil` if every change was saved.
  public var latestFailure: FileError? { state.withLock { $0.latestFailure } }

  /// Replaces the stock in the file, and returns once it would survive a loss of power.
  ///
  /// - Throws: `StockNotSaved`. The file is then unchanged.
  public func save(_ stock: Stock) throws(StockNotSaved) {
    try state.withLock { state throws(StockNotSaved) in
      let document = state.document.updated(with: StockDocument(of: stock))
      do throws(ReplacementError) {
        try state.file.replace(with: document.bytes)
      } catch {
        let (failure, last) = (FileError(error, at: path), state.failure)
        let isStillDamaged = failure.cause == .changedElsewhere && last?.cause == .damaged
        state.failure = isStillDamaged ? last : failure
        throw StockNotSaved(
          isStillDamaged ? .damaged : failure.cause, reason: failure.description)
      }
      state.document = document
      state.failure = nil
    }
  }

  /// Reads the file again, even if another program has changed it, and returns its stock.
  ///
  /// A fruit that the file doesn't count keeps its count. The stock stays as it is if the file was
  /// deleted; the next change creates the file.
  ///
  /// - Throws: `StockNotSaved` if the file can't be read or isn't a stock.
  public func readAgain() throws(StockNotSaved) -> Stock {
    try state.withLock { state throws(StockNotSaved) in
      do throws(FileError) {
        var file = state.file
        let document = try StockFile.document(in: &file, path, limit)
        state.file = file
        state.document = document.map(state.document.updated) ?? state.document
        state.failure = nil
        return state.document.stock(of: menu)
      } catch {
        state.failure = error
        throw StockNotSaved(error.cause, reason: error.description)
      }
    }
  }

  private static func document(
    in file: inout ReplaceableFile, _ path: String, _ limit: Int
  ) throws(FileError) -> StockDocument? {
    let read = Result { () throws(FileReadingError) in try file.read(limit: limit) }
    let bytes = try read.mapError { FileError($0, at: path) }.get()
    guard let bytes else { return nil }
    return try StockDocument(json: bytes, file: path)
  }

  /// Returns the real path of the folder and the name of a file, which need not exist, or those of the
  /// destination of a symbolic link.
  private static func resolve(_ path: String) throws(FileError) -> (folder: String, name: String) {
    var status = stat()
    let exists = lstat(path, &status) == 0
    do throws(SystemError) {
      guard exists || errno == ENOENT else { throw .last }
      let (folder, name) = split(exists ? try realPath(path) : path)
      let isRegular = exists && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      if isRegular { return (folder, name) }
      if exists == false, name.isEmpty == false { return (try realPath(folder), name) }
    } catch {
      guard error.code == ENOENT, let link = FileError.brokenLink(path) else {
        throw FileError(ReplacementError.system(error), at: path)
      }
      throw FileError(
        .unwritable, at: path, link + ", or delete the link to start with a new file")
    }
    throw FileError(at: path, "isn't a regular file")
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[...slash]), String(path[slash...].dropFirst()))
  }
}

extension StockFile: Equatable {
  /// Returns whether two values are the same file.
  public static func == (first: StockFile, second: StockFile) -> Bool { first === second }
}
