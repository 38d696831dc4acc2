import JuiceModel
import JuiceProgram
import ProgramArguments
import ProgramUI
import TestSupport
import Testing

@testable import juicemaker_explorer

struct ExploreTests {
  /// Returns the options in arguments that are separated by spaces.
  private func options(_ line: String) throws -> ProgramOptions {
    let app = KioskExplorer().program
    let words = line.split(separator: " ").map { String($0) }
    guard case .perform(_, _, let options) = try app.table.request(words, ProgramOptions(app))
    else { throw ProgramFailure(usage: "not a subcommand") }
    return options
  }

  private func explore(_ line: String) throws -> (status: Int32, report: String) {
    var report = ""
    let options = try options(line)
    let status = try KioskExplorer(options).program.explore(options) { report += $0 }
    return (status.rawValue, report)
  }

  @Test(arguments: [
    ("--states=9 --format=mermaid", "--states and --format mermaid can't be combined"),
    ("--all --format=mermaid", "--all and --format mermaid can't be combined"),
    ("--stock=kiwi=1 --format=mermaid", "--stock and --format mermaid can't be combined"),
    ("--scope=orders --format=mermaid", "--scope and --format mermaid can't be combined"),
    ("--linear", "--linear is for run, not for explore"),
    ("run a --states=9", "--states is for explore, not for run"),
  ])
  func `wrong options are an error in one line`(line: String, problem: String) {
    #expect(throws: ProgramFailure(usage: problem)) { try options(line) }
  }

  @Test func `a number of states cuts explorations short, which is undecided`() throws {
    let folder = "Tests/Kiosk/juicemakerTests/Menus"
    let menu = ThisPackage.path("\(folder)/one-fruit.json")
    let (status, report) = try explore("--language=en --states=2 --scope=orders --menu=\(menu)")
    #expect(status == 2)
    let lines = report.split(separator: "\n")
    #expect(lines.count { $0.contains("bounded by 2 states, frontier ") } == 1)
    #expect(lines.first == "orders, 1 fruit, 1 juice")
    #expect(lines.last == "No law fails, but --states cut 1 of 1 exploration short.")
  }

  @Test func `an article shows the map that the program prints`() throws {
    let (status, map) = try explore("--format=mermaid")
    #expect(status == 0)
    let text = try ThisPackage.text("Sources/Kiosk/JuiceScreens/JuiceScreens.docc/RunAShop.md")
    #expect(text.contains("```mermaid\n\(map)```\n"))
    #expect(map.contains("재고 추가"))
  }
}
