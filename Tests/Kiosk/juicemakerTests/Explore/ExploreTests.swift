import CommandSyntax
import JuiceExploration
import TestSupport
import Testing

@testable import CommandUI
@testable import juicemaker

struct ExploreTests {
  @Test func `a number of states cuts explorations short, which is undecided`() throws {
    let menu = ThisPackage.path("Tests/Kiosk/juicemakerTests/Menus/one-fruit.json")
    var options = try Arguments(
      parsing: ["explore", "--language=en", "--states=2", "--menu", menu]
    ).options
    let parts = options.app.parts(options)
    options.app.parts = { _ in Array(parts.prefix(2)) }
    var output = ""
    #expect(options.explore(&output) == .undecided)
    let lines = output.split(separator: "\n")
    #expect(lines.count { $0.contains("bounded by 2 states, frontier ") } == 2)
    #expect(lines.first == "orders, 1 fruit, 1 juice")
    #expect(lines.last == "No law fails, but --states cut 2 of 2 explorations short.")
  }

  @Test func `an article shows the map that the command prints`() throws {
    var map = ""
    var options = Options()
    options.isMap = true
    let status = options.explore(&map)
    #expect(status == .success)
    let text = try ThisPackage.text("Sources/Kiosk/JuiceScreens/JuiceScreens.docc/RunAShop.md")
    #expect(text.contains("```mermaid\n\(map)```\n"))
    #expect(map.contains("재고 추가"))
  }
}
