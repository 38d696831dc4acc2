import FlowDriver
import FlowExplorer
import Foundation
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

@testable import juicemaker

struct ExploreTests {
  private static let stock = TestSizes.size(
    quick: "strawberry=10,banana=2,pineapple=2,kiwi=3,mango=3",
    exhaustive: "strawberry=10,banana=10,pineapple=10,kiwi=10,mango=10")

  private static var options: Options {
    get throws { try Arguments(parsing: ["explore", "--stock", stock]).options }
  }

  /// The laws in the first language; in the second, two of them aren't checked again.
  private static let laws = [
    "the kiosk agrees with its model", "no dead end", "every alert can be left",
    "home can be reached from every state", "every enabled control changes the state",
    "cancelling preserves the stock", "nothing depends on what is not in the state",
    "an observer reads only states that events lead to",
  ]

  @Test func `the README shows the map that the command prints`() throws {
    var (map, errors) = ("", "")
    let options = try Arguments(parsing: ["explore", "--format", "mermaid"]).options
    #expect(explore(options, &map, &errors) == .success)
    let text = try String(contentsOfFile: ThisPackage.path("README.md"), encoding: .utf8)
    #expect(text.contains("```mermaid\n\(map)```\n"))
    #expect(map.contains("재고 추가"))
  }

  @Test func `the map shows a menu of any length whole, and says when Mermaid needs to be told`()
    throws
  {
    let size = TestSizes.size(quick: 255, exhaustive: 500)
    let fruits = (0..<100).map {
      Fruit(id: Fruit.ID("f\($0)"), name: [.korean: "\($0)번"], initialCount: 0)
    }
    let juices = (0..<size).map { number in
      Juice(
        id: Juice.ID("j\(number)"), flavour: [.korean: "#\(number)"],
        recipe: Recipe([.init(fruit: Fruit.ID("f\(number % 100)"), amount: number % 100 + 1)]))
    }
    let menu = try Menu(fruits: fruits, juices: juices)
    let options = Options(menu: menu, stock: Stock(of: menu), format: .mermaid)
    var (map, errors) = ("", "")
    #expect(explore(options, &map, &errors) == .success)
    let lines = map.split(separator: "\n")
    let count = "100 fruits, \(size) juices"
    #expect(
      lines.first == """
        %% \(count), each order and each step of the stock sheet once; \
        opened with 100 of each fruit: complete; opened with 0 of each fruit: complete
        """)
    #expect(
      lines[1]
        == "%% \(2 * size + 6) edges: set Mermaid's maxEdges and maxTextSize to more than 500 and 50000"
    )
    #expect(lines[2] == "flowchart LR")
    for number in 0..<size {
      #expect(map.contains("-->|\"#35;\(number)쥬스 주문\"| alert\(number + 2)([\"#35;\(number) 쥬스"))
    }
    for number in 0..<100 { #expect(map.contains("\(number)번 -<br>")) }
    let short = lines.filter { $0.contains("재료가 모자라요") }
    #expect(short.count == 1)
    #expect(short.first?.components(separatedBy: "<br>").count == size)
    #expect(map.contains("99번 -<br>0번 +<br>"))
  }

  /// The most that any juice takes of each fruit.
  private static let littleStock = "strawberry=16,banana=2,pineapple=2,kiwi=3,mango=3"

  /// The report of every scope in both languages, and what was written beside it.
  private static let result = Result {
    let options = try Self.options
    var (report, errors) = ("", "")
    #expect(explore(options, &report, &errors) == .success)
    return (report, errors)
  }

  @Test func `every scope is explored completely in both languages, and every law holds`() throws {
    let (report, errors) = try Self.result.get()
    let lines = report.split(separator: "\n").map { String($0) }
    let scopes = lines.filter { $0.hasPrefix(" ") == false }
    let size = "2 fruits, 3 juices"
    let expected = [
      ("ordering", Self.stock), ("ordering", Self.littleStock),
      ("ordering and restocking", "\(size), stock 0...3"),
      ("ordering and restocking", "\(size), stock 97...100"),
      ("a stock that can't always be saved", "\(size), stock 0...2"),
      ("a stock that another kiosk uses", "\(size), stock 0...3"),
      ("a stock that another kiosk uses", "\(size), stock 97...100"),
    ]
    #expect(
      scopes
        == expected.flatMap { name, extent in
          ["ko", "en"].map { "\(name) (\($0)), \(extent): complete" }
        })
    for law in Self.laws {
      let count = lines.filter { $0.hasPrefix("  holds in ") && $0.hasSuffix(": \(law)") }.count
      #expect(count == (Self.laws.suffix(2).contains(law) ? 5 : 14))
    }
    let (laws, goals) = (14 * 6 + 5 * 2 + 2, 2 * (2 + 2 + 4 + 2 + 5 + 3 + 2))
    #expect(lines.filter { $0.hasPrefix("  holds in ") }.count == laws)
    #expect(lines.filter { $0.hasPrefix("  reached after ") }.count == goals)
    #expect(lines.count == 14 * 2 + laws + goals)
    try checkCosts(errors, count: scopes.count)
  }

  /// Checks that an exploration states its cost in each of a number of lines.
  private func checkCosts(_ errors: String, count: Int) throws {
    let lines = errors.split(separator: "\n")
    #expect(lines.count == count)
    for line in lines {
      let figures = line.split(separator: " ").compactMap { Int($0) }
      let words = line.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
      #expect(figures.count == 3)
      #expect(figures.prefix(2).allSatisfy { $0 > 0 })
      #expect(words == "ms, states/s, KB more at the peak")
    }
  }

  @Test func `the figures are those of an independent enumeration`() throws {
    let lines = try Self.result.get().0.split(separator: "\n")
    let figures = lines.filter { $0.contains(" states, ") }.map { String($0) }
    let ordering = TestSizes.size(
      quick: "125 states, 335 transitions, depth 9",
      exhaustive: "15307 states, 32401 transitions, depth 33")
    let restocking = [0...3, 97...100].map { counts in
      let space = RestockingSpace(counts)
      return "\(space.steps.count) states, \(space.transitions) transitions, depth \(space.depth)"
    }
    let coverage = "(screen, control, alert) triples"
    let expected = [
      "\(ordering), 21 \(coverage), 2 controls never tried",
      "224 states, 573 transitions, depth 11, 23 \(coverage), 2 controls never tried",
      "\(restocking[0]), 19 \(coverage), 0 controls never tried",
      "\(restocking[1]), 13 \(coverage), 0 controls never tried",
      "456 states, 1746 transitions, depth 11, 37 \(coverage), 0 controls never tried",
      "534 states, 3778 transitions, depth 13, 27 \(coverage), 0 controls never tried",
      "522 states, 3716 transitions, depth 18, 21 \(coverage), 0 controls never tried",
    ]
    #expect(figures == expected.flatMap { ["  \($0)", "  \($0)"] })
  }

  @Test func `progress is shown on a terminal`() {
    var (report, errors) = ("", "")
    let options = Options(stock: Stock(of: .standard), format: .mermaid)
    #expect(explore(options, &report, &errors, showsProgress: true) == .success)
    #expect(errors.hasPrefix("\r1 of "))
    #expect(errors.hasSuffix("\r\u{1B}[K"))
  }
}
