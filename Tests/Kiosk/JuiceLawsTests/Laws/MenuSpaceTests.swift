import FlowDriver
import FlowExplorer
import Foundation
import JuiceFiles
import JuiceModel
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

@testable import JuiceLaws

/// Kiosks with menus of other shops, among them odd ones.
struct MenuSpaceTests {
  private static let menus = [
    "JuiceDocumentsTests/Menus/lemonade", "juicemakerTests/Menus/duplicate-names",
    "juicemakerTests/Menus/no-symbols", "juicemakerTests/Menus/one-fruit",
    "juicemakerTests/Menus/other-languages", "juicemakerTests/Menus/whole-stock",
  ]

  private static let scopes = TestSizes.size(
    quick: [.ordering, .restockingUpTo3, .restockingUpTo100], exhaustive: KioskExploration.allCases)

  private func menu(_ name: String) throws -> Menu {
    try MenuFile(ThisPackage.path("Tests/Kiosk/\(name).json")).menu
  }

  @Test(arguments: menus, TestSizes.size(quick: ["ko"], exhaustive: ["ko", "en"]))
  func `a menu is explored completely, and every law holds`(
    name: String,
    language: String
  ) throws {
    let menu = try menu(name)
    let phrases = language == "ko" ? Phrases.korean : .english
    for scope in Self.scopes {
      let isFirst = TestSizes.areExhaustive && language == "ko"
      let laws = scope.laws(inFirstLanguage: isFirst)
      let exploration = scope.explorer(
        of: menu, stock: Stock(of: menu), phrases: phrases, checking: laws
      ).explore()
      #expect(exploration.holds, "\(exploration)")
    }
  }

  @Test func `flows choose between duplicate names by identifiers`() throws {
    let menu = try menu("juicemakerTests/Menus/duplicate-names")
    let interval = TestSizes.size(quick: 20, exhaustive: 1)
    for scope in Self.scopes {
      let explorer = scope.explorer(of: menu, stock: Stock(of: menu), phrases: .korean)
      let exploration = Explorer(explorer.scope, makeApp: explorer.makeApp).explore()
      for number in exploration.states.indices where number % interval == 0 {
        let driver = Driver(explorer.makeApp())
        try driver.run(exploration.flow(to: number))
        #expect(driver.app.state == exploration.states[number])
      }
    }
  }

  @Test func `the menus of the tests are all explored`() throws {
    let folders = ["JuiceDocumentsTests/Menus", "juicemakerTests/Menus"]
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: ThisPackage.path("Tests/Kiosk/\(folder)"))
        .map { "\(folder)/\($0)" }
    }
    let standard = "JuiceDocumentsTests/Menus/standard.json"
    #expect(files.sorted() == (Self.menus.map { $0 + ".json" } + [standard]).sorted())
    #expect(try MenuFile(ThisPackage.path("Tests/Kiosk/\(standard)")).menu == .standard)
  }
}
