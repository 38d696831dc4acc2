import Foundation
import TestSupport
import Testing

struct CommandTests {
  @Test func `the command loads what a person reads`() throws {
    let path = ThisPackage.command("cafe")
    let (_, text, _) = try ThisPackage.run(
      path, ["--linear", "--language", "en"], input: "tap \"Latte\"\n")
    #expect(text.contains(#""Croissant" "3,500 won""#), "\(text)")
  }

  @Test func `a step in the bag is read as one line`() throws {
    let taps = ["Latte", "Add", "Bag"].map { "tap \"\($0)\"\n" }.joined()
    let (_, text, _) = try ThisPackage.run(
      ThisPackage.command("cafe"), ["--changes", "--language", "en"],
      input: taps + "increase \"Latte, Short\"\n")
    let line = #"stepper "Latte, Short" "2, 9,000 won", decrease [3], increase [4]"#
    #expect(text.components(separatedBy: "\n\n").suffix(2) == [line, ""], "\(text)")
  }

  @Test func `responses that aren't text can't be recorded, which is said at once`() throws {
    let folder = try TemporaryFolder()
    let (status, _, errors) = try ThisPackage.run(
      ThisPackage.command("cafe"), ["--record", folder.path("a.flow")], input: "")
    #expect(status == 65)
    let sentence = """
      cafe: the response to "drinks" can't be recorded as text; make Response a \
      LosslessStringConvertible, or record a StubbedApp

      """
    #expect(errors == sentence)
    #expect(try folder.names().isEmpty)
  }
}
