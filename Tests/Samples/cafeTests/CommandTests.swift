import TestFiles
import Testing

struct CommandTests {
  @Test(arguments: [
    (["--language", "en"], "Latte", #""Croissant" "3,500 won""#),
    ([], "카페 라떼", #""크루아상" "3,500원""#),
  ])
  func `the command loads what a person reads`(
    arguments: [String], drink: String, recommended: String
  ) throws {
    let path = ThisPackage.command("cafe")
    let (_, text, _) = try ThisPackage.run(
      path, ["--linear"] + arguments, input: "tap \"\(drink)\"\n")
    #expect(text.contains(recommended), "\(text)")
  }
}
