import JuiceDocuments
import JuiceModel

/// A text that a page keeps; the raw value is its file descriptor.
enum SavedText: Int32, Sendable {
  case stock = 3
  case menu = 4
}

/// The texts that a page keeps.
struct PageStorage: Sendable {
  /// Returns the bytes of a text, which are empty if nothing is saved.
  var read: @Sendable (SavedText) -> [UInt8]
  /// Replaces a text, and returns `nil`, or the cause if it can't be saved.
  var write: @Sendable (SavedText, [UInt8]) -> StockNotSaved.Cause?
  /// The bytes of the stock that were read or written last.
  private(set) var stock: [UInt8] = []
}

extension PageStorage: StockStorage {
  var path: String { "stock.json" }
  var limit: Int { sizeLimit }

  mutating func readText() -> [UInt8]? {
    stock = read(.stock)
    return stock.isEmpty ? nil : stock
  }

  mutating func replaceText(with text: [UInt8]) throws(FileError) {
    guard read(.stock) == stock else {
      throw FileError(.unwritable, at: path, "was changed elsewhere", cause: .changedElsewhere)
    }
    if let cause = write(.stock, text) {
      throw FileError(.unwritable, at: path, "the browser refuses to keep it", cause: cause)
    }
    stock = text
  }
}

/// The stock of a page, which belongs to its single thread.
final class PageStock: @unchecked Sendable {
  private var saved: SavedStock<PageStorage>
  /// The error that a fruit is misspelled, or `nil` if none is; in a page, nobody can correct it.
  private(set) var warning: FileError?

  /// Reads the saved stock, or saves the initial one of a menu if there is none.
  init(_ storage: PageStorage, _ menu: Menu) {
    saved = SavedStock(of: menu, in: storage)
    do throws(FileError) {
      _ = try saved.read(checksNames: true)
      overwrite()
    } catch {
      warning = (try? saved.readAgain()) == nil ? nil : error
    }
  }

  var failure: FileError? { saved.failure }

  /// A store that starts with the stock, and saves each of its changes.
  var store: FruitStore {
    FruitStore(saved.stock) { stock throws(StockNotSaved) in
      try self.saved.save(stock)
    } reading: { () throws(StockNotSaved) in
      try self.saved.readAgain()
    }
  }

  /// Saves the stock in place of one that can't be read.
  func overwrite() {
    _ = saved.storage.readText()
    try? saved.save(saved.stock)
  }
}
