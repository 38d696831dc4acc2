import Foundation
import TestSupport
import Testing

/// The door for programs, as the page of `RemoteUI` describes it.
struct DoorTests {
  private static let page = Document(
    description: "Sources/Ports/RemoteUI/RemoteUI.docc/RemoteUI.md")
  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  @Test(.enabled(if: hasPython))
  func `the client in Python drives the kiosk, in twenty lines of code`() throws {
    let client = try #require(try DoorTests.page.blocks("python").first)
    #expect(client.lines.count { $0.isEmpty == false } <= 20)
    let folder = try TemporaryFolder()
    let path = try folder.file("client.py", client.text.utf8)
    let kiosk = [ThisPackage.program("juicemaker"), "--changes", "--language", "en"]
    let (status, output, errors) = try ThisPackage.run("/usr/bin/python3", [path] + kiosk)
    #expect(status == 0 && output.contains("value \"Kiwi\" id \"kiwi\" \"7\""), "\(errors)")
  }

  @Test func `the sizes of an outline and of an order's changes are as the page says`() throws {
    let kiosk = [ThisPackage.program("juicemaker"), "--language", "en"]
    func answers(_ arguments: String...) throws -> [String] {
      let program = kiosk[0]
      let options = kiosk.dropFirst() + arguments
      let (_, output, _) = try ThisPackage.run(program, options + [], input: "4\n")
      return output.components(separatedBy: "\n\n")
    }
    let (outline, changes) = try (answers("--outline")[0], answers("--changes")[1])
    let sizes =
      "the whole kiosk is \(outline.utf8.count + 1) bytes, and an order changes "
      + "\(changes.utf8.count + 1)."
    let text = try ThisPackage.text(DoorTests.page.description)
    #expect(text.replacing("\n", with: " ").contains(sizes), "\(sizes)")
  }
}
