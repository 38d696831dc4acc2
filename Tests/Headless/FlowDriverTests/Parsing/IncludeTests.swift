import FlowDriver
import Foundation
import TestSupport
import Testing

struct IncludeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["flows/steps", "flowsome"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
  }

  /// Writes files, and returns the steps of the first one, or why it isn't a flow.
  private func steps(_ files: KeyValuePairs<String, String>) throws -> [String] {
    for (name, text) in files { _ = try folder.file("flows/\(name)", text.utf8) }
    let (root, first) = (folder.path("flows") + "/", folder.path("flows/\(files[0].key)"))
    return outcome { try Flow(contentsOf: first) }.map { $0.replacing(root, with: "") }
  }

  @Test func `an included file counts as if it were written there`() throws {
    let found = try steps([
      "a.flow": "show\nrepeat 2\ninclude \"steps/b.flow\" # here\nend\n",
      "steps/b.flow": "\u{FEFF}include \"./c.flow\"\r\ninclude \"../d.flow\"\r\n",
      "steps/c.flow": "dismiss", "d.flow": "tap \"a\"",
    ])
    let rounds = (1...2).flatMap { number in
      let end = "by a.flow:3; in repetition \(number) of 2)"
      return [
        "steps/./c.flow:1: dismiss (included by steps/b.flow:1, \(end)",
        "steps/../d.flow:1: tap \"a\" (included by steps/b.flow:2, \(end)",
      ]
    }
    #expect(found == ["a.flow:1: show"] + rounds)
  }

  @Test func `a failure in an included file names the file and the chain`() throws {
    _ = try steps(["a.flow": "show\ninclude \"b.flow\"", "b.flow": "# Pay\ntap \"Pai\""])
    let flow = try Flow(contentsOf: folder.path("flows/a.flow"))
    let error = #expect(throws: FlowError.self) { try Driver(TicketMachine()).run(flow) }
    let (file, included) = (folder.path("flows/a.flow"), folder.path("flows/b.flow"))
    let message = #":2: no button "Pai". Did you mean "Pay"? (included by "#
    #expect(error?.description.hasPrefix("\(included)\(message)\(file):2)\nscreen ") == true)
  }

  @Test(arguments: [
    ("", "a.flow:2: can't read : it's outside the folder of the flow"),
    ("/etc/passwd", "a.flow:2: can't read /etc/passwd: it's outside the folder of the flow"),
    ("../flowsome/b.flow", "a.flow:2: can't read ../flowsome/b.flow: it's outside the folder"),
    ("out.flow", "a.flow:2: can't read out.flow: it's outside the folder of the flow"),
    ("b.flow", "a.flow:2: can't read b.flow: No such file or directory"),
    ("steps", "a.flow:2: can't read steps: Is a directory"),
    ("./a.flow", "a.flow:2: can't read ./a.flow: it includes itself"),
    ("b", "b:1:1: \"tpa\" isn't a command; "),
    ("in.flow", "a.flow:1: show"),
  ])
  func `a file that can't be included is reported at the line that includes it`(
    path: String, message: String
  ) throws {
    _ = try folder.file("flowsome/b.flow", "show".utf8)
    _ = try folder.file("flows/b", "tpa".utf8)
    _ = try folder.file("flows/steps/c.flow", "show".utf8)
    for (link, target) in [("out", "flowsome/b.flow"), ("in", "flows/steps/c.flow")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("flows/\(link).flow"), withDestinationPath: folder.path(target))
    }
    let found = try steps(["a.flow": "show\n  include \"\(path)\""])
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test func `a circle is reported with the chain that leads to it`() throws {
    let found = try steps([
      "a.flow": "include \"b.flow\"", "b.flow": "\ninclude \"c.flow\"",
      "c.flow": "\n\ninclude \"b.flow\"",
    ])
    let chain = "(included by b.flow:2, by a.flow:1)"
    #expect(found == ["c.flow:3: can't read b.flow: it includes itself \(chain)"])
  }

  @Test func `an included file can't end a repeat that it didn't begin`() throws {
    let found = try steps(["a.flow": "repeat 2\ninclude \"b.flow\"\nend", "b.flow": "show\nend"])
    let message = "end without repeat; write repeat N on a line before it"
    #expect(found == ["b.flow:2:4: \(message) (included by a.flow:2)"])
  }

  @Test func `inclusions nest twenty levels deep, and end soon if they multiply`() throws {
    for depth in 1...25 {
      let text = "include \"\(depth + 1).flow\"\n"
      _ = try folder.file("flows/\(depth).flow", text.utf8)
    }
    let deep = try steps(["0.flow": "include \"1.flow\""])
    #expect(deep.first?.hasPrefix("20.flow:1:18: repeat and include are nested too deeply") == true)
    let wide = try steps([
      "0.flow": "include \"1.flow\"\ninclude \"1.flow\"",
      "1.flow": "repeat 1000\nrepeat 60\nend\nend",
    ])
    #expect(wide.first?.hasPrefix("0.flow:2:17: the flow has too many commands") == true)
  }
}
