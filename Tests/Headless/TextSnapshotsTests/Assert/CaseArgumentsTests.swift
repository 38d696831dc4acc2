import Foundation
import SnapshotFiles
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

  @Test(arguments: [Fruit(name: "딸기"), Fruit(name: "a/b\u{7}")], [1, -2])
  private func `the arguments of a case follow the state in the name`(
    fruit: Fruit, count: Int
  ) throws {
    let package = try ScratchPackage()
    for name in ["Order/ready.60x20.ko", "plain"] {
      let issues = package.issues {
        expectSnapshot(of: "a", named: name, includingArguments: true, record: .all)
      }
      #expect(issues.count == 1)
    }
    let words = "fruit-\(fruit.name == "딸기" ? "딸기" : "a-b")-\(count)"
    #expect(
      package.snapshots == [
        "Order/ready-\(words).60x20.ko.txt", "plain-\(words).txt",
      ])
  }

  @Test(arguments: [Juice.kiwi, .mixed("망고 kiwi", 2)])
  private func `an argument without a description of its own is named after its case`(
    juice: Juice
  ) throws {
    let package = try ScratchPackage()
    _ = package.issues {
      expectSnapshot(of: "a", named: "ready", includingArguments: true, record: .all)
    }
    let files = package.snapshots
    #expect(files == ["ready-kiwi.txt"] || files == ["ready-mixed-망고-kiwi-2.txt"])
  }

  @Test func `a test without arguments keeps the name`() throws {
    let package = try ScratchPackage()
    _ = package.issues {
      expectSnapshot(of: "a", named: "ready", includingArguments: true, record: .all)
    }
    #expect(package.snapshots == ["ready.txt"])
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

  @Test(arguments: ["kiwi juice", "kiwi-juice"])
  func `cases whose arguments make the same word can't share a name`(fruit: String) throws {
    let package = try ScratchPackage()
    let issues = package.issues {
      expectSnapshot(of: "a", named: "ready-kiwi-juice", record: .all)
      expectSnapshot(of: "b", named: "ready", includingArguments: true, record: .all)
    }
    #expect(issues.count == 2)
    #expect(issues.last?.hasSuffix("; use two names") == true)
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
    #expect(CaseArguments(reflecting: 1)?.values.count == nil)
    #expect(CaseArguments(reflecting: Named(arguments: []))?.values.count == nil)
    #expect(CaseArguments(reflecting: (arguments: [1], count: 1))?.values.count == nil)
    #expect(CaseArguments(of: nil)?.values.count == nil)
  }
}
