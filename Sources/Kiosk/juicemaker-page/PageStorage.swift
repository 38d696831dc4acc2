import JuiceDocuments
import JuiceModel

/// A text that a page keeps; the raw value is its file descriptor.
enum SavedText: Int32, Sendable {
  case stock = 3
  case menu = 4
}

struct PageStorage: Sendable {
  /// Returns the bytes of a text, which are empty if nothing is saved.
  var read: @Sendable (SavedText) -> [UInt8]
  /// Replaces a text, and returns `nil`, or the cause if it can't be saved.
  var write: @Sendable (SavedText, [UInt8]) -> StockNotSaved.Cause?
  /// The largest size of a stock in bytes that can be read again.
  var stockLimit = sizeLimit
}

/// The saved stock, which nothing else should write.
///
/// It belongs to the single thread of a page.
final class SavedStock: @unchecked Sendable {
  /// The reason why the saved stock can't be read, or `nil` if it can.
  private(set) var failure: String?
  private let storage: PageStorage
  private var bytes: [UInt8] = []
  private var document: StockDocument

  /// Reads the saved stock, or takes the initial one of a menu if there is none that can be read.
  init(_ storage: PageStorage, _ menu: Menu) {
    self.storage = storage
    document = StockDocument(of: Stock(of: menu))
    do throws(StockNotSaved) {
      _ = try read(menu)
    } catch {
      failure = error.reason
    }
  }

  /// Returns a store that starts with the saved stock, and saves each of its changes.
  func store(for menu: Menu) -> FruitStore {
    FruitStore(document.stock(of: menu), saving: save) { () throws(StockNotSaved) in
      try self.read(menu)
    }
  }

  private func read(_ menu: Menu) throws(StockNotSaved) -> Stock {
    let saved = storage.read(.stock)
    do throws(FileError) {
      if saved.isEmpty == false {
        document = document.updated(with: try StockDocument(json: saved, file: "stock.json"))
      }
    } catch {
      throw StockNotSaved(error.cause, reason: error.description)
    }
    bytes = saved
    return document.stock(of: menu)
  }

  /// Saves the stock as it is, and returns the cause if it can't be saved.
  func save() -> StockNotSaved.Cause? {
    let cause = storage.write(.stock, document.bytes)
    if cause == nil { bytes = document.bytes }
    return cause
  }

  private func save(_ stock: Stock) throws(StockNotSaved) {
    guard storage.read(.stock) == bytes else {
      throw StockNotSaved(.changedElsewhere, reason: "it was changed elsewhere")
    }
    let next = document.updated(with: StockDocument(of: stock))
    guard next.longestSize <= storage.stockLimit else {
      throw StockNotSaved(.noRoom, reason: "it counts too many fruits")
    }
    if let cause = storage.write(.stock, next.bytes) {
      throw StockNotSaved(cause, reason: "the browser refuses to keep it")
    }
    document = next
    bytes = next.bytes
  }
}
