import Foundation
import JuiceFiles
import JuiceModel
import TestFiles
import Testing

struct ChangedStockFileTests {
  /// Something that another program does to the file.
  enum Interference: CaseIterable {
    case append, editQuietly, replace, delete, link, pipe, folder, truncate
  }

  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("stock.json")
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Writes a text into the file without a new modification time.
  private func write(_ text: String) throws {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
    try #require(utimensat(AT_FDCWD, path, [status.st_atim, status.st_mtim], 0) == 0)
  }

  private func perform(_ interference: Interference) throws {
    switch interference {
    case .append: _ = try folder.file("stock.json", "\(try text())\n".utf8)
    case .editQuietly: try write(try text().replacing("\"mango\": 10", with: "\"mango\": 11"))
    case .replace:
      let other = try folder.file("other", try text().replacing("10", with: "9").utf8)
      try #require(rename(other, path) == 0)
    case .delete: try #require(unlink(path) == 0)
    case .link:
      try #require(rename(path, folder.path("target")) == 0)
      try #require(symlink("target", path) == 0)
    case .pipe: try #require(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
    case .folder: try #require(unlink(path) == 0 && mkdir(path, 0o700) == 0)
    case .truncate: try #require(truncate(path, 0) == 0)
    }
  }

  @Test(arguments: Interference.allCases)
  func `a file that another program changed isn't overwritten, and no juice is made`(
    interference: Interference
  ) throws {
    let file = try StockFile(path, menu: .standard)
    let store = FruitStore(file.stock) { stock throws(StockNotSaved) in try file.save(stock) }
    let maker = JuiceMaker(menu: .standard, store: store)
    try maker.make("kiwi")
    try perform(interference)
    var before = stat()
    lstat(path, &before)
    let names = try folder.names()
    let content = try? text()
    let stock = store.stock
    let isDeleted = interference == .delete
    let right =
      isDeleted
      ? "put it back, or open the kiosk again to create it"
      : "open the kiosk again to use what the file has now"
    let wrong = isDeleted ? "was deleted by another program" : "was changed by another program"
    for _ in 0..<2 {
      let failure = StockNotSaved(
        reason: "its file \(wrong)", suggestion: right, isOutdated: true)
      #expect(throws: OrderError.notSaved(failure)) { try maker.make("kiwi") }
      #expect(file.failure?.description == "\(path): \(wrong); \(right)")
      #expect(file.failure?.kind == .unwritable)
    }
    var after = stat()
    lstat(path, &after)
    #expect(store.stock == stock)
    #expect(file.stock == stock)
    #expect(before.st_ino == after.st_ino)
    #expect(try folder.names() == names)
    #expect((try? text()) == content)
  }

  @Test func `a file that is put back is written again`() throws {
    let file = try StockFile(path, menu: .standard)
    try #require(rename(path, folder.path("away")) == 0)
    #expect(throws: StockNotSaved.self) { try file.save(file.stock) }
    try #require(rename(folder.path("away"), path) == 0)
    try file.save(file.stock)
    #expect(file.failure == nil)
  }

  @Test func `a file that is opened again has what the other program wrote`() throws {
    var file: StockFile? = try StockFile(path, menu: .standard)
    try perform(.editQuietly)
    #expect(throws: StockNotSaved.self) { try file?.save(Stock(of: .standard)) }
    file = nil
    let again = try StockFile(path, menu: .standard)
    #expect(again.stock["mango"] == 11)
    try again.save(Stock(of: .standard))
  }

  @Test func `a file with other times or rights, or a copy of it, is the same file`() throws {
    let file = try StockFile(path, menu: .standard)
    try #require(utimensat(AT_FDCWD, path, nil, 0) == 0)
    try file.save(file.stock)
    try #require(utimensat(AT_FDCWD, path, [timespec(), timespec()], 0) == 0)
    try #require(chmod(path, 0o600) == 0)
    try file.save(file.stock)
    try #require(rename(try folder.file("copy", try text().utf8), path) == 0)
    try file.save(file.stock)
    for count in 0..<100 {
      try file.save(Stock(of: .standard, with: [("kiwi", count)]))
    }
    #expect(try text().contains("\"kiwi\": 99"))
  }

  @Test func `a file whose lock was deleted is locked again by the next change`() throws {
    let file = try StockFile(path, menu: .standard)
    try #require(unlink(path + ".lock") == 0)
    try file.save(file.stock)
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    #expect(error?.kind == .inUse)
  }

  @Test func `a file that another kiosk has locked since isn't written`() throws {
    let first = try StockFile(path, menu: .standard)
    try #require(unlink(path + ".lock") == 0)
    let second = try StockFile(path, menu: .standard)
    let right = "close that kiosk, or use another file"
    let reason = "its file is in use by another kiosk"
    #expect(throws: StockNotSaved(reason: reason, suggestion: right)) {
      try first.save(first.stock)
    }
    #expect(first.failure?.kind == .inUse)
    #expect(first.failure?.description == "\(path): is in use by another kiosk; \(right)")
    try second.save(Stock(of: .standard, with: [("kiwi", 1)]))
    #expect(try text().contains("\"kiwi\": 1,"))
  }

  @Test func `a file that belongs to someone else is refused with what to do`() throws {
    guard geteuid() == 0 else { return }
    try #require(chmod(folder.path(""), 0o777) == 0)
    _ = try StockFile(path, menu: .standard)
    try #require(chmod(path, 0o666) == 0 && chown(path, 1, 2) == 0)
    let file = try StockFile(path, menu: .standard)
    let text = try text()
    let wrong = "belongs to user 1 and group 2, which a new file can't be given"
    let right = "open the kiosk as that user, or make the file yours with chown"
    try withRightsOfNobody {
      #expect(throws: StockNotSaved(reason: "its file \(wrong)", suggestion: right)) {
        try file.save(file.stock)
      }
      #expect(file.failure?.description == "\(path): \(wrong); \(right)")
    }
    #expect(try self.text() == text)
    try file.save(file.stock)
    var status = stat()
    lstat(path, &status)
    #expect([status.st_uid, status.st_gid] == [1, 2])
  }
}
