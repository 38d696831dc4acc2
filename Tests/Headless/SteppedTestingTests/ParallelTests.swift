import Dispatch
import Foundation
import SteppedTesting
import Testing

/// Tests side by side with others that block the threads of the pool.
@Suite(.timeLimit(.minutes(5))) struct ParallelTests {
  @Suite(.stepped) struct Stepped {
    private let home = Home()

    @Test(arguments: 0..<40) @MainActor func `a test waits for real work`(_: Int) async {
      let note = Note()
      for letter in ["a", "b"] {
        Task {
          await waitForQueue()
          note.write(letter)
        }
      }
      while note.text.count < 2 { await waitForQueue() }
      #expect(home.isHere)
    }

    @MainActor private static var guests = 0

    @Test(arguments: 0..<40) @MainActor func `tests take turns`(_: Int) async {
      Stepped.guests += 1
      let note = Note()
      for letter in ["a", "b"] { Task { note.write(letter) } }
      usleep(500)
      await settled()
      #expect(note.text == "ab")
      #expect(Stepped.guests == 1)
      Stepped.guests -= 1
    }
  }

  @Test func `a test that waits leaves its turn to others`() async throws {
    let (notes, input) = AsyncStream.makeStream(of: Int.self)
    async let one = issues(.stepped) { for await _ in notes {} }
    async let other = issues(.stepped(time: .real)) {
      try await Task.sleep(for: .milliseconds(5))
      input.finish()
    }
    #expect(try await one + other == [])
  }

  @Test(arguments: 0..<4) func `a neighbour blocks a thread`(_: Int) { usleep(20_000) }
}
