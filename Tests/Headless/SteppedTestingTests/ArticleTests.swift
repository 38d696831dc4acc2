import Dispatch
import Foundation
import SteppedTesting
import Synchronization
import Testing
import XCTest

struct Catalog: Sendable {
  @concurrent func fruits(with text: String) async -> [String] {
    ["Kiwi", "Kumquat", "Mango"].filter { $0.hasPrefix(text) }
  }
}

@MainActor final class Search {
  private(set) var fruits: [String] = []

  func type(_ text: String) {
    Task { fruits = await Catalog().fruits(with: text) }
  }
}

@MainActor final class LatestSearch {
  private(set) var fruits: [String] = []
  private var task: Task<Void, Never>?

  func type(_ text: String) {
    task?.cancel()
    task = Task {
      let found = await Catalog().fruits(with: text)
      if Task.isCancelled == false { fruits = found }
    }
  }
}

@MainActor final class Draft {
  var text = "" {
    didSet { save() }
  }
  private(set) var saved: [String] = []
  private let clock: any Clock<Duration>
  private var task: Task<Void, any Error>?

  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  private func save() {
    task?.cancel()
    task = Task {
      try await clock.sleep(for: .milliseconds(300))
      saved.append(text)
    }
  }
}

/// A trait whose tests may fail, and whose issues are handed to a check instead of being recorded.
private struct MayFail: TestTrait, SuiteTrait, TestScoping {
  let check: @Sendable ([String]) -> Void

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase == nil else {
      return check(try await failures(of: test, testCase) { try await function() })
    }
    try await function()
  }
}

@Suite(MayFail { _ in }) struct FlakyTests {
  @Test @MainActor func `a search shows the fruits with the last text`() async throws {
    let search = Search()
    search.type("K")
    search.type("Ki")
    while search.fruits.isEmpty { await Task.yield() }
    try await Task.sleep(for: .milliseconds(10))
    #expect(search.fruits == ["Kiwi"])
  }
}

@Suite struct OneWordTests {
  @Test(.stepped) @MainActor func `a search shows the fruits with the last text`() async {
    let search = Search()
    search.type("K")
    search.type("Ki")
    await settled()
    #expect(search.fruits == ["Kiwi"])
  }
}

@Suite(
  MayFail { issues in
    #expect(issues.count == 2)
    #expect(issues.first?.contains(#"(search.fruits → ["Kiwi", "Kumquat"]) == ["Kiwi"]"#) == true)
    let order = #"It failed in the order "2:2": .stepped(order: "2:2") runs it alone."#
    #expect(issues.last?.contains(order) == true)
  }) struct ThirdOrderTests
{
  @Test(.stepped(orders: 100))
  @MainActor func `a search shows the fruits with the last text`() async {
    let search = Search()
    search.type("K")
    search.type("Ki")
    await settled()
    #expect(search.fruits == ["Kiwi"])
  }
}

@Suite struct MendedTests {
  @Test(.stepped(orders: 100))
  @MainActor func `a search shows the fruits with the last text`() async {
    let search = LatestSearch()
    search.type("K")
    search.type("Ki")
    await settled()
    #expect(search.fruits == ["Kiwi"])
  }
}

@Suite struct DraftTests {
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    @Test(.stepped) @MainActor func `a draft is saved when nobody has typed for a while`()
      async throws
    {
      let draft = Draft()
      draft.text = "a"
      try await Task.sleep(for: .milliseconds(200))
      draft.text = "ab"
      try await Task.sleep(for: .milliseconds(299))
      #expect(draft.saved == [])
      try await Task.sleep(for: .milliseconds(1))
      await settled()
      #expect(draft.saved == ["ab"])
    }
  #endif

  @Test(.stepped) @MainActor func `a draft with a clock is saved, too`() async throws {
    let draft = Draft(clock: .stepped)
    draft.text = "a"
    try await SteppedClock().sleep(for: .milliseconds(300))
    await settled()
    #expect(draft.saved == ["a"])
  }

  @Test(.stepped) func `a test waits for a queue`() async {
    let text = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: "done") }
    }
    #expect(text == "done")
  }
}

final class SearchTests: XCTestCase {
  func testShowsTheFruitsWithTheLastText() async throws {
    try await test(.stepped(orders: 100)) { @MainActor in
      let search = LatestSearch()
      search.type("K")
      search.type("Ki")
      await settled()
      XCTAssertEqual(search.fruits, ["Kiwi"])
    }
  }
}
