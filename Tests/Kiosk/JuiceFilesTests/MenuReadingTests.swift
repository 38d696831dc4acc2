import Descriptors
import JuiceFiles
import JuiceModel
import TestFiles
import Testing

struct MenuReadingTests {
  @Test func `a menu is read from a file, and what is to say about it has its path`() throws {
    let folder = try TemporaryFolder()
    let document = #"""
      { "fruits": [{ "id": "a", "name": { "en": "A" }, "symbol": "🍓🍓", "stock": 1 }],
        "juices": [{ "id": "a", "flavour": { "en": "A" }, "recipe": { "a": 1 } }] }
      """#
    let path = try folder.file("menu.json", document.utf8)
    let file = try MenuFile(path)
    #expect(file.warnings.map(\.location) == ["\(path):1:60: fruits[0].symbol"])
    let wrong = try folder.file("wrong.json", document.replacing(": 1", with: ": 101").utf8)
    let error = #expect(throws: FileError.self) { try MenuFile(wrong) }
    let places = ["\(wrong):1:75: fruits[0].stock", "\(wrong):2:70: juices[0].recipe.a"]
    #expect(error?.problems.map(\.location) == places)
  }

  @Test(arguments: [
    ("/dev/zero", "PATH: isn't a regular file"), ("/dev", "can't read PATH: Is a directory"),
    ("/nowhere/menu.json", "can't read PATH: No such file or directory"),
    ("huge", "PATH: is larger than 1024 KiB"),
    (
      "link", "PATH: is a symbolic link to \"gone\", which doesn't exist; put that file back"
    ),
    ("pipe", "PATH:1:1: the document ends too soon; expected a value"),
  ])
  func `a path without a menu is reported, and never waited for`(
    name: String, message: String
  ) throws {
    let folder = try TemporaryFolder()
    truncate(try folder.file("huge", []), 1 << 40)
    mkfifo(folder.path("pipe"), 0o600)
    symlink("gone", folder.path("link"))
    let path = name.hasPrefix("/") ? name : folder.path(name)
    let error = #expect(throws: FileError.self) { try MenuFile(path) }
    #expect(error?.description == message.replacing("PATH", with: path))
    #expect(error?.kind == .badData)
  }
}
