import Descriptors
import Foundation
import JuiceFiles
import JuiceModel
import Synchronization
import TestFiles
import Testing

struct SavingFailureTests {
  private let before = Stock(of: .standard)
  private let after: Stock
  private let folder: TemporaryFolder

  init() throws {
    after = try Stock(of: .standard, with: [("kiwi", 3)])
    folder = try TemporaryFolder()
    _ = try StockFile(folder.path("stock.json"), menu: .standard)
  }

  /// Returns the stock in the file, which is read from a copy because the file itself is locked.
  private func kept() throws -> Stock {
    let bytes = try Data(contentsOf: URL(filePath: folder.path("stock.json")))
    let copy = try TemporaryFolder()
    return try StockFile(try copy.file("stock.json", bytes), menu: .standard).stock
  }

  /// A file whose calls fail from one on, until the disk is mended.
  private func expectFailure(_ calls: FileCalls, _ disk: BrokenDisk, _ reason: String) throws {
    let file = try StockFile(folder.path("stock.json"), menu: .standard, calls: calls)
    disk.isBroken = true
    #expect(throws: StockNotSaved(reason: reason)) { try file.save(after) }
    #expect(try kept() == before)
    #expect(file.stock == before)
    #expect(file.failure?.problems.first?.wrong == "can't be written (\(reason))")
    #expect(file.latestFailure == file.failure)
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
    disk.isBroken = false
    try file.save(after)
    #expect(try kept() == after)
    #expect(file.stock == after)
    #expect(file.failure == nil)
    #expect(file.latestFailure?.problems.first?.wrong == "can't be written (\(reason))")
  }

  @Test(arguments: [0, 1, 17, 100])
  func `a full disk leaves the file unchanged`(room: Int) throws {
    let disk = BrokenDisk()
    var calls = FileCalls()
    calls.write = { descriptor, bytes in
      guard disk.isBroken else { return write(descriptor, bytes.baseAddress, bytes.count) }
      guard disk.count() > 1 || room == 0 else { return write(descriptor, bytes.baseAddress, room) }
      errno = ENOSPC
      return -1
    }
    try expectFailure(calls, disk, "No space left on device")
  }

  @Test(arguments: [1, 2])
  func `a file or folder that doesn't reach the disk leaves the file unchanged`(
    failing: Int
  ) throws {
    let disk = BrokenDisk()
    var calls = FileCalls()
    calls.sync = { descriptor in
      guard disk.isBroken, disk.count() == failing else { return fsync(descriptor) }
      errno = EIO
      return -1
    }
    try expectFailure(calls, disk, "Input/output error")
  }

  @Test func `a failure leaves the stock that was saved last`() throws {
    let disk = BrokenDisk()
    var calls = FileCalls()
    calls.sync = { descriptor in
      guard disk.isBroken, disk.count() == 2 else { return fsync(descriptor) }
      errno = EIO
      return -1
    }
    let file = try StockFile(folder.path("stock.json"), menu: .standard, calls: calls)
    try file.save(after)
    disk.isBroken = true
    #expect(throws: StockNotSaved.self) { try file.save(before) }
    #expect(try kept() == after)
  }

  @Test(arguments: [EINVAL, ENOTSUP])
  func `a folder that can't be synchronised is no failure`(code: Int32) throws {
    let disk = BrokenDisk()
    var calls = FileCalls()
    calls.sync = { descriptor in
      guard disk.count() % 2 == 0 else { return fsync(descriptor) }
      errno = code
      return -1
    }
    let file = try StockFile(folder.path("stock.json"), menu: .standard, calls: calls)
    try file.save(after)
    #expect(try kept() == after)
    #expect(file.failure == nil)
  }

  @Test func `a file that can't be replaced stays`() throws {
    let disk = BrokenDisk()
    var calls = FileCalls()
    calls.rename = { folder, old, new in
      guard disk.isBroken else { return renameat(folder, old, folder, new) }
      errno = EROFS
      return -1
    }
    try expectFailure(calls, disk, "Read-only file system")
  }

  @Test func `writes that are short or interrupted are completed`() throws {
    let disk = BrokenDisk()
    var calls = FileCalls()
    calls.write = { descriptor, bytes in
      guard disk.count() % 2 == 0 else {
        errno = EINTR
        return -1
      }
      return write(descriptor, bytes.baseAddress, min(bytes.count, 5))
    }
    try StockFile(folder.path("stock.json"), menu: .standard, calls: calls).save(after)
    #expect(try kept() == after)
  }

  @Test func `a draft that was left behind is replaced, but a folder isn't`() throws {
    _ = try folder.file("stock.json.tmp", [0x7B])
    let file = try StockFile(folder.path("stock.json"), menu: .standard)
    try file.save(before)
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
    try FileManager.default.createDirectory(
      atPath: folder.path("stock.json.tmp"), withIntermediateDirectories: false)
    #expect(throws: StockNotSaved(reason: "File exists")) { try file.save(after) }
    #expect(try kept() == before)
    try FileManager.default.removeItem(atPath: folder.path("stock.json.tmp"))
    try file.save(after)
    #expect(try kept() == after)
  }

  @Test func `a file that can't be created is refused when it's opened`() throws {
    var calls = FileCalls()
    calls.write = { _, _ in
      errno = ENOSPC
      return -1
    }
    let path = folder.path("new.json")
    let error = #expect(throws: FileError.self) {
      try StockFile(path, menu: .standard, calls: calls)
    }
    #expect(error?.kind == .unwritable)
    #expect(
      error?.description
        == "\(path): can't be written (No space left on device); use a file in a writable folder")
    #expect(try folder.names() == ["new.json.lock", "stock.json", "stock.json.lock"])
  }

  @Test func `kiosks on several threads keep the last stock`() throws {
    let file = try StockFile(folder.path("stock.json"), menu: .standard)
    let store = FruitStore(file.stock) { stock throws(StockNotSaved) in try file.save(stock) }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 0..<10 {
        try? store.apply(step % 3 == 0 ? ["kiwi": -1, "mango": 1] : ["kiwi": 2, "banana": thread])
      }
    }
    #expect(try kept() == store.stock)
    #expect((store.stock == before) == false)
  }
}
