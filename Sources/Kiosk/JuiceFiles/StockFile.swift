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
/// `FILE.tmp` holds the new contents, and exists only while a change is written, or for a moment
/// when the file is opened.
///
/// If another program changes or deletes the file while it's open, it isn't overwritten, unless that
/// happens in the moment before it's replaced. Changes are saved again once it has the same bytes as
/// before, or once it has been read again.
public final class StockFile: Sendable {
  private let saved: Mutex<SavedStock<ReplaceableFile>>

  /// The fruits that only the menu or only the file had when it was opened, on one line in English.
  ///
  /// A renamed fruit is both: its old identifier is kept in the file, and the new one is added.
  package let menuDifference: String?

  /// Opens the file of a menu's stock, or creates it with the initial stock of the menu.
  ///
  /// - Throws: A `FileError` if another process uses the file, if it can't be read or written, if it
  ///   isn't a stock, or if it misspells a fruit of the menu. The file is then unchanged.
  public init(_ path: String, menu: Menu) throws(FileError) {
    let storage = try ReplaceableFile(path, limit: sizeLimit)
    var saved = SavedStock(of: menu, in: storage)
    let document = try saved.read(checksNames: true)
    menuDifference = document?.difference(from: menu, file: path)
    try document == nil ? saved.write(saved.stock) : saved.storage.check()
    self.saved = Mutex(saved)
  }

  /// The stock in the file, as far as the menu has its fruits.
  public var stock: Stock { saved.withLock { $0.stock } }

  /// Of the last change, or `nil` if it was saved.
  package var failure: FileError? { saved.withLock { $0.failure } }

  /// Of the latest change that couldn't be saved.
  package var latestFailure: FileError? { saved.withLock { $0.latestFailure } }

  /// Replaces the stock in the file, and returns once it would survive a loss of power.
  ///
  /// - Throws: `StockNotSaved`. The file is then unchanged.
  public func save(_ stock: Stock) throws(StockNotSaved) {
    try saved.withLock { saved throws(StockNotSaved) in try saved.save(stock) }
  }

  /// Reads the file again, even if another program has changed it, and returns its stock.
  ///
  /// A fruit that the file doesn't count keeps its count. The stock stays as it is if the file was
  /// deleted; the next change creates the file.
  ///
  /// - Throws: `StockNotSaved` if the file can't be read or isn't a stock.
  public func readAgain() throws(StockNotSaved) -> Stock {
    try saved.withLock { saved throws(StockNotSaved) in try saved.readAgain() }
  }
}
