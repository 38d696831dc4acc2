import Foundation
import HeadlessUI
import JuiceDocuments
import JuiceModel
import PageUI
import TestSupport
import Testing

@testable import juicemaker_page

/// The program of the page, in a process of wasmkit, compared with what this process does.
@Suite(.timeLimit(.minutes(5)))
struct ProgramTests {
  /// The folder of the page and its program, or `nil` if they weren't built.
  static let folder: String? = {
    guard let page = ProcessInfo.processInfo.environment["JUICEMAKER_PAGE"] else {
      print("The page isn't tested: JUICEMAKER_PAGE doesn't name the page; see .ci/browser.")
      return nil
    }
    return URL(filePath: page).deletingLastPathComponent().path
  }()

  /// The path of the page, or `nil` if it wasn't built.
  static let page = folder.map { "\($0)/juicemaker.html" }

  /// Returns the program in a language, or `nil` if the page wasn't built.
  static func program(_ words: PageWords) throws -> KioskOnPage? {
    try folder.map { folder in
      let program = try Conversation(
        "/usr/bin/env", ["wasmkit", "run", "\(folder)/juicemaker-page-command.wasm"])
      let page = { line in String(try program.ask(line, until: "\n\n").dropLast()) }
      return KioskOnPage(words, try page(words.rawValue)) { try page("\($0)") }
    }
  }

  @Test func `a number that no control has is ignored, and the program goes on`() throws {
    guard var program = try Self.program(.korean) else { return }
    let screen = try program.currentScreen()
    for number in [0, 9, -1, .max] { try program.take(.action(number)) }
    #expect(try program.currentScreen() == screen)
  }

  @Test func `the page has the words and the opening screens of the kiosk`() throws {
    guard let path = Self.page else { return }
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let lines = KioskPage.page.parts.flatMap { $0.value.split(separator: "\n") }
    #expect(lines.filter { page.contains($0) == false } == [])
    let beforeProgram = page.split(separator: #"id="program">"#)[0]
    #expect(beforeProgram.contains("{{") == false)
  }

  private static let damage = [
    "", "{", "}", "\"", "\\u", "-", "\u{1B}", "🍓", String(repeating: "[", count: 24), "null", "7",
    "-1", "\"fig\"", "[]", "{}", "1e99", "9223372036854775807", "92233720368547758070",
  ]

  /// A menu is damaged anywhere, or before a value in the third fruit or juice, which is left as it is
  /// under another name.
  ///
  /// Copy-on-write was once compiled wrongly for WebAssembly, so the paths in messages were wrong.
  @Test func `a damaged menu has the same errors`() throws {
    guard let page = Self.folder else { return }
    let name = ThisPackage.path("Tests/Kiosk/JuiceDocumentsTests/Menus/standard.json")
    let good = Array(try Data(contentsOf: URL(filePath: name)))
    let ids = good.indices.filter { good[$0...].starts(with: #""id""#.utf8) }
    let values = [2, 5 + 2].flatMap { third in
      good.indices[ids[third]...].filter { good[$0] == UInt8(ascii: ":") }.prefix(5)
    }
    var damaged = [good]
    func damage(_ part: Range<Int>, _ text: String) {
      var menu = good
      menu.replaceSubrange(part, with: text.utf8)
      damaged.append(menu)
    }
    for value in values {
      for token in Self.damage { damage(value + 1..<value + 1, "\(token), \"other\": ") }
    }
    for (index, start) in stride(from: 0, to: good.count - 4, by: 7).enumerated() {
      damage(start..<start + 4, Self.damage[index % Self.damage.count])
    }
    let messages = damaged.map { menu in
      do throws(FileError) {
        _ = try MenuFile(json: menu, file: "menu.json")
        return ""
      } catch {
        return error.description
      }
    }
    let folder = try TemporaryFolder()
    let input = try folder.file("menus", damaged.joined(separator: [0]) + [0])
    let (_, output, _) = try ThisPackage.run(
      "/bin/sh", ["-c", "wasmkit run \"$0\" <\"$1\"", "\(page)/checks/checks.wasm", input])
    let found = output.drop { $0.isNewline == false }.dropFirst()
      .split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
    let difference = zip(found, messages).first { ($0 == $1) == false }
    #expect(found.count == messages.count)
    #expect(difference == nil)
    let thirds = messages.count { $0.contains("fruits[2]") || $0.contains("juices[2]") }
    #expect(thirds > messages.count / 10)
    #expect(messages.contains { $0.isEmpty })
  }
}
