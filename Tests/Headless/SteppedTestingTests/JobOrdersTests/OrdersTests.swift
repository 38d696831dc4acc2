import SteppedTasks
import SteppedTesting
import Synchronization
import Testing

private actor Account {
  private(set) var balance = 100

  func withdraw(_ amount: Int, atOnce: Bool) async {
    guard balance >= amount else { return }
    if atOnce == false { await Task.yield() }
    balance -= amount
  }
}

/// Code that fails in some order, or is mended.
private struct Race: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @MainActor @Sendable (_ isMended: Bool) async -> Void
}

@Suite(.timeLimit(.minutes(5))) struct OrdersTests {
  private static let races = [
    Race(testDescription: "detached tasks write in any order") { isMended in
      let note = Note()
      for letters in isMended ? ["ab"] : ["a", "b"] {
        Task.detached { for letter in letters { await note.write(String(letter)) } }
      }
      await settled()
      #expect(note.text == "ab")
    },
    Race(testDescription: "an actor is entered twice") { isMended in
      let account = Account()
      async let one: Void = account.withdraw(80, atOnce: isMended)
      async let other: Void = account.withdraw(80, atOnce: isMended)
      _ = await (one, other)
      #expect(await account.balance == 20)
    },
    Race(testDescription: "child tasks end in any order") { isMended in
      var numbers: [Int] = []
      await withTaskGroup { group in
        for number in 0..<3 { group.addTask { number } }
        for await number in group { numbers.append(number) }
      }
      if isMended { numbers.sort() }
      #expect(numbers == [0, 1, 2])
    },
  ]

  @Test(arguments: races)
  fileprivate func `an order finds a race, and runs it again alone`(race: Race) async throws {
    let found = try await issues(.stepped(orders: 100)) { await race.run(false) }
    let name = found.last?.firstMatch(of: /in the order "([0-9:,]+)":/)?.1 ?? ""
    let again = try await issues(.stepped(order: String(name))) { await race.run(false) }
    #expect(again.count == 1)
    #expect(try await issues(.stepped(orders: 100)) { await race.run(false) } == found)
  }

  @Test(arguments: races)
  fileprivate func `what is mended passes in all orders`(race: Race) async throws {
    #expect(try await issues(.stepped(orders: 40)) { await race.run(true) } == [])
  }

  @Test func `orders with fewer jobs out of turn come first, and none comes twice`() async throws {
    let texts = Mutex<[String]>([])
    let found = try await issues(.stepped(orders: 6)) { @MainActor in
      let note = Note()
      for letter in ["a", "b", "c"] { Task.detached { await note.write(letter) } }
      await settled()
      texts.withLock { $0.append(note.text) }
    }
    #expect(found == [])
    #expect(texts.withLock { $0 } == ["abc", "bac", "cab", "acb", "abc", "abc"])
  }

  @Test func `a failure in an event of an app ends the orders, too`() async throws {
    let found = try await issues(.stepped(orders: 9)) { @MainActor in
      Task {}
      Task.detached {}
      try Steps().perform { _ = Issue.record("refused") }
      await settled()
    }
    #expect(found.count == 2)
    #expect(found.last?.contains("in the order in which jobs become ready") == true)
  }

  @Test func `jobs of the main actor keep their order`() async throws {
    let found = try await issues(.stepped(orders: 50)) { @MainActor in
      var text = ""
      for letter in ["a", "b", "c"] { Task { text += letter } }
      await settled()
      #expect(text == "abc")
    }
    #expect(found == [])
  }

  @Test func `the first order that fails is the last one`() async throws {
    struct Refused: Error {}
    let count = Atomic(0)
    let found = try await issues(.stepped(orders: 50)) {
      if count.add(1, ordering: .relaxed).newValue == 3 { throw Refused() }
      await withTaskGroup { group in for _ in 0..<3 { group.addTask {} } }
    }
    #expect(count.load(ordering: .relaxed) == 3)
    #expect(found.count == 2)
    #expect(found.first?.contains("in the order") == true)
    #expect(found.last == "Refused()")
  }

  @Test(
    arguments: [
      ["abcdefgh", "bacdefgh", "abcdfegh"],
      [
        "abcdefgh", "bacdefgh", "abcdefgh", "abdcefgh", "abcdefgh", "abcdfegh", "abcdefgh",
        "abcdefhg", "abcdefgh", "bacdefgh", "abcdefgh",
      ],
    ])
  func `if not all orders are tried, they are spread over the test`(texts: [String]) async throws {
    let found = Mutex<[String]>([])
    let issues = try await issues(.stepped(orders: texts.count)) { @MainActor in
      var text = ""
      for letters in [["a", "b"], ["c", "d"], ["e", "f"], ["g", "h"]] {
        await withTaskGroup { group in
          for letter in letters { group.addTask { letter } }
          for await letter in group { text += letter }
        }
      }
      found.withLock { $0.append(text) }
    }
    #expect(issues == [])
    #expect(found.withLock { $0 } == texts)
  }

  @Test(
    arguments: [
      (1, "7:2", #"The test no longer has the choices of "7:2"."#),
      (9, "7:2", #"The test no longer has the choices of "7:2"."#),
      (1, "first", #""first" is no order; one looks like "2:3"."#),
    ])
  func `an order that the test doesn't have is named`(orders: Int, order: String, issue: String)
    async throws
  {
    #expect(try await issues(.stepped(orders: orders, order: order)) {}.last == issue)
  }

  @Test(arguments: [0, -1, .min])
  func `a test runs once if it's to run less often`(orders: Int) async throws {
    let count = Atomic(0)
    let found = try await issues(.stepped(orders: orders)) {
      count.add(1, ordering: .relaxed)
      await withTaskGroup { group in for _ in 0..<3 { group.addTask {} } }
    }
    #expect(found == [])
    #expect(count.load(ordering: .relaxed) == 1)
  }
}
