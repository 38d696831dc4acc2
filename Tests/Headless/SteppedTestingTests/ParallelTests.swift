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

    @Test(arguments: 0..<40) @MainActor func `a test steps`(_: Int) async {
      let note = Note()
      for letter in ["a", "b"] { Task { note.write(letter) } }
      await settled()
      #expect(note.text == "ab")
    }
  }

  @Test(arguments: 0..<4) func `a neighbour blocks a thread`(_: Int) { usleep(20_000) }
}
