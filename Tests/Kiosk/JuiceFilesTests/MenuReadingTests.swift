import Foundation
import JuiceFiles
import JuiceModel
import PlainText
import TestFiles
import Testing

struct MenuReadingTests {
  private static let document = #"""
    { "fruits": [{ "id": "a", "name": { "en": "A" }, "stock": 1 }],
      "juices": [{ "id": "a", "flavour": { "en": "A" }, "recipe": { "a": 1 } }] }
    """#

  @Test func `a menu is read from a file with its warnings`() throws {
    let folder = try TemporaryFolder()
    let text = Self.document.replacing("\"A\"", with: "\"A\", \"ko\": \"가\"")
    let file = try MenuFile(folder.file("menu.json", text.utf8))
    #expect(file.warnings == [])
    #expect(file.menu.fruits.map(\.name[.korean]) == ["가"])
    let symbol = text.replacing("\"stock\"", with: "\"symbol\": \"🍓🍓\", \"stock\"")
    let path = try folder.file("menu.json", symbol.utf8)
    #expect(try MenuFile(path).warnings.map(\.location) == ["\(path):1:71: fruits[0].symbol"])
    #expect(try Menu(file: path).fruits.map(\.symbol) == ["🍓🍓"])
  }

  @Test func `everything that is wrong in a file has the path of the file`() throws {
    let folder = try TemporaryFolder()
    let text = Self.document
      .replacing("\"a\": 1", with: "\"a\": 0").replacing("\"stock\"", with: "\"stok\"")
    let path = try folder.file("menu.json", text.utf8)
    do throws(FileError) {
      _ = try MenuFile(path)
      Issue.record("the file is read")
    } catch let error {
      #expect(error.kind == .badData)
      #expect(
        error.problems.map { $0.location } == [
          "\(path):1:50: fruits[0].stok", "\(path):2:70: juices[0].recipe.a",
        ])
    }
  }

  @Test func `a file of ten megabytes is refused`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("big.json", Data(count: 10_000_000))
    let error = #expect(throws: FileError.self) { try Menu(file: file) }
    #expect(
      error?.description == "\(file): is too large; use a menu file of at most 1024 KiB")
  }

  @Test(.timeLimit(.minutes(5))) func `a pipe that nobody writes to isn't waited for`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("pipe")
    try #require(mkfifo(file, 0o600) == 0)
    let error = #expect(throws: FileError.self) { try Menu(file: file) }
    #expect(error?.description == "\(file):1:1: the document ends too soon; expected a value")
  }

  @Test(arguments: [
    ("/dev/zero", "can't be read (it isn't a regular file); use a readable menu file"),
    ("/nowhere/menu.json", "can't be read (No such file or directory); use a readable menu file"),
    ("/dev", "can't be read (Is a directory); use a readable menu file"),
    ("/\u{1B}[2J\n", "can't be read (No such file or directory); use a readable menu file"),
  ])
  func `a path without a readable file is reported`(path: String, message: String) {
    let error = #expect(throws: FileError.self) { try Menu(file: path) }
    #expect(error?.description == "\(path.visible): \(message)")
    #expect(error?.kind == .badData)
  }
}
