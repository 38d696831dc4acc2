import DescriptorIO
import JuiceFiles
import TestSupport
import Testing

struct MenuReadingTests {
  @Test(arguments: [
    ("/dev/zero", "PATH: isn't a regular file"), ("/dev", "can't read PATH: Is a directory"),
    ("/nowhere/menu.json", "can't read PATH: No such file or directory"),
    ("huge", "PATH: is larger than 1024 KiB"),
    ("link", "PATH: is a symbolic link to \"gone\", which doesn't exist; put that file back"),
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
