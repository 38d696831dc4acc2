package import JuiceModel

/// A place that keeps the text of a stock, and that nothing else should write.
package protocol StockStorage {
  /// The path or the name of the text in errors.
  var path: String { get }
  /// The largest size of a text in bytes that can be read again.
  var limit: Int { get }

  /// Returns the text, or `nil` if there is none.
  mutating func readText() throws(FileError) -> [UInt8]?
  /// Replaces the text.
  ///
  /// - Throws: A ``FileError``, with the cause `changedElsewhere` if the text has changed since it was
  ///   last read or written.
  mutating func replaceText(with text: [UInt8]) throws(FileError)
}

/// A stock in a storage, which is the initial one of a menu until another one is read or saved.
package struct SavedStock<Storage: StockStorage> {
  private let menu: Menu
  package var storage: Storage
  private var document: StockDocument
  /// The error of the last change or reading, or `nil` if it succeeded.
  package private(set) var failure: FileError? {
    didSet { latestFailure = failure ?? latestFailure }
  }
  package private(set) var latestFailure: FileError?

  package init(of menu: Menu, in storage: Storage) {
    self.menu = menu
    self.storage = storage
    document = StockDocument(of: Stock(of: menu))
  }

  /// The stock as far as the menu has its fruits.
  package var stock: Stock { document.stock(of: menu) }

  /// Reads what is saved, even if it was changed elsewhere, and returns it, or `nil` if nothing is.
  ///
  /// A fruit that it doesn't count keeps its count. What can't be read isn't replaced until the storage
  /// has read its text once more.
  ///
  /// - Parameter checksNames: Whether the name of a fruit that is much like one of the menu is an error,
  ///   because a person can correct it.
  package mutating func read(checksNames: Bool = false) throws(FileError) -> StockDocument? {
    var storage = storage
    let saved = try storage.readText().map { text throws(FileError) in
      try StockDocument(json: text, file: storage.path, menu: checksNames ? menu : nil)
    }
    let next = saved.map(document.updated) ?? document
    guard next.longestSize <= storage.limit else {
      throw FileError(
        at: storage.path,
        "is too large with the new fruits of the menu; remove fruits that aren't on the menu, "
          + "or use another file")
    }
    self.storage = storage
    document = next
    return saved
  }

  package mutating func write(_ stock: Stock) throws(FileError) {
    let next = document.updated(with: StockDocument(of: stock))
    try storage.replaceText(with: next.bytes)
    document = next
  }

  /// Replaces the saved stock, which is unchanged if an error is thrown.
  package mutating func save(_ stock: Stock) throws(StockNotSaved) {
    try attempt { saved throws(FileError) in try saved.write(stock) }
  }

  /// Reads the saved stock, which stays as it is if an error is thrown.
  package mutating func readAgain() throws(StockNotSaved) -> Stock {
    try attempt { saved throws(FileError) in _ = try saved.read() }
    return stock
  }

  /// A damaged stock that was changed and not read again is still damaged.
  private mutating func attempt(
    _ work: (inout SavedStock) throws(FileError) -> Void
  ) throws(StockNotSaved) {
    do throws(FileError) {
      try work(&self)
      failure = nil
    } catch {
      let isStillDamaged = error.cause == .changedElsewhere && failure?.cause == .damaged
      let error = isStillDamaged ? failure ?? error : error
      failure = error
      throw StockNotSaved(error.cause, reason: error.description)
    }
  }
}
