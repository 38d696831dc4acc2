import DescriptorIO
import JuiceFiles
import JuiceModel
import TestSupport
import Testing

struct StockFileTests {
  private let folder: TemporaryFolder
  private let path: String
  private let initial = Stock(of: .standard)
  private let other: Stock

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("stock.json")
    other = Stock(of: .standard, with: [.kiwi: 0, .mango: 100])
  }

  private func text() throws -> String {
    String(decoding: try readFile(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func `a missing file is created with the initial stock, and has what is saved`() throws {
    var file: StockFile? = try StockFile(path, menu: .standard)
    #expect(try text().utf8.elementsEqual(StockDocument(of: initial).bytes))
    #expect(file?.stock == initial && file?.menuDifference == nil)
    try file?.save(other)
    #expect(file?.stock == other)
    file = nil
    #expect(try StockFile(path, menu: .standard).stock == other)
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
  }

  @Test func `a fruit that is misspelled is an error with its place, and nothing is written`()
    throws
  {
    let text = #"{ "version": 1, "stock": { "bananna": 7, "old": 1 } }"#
    _ = try folder.file("stock.json", text.utf8)
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    let advice = "Did you mean \"banana\"? Correct it, or remove it"
    #expect(
      error?.description
        == "\(path):1:28: stock.bananna: isn't a fruit of the menu. \(advice)")
    #expect(try self.text() == text)
    let complete = Stock(of: .standard).fruits.map { "\"\($0.rawValue)\": 1, " }.joined()
    _ = try folder.file(
      "stock.json", #"{ "version": 1, "stock": { \#(complete)"bananna": 7 } }"#.utf8)
    #expect(
      try StockFile(path, menu: .standard).menuDifference
        == "\(path): not on the menu, but still counted: bananna")
  }

  @Test func `a file can't be opened twice at a time, which leaves no descriptor open`() throws {
    var first: StockFile? = try StockFile(path, menu: .standard)
    let link = folder.path("link.json")
    symlink("stock.json", link)
    for path in [path, link] {
      let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
      let message = "is in use by another kiosk; close that kiosk, or use another file"
      #expect(error?.description == "\(path): \(message)")
      #expect(error?.kind == .inUse && error?.cause == .other)
    }
    #expect(try folder.descriptors(of: "stock.json.lock").count == 1)
    #expect(try folder.descriptors(of: "").isEmpty)
    try first?.save(initial)
    first = nil
    try StockFile(link, menu: .standard).save(other)
    #expect(folder.status("link.json").st_mode & S_IFMT == S_IFLNK)
    #expect(try StockFile(path, menu: .standard).stock == other)
  }

  @Test(arguments: [
    (BrokenDisk.Fault.write, ENOSPC, StockNotSaved.Cause.noRoom), (.write, EDQUOT, .noRoom),
    (.write, EFBIG, .noRoom), (.rename, EACCES, .notPermitted), (.rename, EPERM, .notPermitted),
    (.rename, EROFS, .notPermitted), (.syncFile, EIO, .other),
  ])
  func `an error of the system is told as its kind of cause`(
    fault: BrokenDisk.Fault, code: Int32, cause: StockNotSaved.Cause
  ) throws {
    let disk = BrokenDisk()
    let storage = try ReplaceableFile(path, limit: 1 << 20, calls: disk.calls(fault, code))
    var file = SavedStock(of: .standard, in: storage)
    disk.isBroken = true
    let error = #expect(throws: StockNotSaved.self) { try file.save(other) }
    #expect(error?.cause == cause)
    #expect(error?.reason == "can't write \(path): \(SystemError(code: code))")
    #expect(file.stock == initial && file.failure?.kind == .unwritable)
  }

  @Test func `a file that was changed, broken, or deleted is read again, and goes on`() throws {
    let file = try StockFile(path, menu: .standard)
    let (nines, eights) = try (text().replacing("10", with: "9"), text().replacing("10", with: "8"))
    var isDamaged = false
    for (content, kiwis) in [(nines, 9), ("{", nil), (eights, 8), (nil, 8)] as [(String?, Int?)] {
      if let content { _ = try folder.file("stock.json", content.utf8) } else { unlink(path) }
      let refusal = #expect(throws: StockNotSaved.self) { try file.save(initial) }
      #expect(refusal?.cause == (isDamaged ? .damaged : .changedElsewhere))
      #expect(refusal?.reason == file.failure?.description)
      isDamaged = kiwis == nil
      #expect((try? file.readAgain())?[.kiwi] == kiwis)
      #expect(file.failure?.kind == (isDamaged ? .badData : nil))
    }
    try file.save(other)
    #expect(file.stock == other)
  }

  @Test func `opening a file writes nothing, not even for another menu`() throws {
    let text = #"{"stock":{"old":1,"kiwi":2},"version":1}"#
    _ = try folder.file("stock.json", text.utf8)
    let before = folder.status("stock.json")
    let file = try StockFile(path, menu: .standard)
    #expect(file.stock == Stock(of: .standard, with: [.kiwi: 2]))
    #expect(file.menuDifference?.hasSuffix("; not on the menu, but still counted: old") == true)
    let after = folder.status("stock.json")
    #expect(before.st_ino == after.st_ino)
    #expect(before.st_ctim.tv_nsec == after.st_ctim.tv_nsec)
    try file.save(other)
    #expect(try self.text().contains("\"mango\": 100,\n    \"old\": 1\n"))
  }

  @Test func `a file beside which nothing can be written is refused as it's opened`() throws {
    try withRightsOfNobody {
      let folder = try TemporaryFolder()
      let path = folder.path("stock.json")
      _ = try StockFile(path, menu: .standard)
      chmod(folder.path(""), 0o500)
      defer { chmod(folder.path(""), 0o700) }
      let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
      #expect(error?.description == "can't write \(path): Permission denied")
    }
  }

  /// Checks that a path in a folder with odd files is refused, and that nothing is created.
  private func expectRefusal(of name: String, _ kind: FileError.Kind, _ message: String) throws {
    truncate(try folder.file("huge", []), 1 << 40)
    symlink("nothing", folder.path("broken"))
    mkdir(folder.path("locked.lock"), 0o700)
    var path = name.isEmpty || name.hasPrefix("/") ? name : folder.path(name)
    if name == "folder/" { path += "/" }
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    #expect(error?.description == message.replacing("PATH", with: path))
    #expect(error?.kind == kind)
    let names = try folder.names().filter { ($0 == "huge.lock") == false }
    #expect(names == ["broken", "huge", "locked.lock"])
  }

  @Test(arguments: ["/dev/full", "/", "folder/", ""])
  func `a path of something else than a regular file is refused`(name: String) throws {
    try expectRefusal(of: name, .badData, "PATH: isn't a regular file")
  }

  @Test func `a file that's too large is refused`() throws {
    try expectRefusal(of: "huge", .badData, "PATH: is larger than 1024 KiB")
  }

  @Test(arguments: [
    (
      "broken",
      "PATH: is a symbolic link to \"nothing\", which doesn't exist; put that file back, or delete the link to start with a new file"
    ),
    ("locked", "can't lock PATH: Is a directory"),
    ("/nowhere/stock.json", "can't write PATH: No such file or directory"),
    ("/dev/null/stock.json", "can't write PATH: Not a directory"),
  ])
  func `a path where no file can be kept is refused`(name: String, message: String) throws {
    try expectRefusal(of: name, .unwritable, message)
  }

  @Test func `a folder with a name that isn't UTF-8 isn't taken for another one`() throws {
    let other = folder.path("a\u{FFFD}")
    let link = folder.path("link")
    let odd = folder.path("a").utf8CString.dropLast() + [-1, 0]
    mkdir(Array(odd), 0o700)
    mkdir(other, 0o700)
    symlink(Array(odd), link)
    #expect(throws: FileError.self) { try StockFile(link + "/stock.json", menu: .standard) }
    #expect(rmdir(other) == 0)
  }
}

@Test func `a store keeps its stock in a file`() throws {
  let folder = try TemporaryFolder()
  let path = folder.path("stock.json")
  let file = try StockFile(path, menu: .standard)
  let store = FruitStore(file.stock, saving: file.save, reading: file.readAgain)
  try JuiceMaker(menu: .standard, store: store).make(.kiwi)
  #expect(file.stock[.kiwi] == 7)
}
