import Testing

@testable import TextSnapshots

@Suite(.serialized) struct CaseArgumentsTests {
  private struct Fruit: CustomTestStringConvertible {
    let name: String
    var testDescription: String { "fruit \(name)" }
  }

  private enum Juice {
    case kiwi
    case mixed(String, Int)
  }

  @Test(arguments: [Fruit(name: "딸기"), Fruit(name: "a/b\u{7}")], [Juice.kiwi, .mixed("망고 a", 2)])
  private func `the arguments of a case follow the state in the name`(
    fruit: Fruit, juice: Juice
  ) throws {
    let package = try ScratchPackage()
    for name in ["Order/ready.60x20.ko", "plain"] {
      let issues = package.issues {
        expectSnapshot(of: "a", named: name, includingArguments: true, record: .all)
      }
      #expect(issues.count == 1)
    }
    let drink = if case .kiwi = juice { "kiwi" } else { "mixed-망고-a-2" }
    let words = "fruit-\(fruit.name == "딸기" ? "딸기" : "a-b")-\(drink)"
    let expected = ["Order/ready-\(words).60x20.ko.txt", "plain-\(words).txt"]
    #expect(package.snapshots == expected)
  }

  private static let messages = SnapshotMessages()
  private static let session = SnapshotSession(
    environment: ["CI": "1"], report: messages.add)

  @Test(arguments: ["kiwi", "mango"])
  func `cases with one name are told apart, and the message says how to name them`(
    fruit: String
  ) {
    let line = #line + 2
    SnapshotSession.$current.withValue(CaseArgumentsTests.session) {
      expectSnapshot(of: fruit, named: "CaseArguments/none")
    }
    let messages = CaseArgumentsTests.messages.all
    guard messages.count > 1 else { return }
    let place = "\"CaseArguments/none\" at TextSnapshotsTests/CaseArgumentsTests.swift:\(line):21"
    #expect(
      messages.last?.hasSuffix(
        ": used for two texts, \(place) with \"kiwi\" and \(place) with \"mango\"; "
          + "pass includingArguments: true, or use two names") == true)
    #expect(fruit == "mango")
  }

  private struct Named {
    struct Argument { let value: Any }
    let arguments: [Argument]
  }

  @Test(arguments: [
    ("a", "a-x"), ("Order/a", "Order/a-x"), ("Or.der/a", "Or.der/a-x"), ("", ""), ("/", "/"),
    ("a/.b", "a/.b"), ("a.b/c.d.e", "a.b/c-x.d.e"), ("가.나", "가-x.나"),
  ])
  func `arguments leave a name that can't be used as it is`(name: String, expected: String) throws {
    let arguments = try #require(
      CaseArguments(reflecting: Named(arguments: [Named.Argument(value: "x")])))
    #expect(arguments.name(of: name) == expected)
  }

  @Test func `a case that doesn't show its arguments has none`() {
    let values: [Any] = [1, Named(arguments: []), (arguments: [1], count: 1)]
    let found =
      values.map { CaseArguments(reflecting: $0)?.values.count } + [
        CaseArguments(of: nil)?.values.count
      ]
    #expect(found.compactMap(\.self) == [])
  }
}
