import FlowExplorer
import JuiceExploration
import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestFiles
import Testing

@testable import CommandUI
@testable import juicemaker

struct ExploreTests {
  private static let scopes = [KioskScope.orders, .restockingUpTo100]

  /// Returns the lines that the command prints, what it prints beside them, and its exit status.
  private func explore(
    _ arguments: String...
  ) throws -> (lines: [String], errors: String, status: CommandUI.ExitStatus) {
    var (output, errors) = ("", "")
    var options = try Arguments(parsing: ["explore", "--language=en"] + arguments).options
    let path = ThisPackage.path("Tests/Kiosk/juicemakerTests/Menus/one-fruit.json")
    options.app.menu = try MenuFile(path).menu
    options.app.stock = Stock(of: options.app.menu)
    options.app.allScopes = Self.scopes
    let status = options.explore(&output, &errors)
    return (output.split(separator: "\n").map { String($0) }, errors, status)
  }

  @Test func `each scope has a line, with its laws if that's asked for, and the verdict is last`()
    throws
  {
    let (lines, errors, status) = try explore("--verbose", "--states=1000")
    let count = Self.scopes.count + 1
    let scopes = lines.filter { $0.hasPrefix("  en: ") }
    #expect(status == .success)
    #expect(scopes.count == count)
    #expect(scopes.allSatisfy { $0.hasSuffix(" transitions, every law holds") })
    #expect(lines.first == "orders, 1 fruit, 1 juice")
    let sums = lines.last?.split(separator: " ").compactMap { Int($0) } ?? []
    #expect(lines.last == "Every law holds in all of \(sums[0]) states and \(sums[1]) transitions.")
    let states = scopes.compactMap { Int($0.split(separator: " ")[1]) }
    #expect(states.reduce(0, +) == sums[0])
    let laws = lines.count { $0.hasPrefix("  holds in ") && $0.hasSuffix(": no dead end") }
    let coverage = lines.count { $0.contains(" (screen, control, alert) triples") }
    #expect(laws == count)
    #expect(coverage == count)
    let costs = errors.split(separator: "\n").filter { $0.hasPrefix("explore: ") == false }
    #expect(costs.count == count)
    #expect(costs.allSatisfy { $0.contains(" ms, ") && $0.hasSuffix(" states/s") })
  }

  @Test(arguments: [false, true])
  func `the progress is told as lines of its own, or as one line of a terminal`(isInteractive: Bool)
  {
    var (output, errors) = ("", "")
    var options = Options()
    options.givenLanguage = "en"
    options.app.allScopes = [.restockingUpTo100]
    _ = options.explore(
      &output, &errors, isInteractive: isInteractive, progressInterval: 0)
    let words = " states so far, now two fruits up to 100 (en)"
    #expect(errors.contains(words + (isInteractive ? "\u{1B}[K\r" : "\nexplore: ")))
    #expect(errors.hasPrefix(isInteractive ? "\r" : "explore: "))
    #expect(errors.hasSuffix(isInteractive ? "\r\u{1B}[K" : "\n"))
    #expect(output.contains("so far") == false)
  }

  @Test func `only the product of the stocks can be cut short, which is undecided`() throws {
    let (lines, errors, status) = try explore("--states=2")
    let count = Self.scopes.count + 1
    #expect(status == .undecided)
    #expect(errors.split(separator: "\n").allSatisfy { $0.hasPrefix("explore: ") })
    #expect(lines.count { $0.hasPrefix("  en: ") } == count)
    #expect(lines.count { $0.contains("bounded by 2 states, frontier ") } == 1)
    #expect(lines.last == "No law fails, but --states cut 1 of \(count) explorations short.")
  }

  @Test func `a violation counts more than what was cut short`() {
    let part = { (states: Int) in
      ExploredPart("orders", in: nil, heading: "") {
        Self.faultyOrders(Stock(of: .standard), states: states)
      }
    }
    var (output, errors) = ("", "")
    let outcomes = [part(1), part(100)].report(
      &output, &errors, isVerbose: false, isInteractive: false, progressInterval: 3, bound: "")
    #expect(outcomes.map { $0.violations.isEmpty } == [true, false])
    #expect(outcomes.map { $0.holds } == [false, false])
    #expect(output.hasSuffix("A law fails in 1 of 2 explorations.\n"))
  }

  /// Explores the orders at a kiosk with a wrong alert.
  private static func faultyOrders(_ stock: Stock, states: Int) -> Explorer<KioskScope.App> {
    KioskScope.product.explorer(of: .standard, stock: stock, phrases: .english, states: states) {
      maker, phrases in
      var phrases = phrases
      phrases.notEnough = "Sold out"
      return JuiceKiosk(maker: maker, phrases: phrases)
    }
  }

  @Test func `violations come with their parts and flows, in order of length`() {
    let parts = [1, 0].map { glasses in
      let counts = Menu.standard.fruits.map { ($0.id, 16 * glasses + 15) }
      let stock = Stock(of: .standard, with: Dictionary(uniqueKeysWithValues: counts))
      return ("\(glasses)", Self.faultyOrders(stock, states: 100).explore().violations)
    }
    let lines = violations(of: parts).split(separator: "\n")
    let words = ", confirmed by the model: the kiosk agrees with its model"
    #expect(
      lines.prefix { $0.hasPrefix("#") == false } == ["0", "  VIOLATED after 0 steps\(words)"])
    #expect(
      lines.drop { ($0 == "1") == false }.dropFirst().first == "  VIOLATED after 1 step\(words)")
    #expect(lines.dropLast().last == "tap \"Strawberry juice\"")
  }

  @Test func `an article shows the map that the command prints`() throws {
    var (map, errors) = ("", "")
    var options = Options()
    options.isMap = true
    let status = options.explore(&map, &errors, isInteractive: true)
    #expect(status == .success)
    let text = try ThisPackage.text("Sources/Kiosk/JuiceScreens/JuiceScreens.docc/RunAShop.md")
    #expect(text.contains("```mermaid\n\(map)```\n"))
    #expect(map.contains("재고 추가"))
    #expect(errors.isEmpty)
  }
}
