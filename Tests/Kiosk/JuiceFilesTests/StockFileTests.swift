import Foundation
import JuiceFiles
import JuiceModel
import TestFiles
import Testing

struct StockFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("stock.json")
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Returns the path of a new link in the folder to another path.
  private func symbolicLink(_ name: String, to other: String) throws -> String {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: other)
    return folder.path(name)
  }

  @Test func `a missing file is created with the initial stock`() throws {
    let file = try StockFile(path, menu: .standard)
    #expect(file.stock == Stock(of: .standard))
    #expect(
      try text() == """
        {
          "version": 1,
          "stock": {
            "strawberry": 10,
            "banana": 10,
            "pineapple": 10,
            "kiwi": 10,
            "mango": 10
          }
        }

        """)
  }

  @Test func `a saved stock is read when the file is opened again`() throws {
    let stock = try Stock(of: .standard, with: [("kiwi", 0), ("mango", 100)])
    try StockFile(path, menu: .standard).save(stock)
    #expect(try StockFile(path, menu: .standard).stock == stock)
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
  }

  @Test func `a stock is read in any order, and any identifier is kept`() throws {
    let names = ["b", #"a"\/"#, "딸기", "🍓", "e\u{301}"]
    let menu = try Menu(
      fruits: names.map { Fruit(id: .init($0), name: [.korean: $0, .english: $0]) },
      juices: [Juice(id: "j", flavour: [.korean: "j", .english: "j"], recipe: ["b": 1])])
    let counts = names.enumerated().map { (fruit: Fruit.ID($1), count: $0 * 25) }
    let stock = try Stock(of: menu, with: counts)
    try StockFile(path, menu: menu).save(stock)
    let turned = try Menu(fruits: menu.fruits.reversed(), juices: menu.juices)
    let read = try StockFile(path, menu: turned).stock
    #expect(menu.fruits.map { read[$0.id] } == [0, 25, 50, 75, 100])
  }

  @Test func `a file can't be opened twice at a time`() throws {
    var first: StockFile? = try StockFile(path, menu: .standard)
    let other = try symbolicLink("other.json", to: "stock.json")
    for path in [path, other] {
      let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
      #expect(error?.kind == .inUse)
      #expect(
        error?.description
          == "\(path): is in use by another kiosk; close that kiosk, or use another file")
    }
    try first?.save(Stock(of: .standard))
    first = nil
    #expect(throws: Never.self) { try StockFile(other, menu: .standard) }
  }

  @Test func `a refused file leaves no descriptor open`() throws {
    let first = try StockFile(path, menu: .standard)
    for _ in 0..<10 {
      #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    }
    #expect(descriptors(of: path + ".lock") == 1)
    #expect(descriptors(of: folder.path("")) == 1)
    try first.save(Stock(of: .standard))
  }

  /// Returns the number of the process's descriptors that are open on a file.
  private func descriptors(of file: String) -> Int {
    var wanted = stat()
    guard stat(file, &wanted) == 0 else { return 0 }
    return (0..<Int32(4_096)).count { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_ino == wanted.st_ino
        && status.st_dev == wanted.st_dev
    }
  }

  @Test func `a link or file at the path of the draft is neither followed nor written to`() throws {
    let other = try folder.file("other", [0x7B])
    let file = try StockFile(path, menu: .standard)
    _ = try symbolicLink("stock.json.tmp", to: other)
    try file.save(Stock(of: .standard))
    #expect(link(other, path + ".tmp") == 0)
    try file.save(Stock(of: .standard))
    #expect(mkfifo(path + ".tmp", 0o600) == 0)
    try file.save(Stock(of: .standard))
    #expect(try Data(contentsOf: URL(filePath: other)) == Data([0x7B]))
    #expect(try folder.names() == ["other", "stock.json", "stock.json.lock"])
  }

  @Test func `a link is followed and kept`() throws {
    let link = try symbolicLink("link.json", to: "stock.json")
    _ = try StockFile(path, menu: .standard)
    let stock = try Stock(of: .standard, with: [("kiwi", 3)])
    try StockFile(link, menu: .standard).save(stock)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "stock.json")
    #expect(try StockFile(path, menu: .standard).stock == stock)
  }

  @Test func `a broken link is refused and kept`() throws {
    let link = try symbolicLink("link.json", to: "nothing.json")
    let error = #expect(throws: FileError.self) { try StockFile(link, menu: .standard) }
    #expect(error?.kind == .unwritable)
    #expect(try folder.names() == ["link.json"])
  }

  @Test func `the permissions of the file are kept`() throws {
    _ = try StockFile(path, menu: .standard)
    chmod(path, 0o666)
    let file = try StockFile(path, menu: .standard)
    try file.save(Stock(of: .standard, with: [("kiwi", 3)]))
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o666)
  }

  @Test(arguments: ["/dev/full", "/dev/null", "/dev", "/"])
  func `a file that isn't regular is refused and kept`(path: String) throws {
    var before = stat()
    var after = stat()
    #expect(stat(path, &before) == 0)
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    #expect(
      error?.description
        == "\(path): isn't a regular file; use one, or the name of a new file")
    #expect(stat(path, &after) == 0)
    #expect(before.st_ino == after.st_ino)
    #expect(access(path + ".lock", F_OK) == -1)
  }

  @Test(arguments: [S_IFIFO, S_IFSOCK])
  func `a pipe or a socket is refused at once`(kind: mode_t) throws {
    try #require(mknod(path, kind | 0o600, 0) == 0)
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    #expect(
      error?.description == "\(path): isn't a regular file; use one, or the name of a new file")
    #expect(try folder.names() == ["stock.json"])
  }

  @Test func `a huge file is refused at once, with the limit`() throws {
    try #require(truncate(try folder.file("stock.json", []), 1 << 40) == 0)
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    #expect(
      error?.description == "\(path): is too large; use a stock file of at most 1024 KiB")
  }

  @Test func `a folder isn't created as a file`() throws {
    let error = #expect(throws: FileError.self) { try StockFile(path + "/", menu: .standard) }
    #expect(
      error?.description == "\(path)/: isn't a regular file; use one, or the name of a new file")
    #expect(try folder.names() == [])
  }

  @Test func `a file that can't be locked is refused`() throws {
    try #require(mkdir(path + ".lock", 0o700) == 0)
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    #expect(error?.kind == .unwritable)
    #expect(
      error?.description == "\(path): can't be locked (Is a directory); "
        + "use a writable folder, in which its .lock file is readable")
    #expect(try folder.names() == ["stock.json.lock"])
  }

  @Test(arguments: ["/nowhere/stock.json", "/dev/null/stock.json"])
  func `a file that can't be created is refused`(path: String) {
    let error = #expect(throws: FileError.self) { try StockFile(path, menu: .standard) }
    #expect(error?.kind == .unwritable)
    #expect(error?.description.hasPrefix("\(path): can't be written (") == true)
    #expect(error?.description.hasSuffix("); use a file in a writable folder") == true)
  }
}
