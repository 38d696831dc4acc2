import Foundation
import SteppedTasks
import TestSupport
import Testing

/// The hook of jobs that belong to no actor, which other libraries set for a while.
private enum Hook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Value = @convention(thin) (UnownedJob, Original) -> Void

  nonisolated(unsafe) private static let place = dlsym(nil, "swift_task_enqueueGlobal_hook")?
    .assumingMemoryBound(to: Value?.self)

  static var isSet: Bool { (place?.pointee == nil) == false }

  /// Hands all jobs to the main actor, as a property of a widespread library does.
  static var isSerial: Bool {
    get { isSet }
    set { place?.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil }
  }

  static func withSerial(_ work: () throws -> Void) rethrows {
    let former = isSerial
    defer { isSerial = former }
    isSerial = true
    try work()
  }
}

private func words(_ steps: Steps) throws -> [String] {
  let journal = Journal()
  let model = try steps.perform { Model(journal) }
  try steps.perform { model.go { $0.result = await Store(journal).add(2) } }
  return journal.words
}

@Suite(.timeLimit(.minutes(5))) struct OtherHooksTests {
  @Test(.first) func `a hook that is set around steps, or between them, disturbs nothing`() async {
    await #expect(processExitsWith: .success) {
      let steps = Steps()
      let expected = ["event", "actor", "no actor", "end"]
      try #expect(words(steps) == expected)
      try Hook.withSerial {
        try #expect(words(steps) == expected)
        #expect(Hook.isSet)
        try #expect(words(steps) == expected)
      }
      #expect(Hook.isSet == false)
      try #expect(words(steps) == expected)
      #expect(Hook.isSet == false)
    }
  }

  @Test(.first) func `a hook that is set during steps is named`() async {
    await #expect(processExitsWith: .success) {
      let steps = Steps()
      #expect(throws: SteppingError.otherHook) { try steps.perform { Hook.isSerial = true } }
      #expect(throws: SteppingError.otherHook) { try steps.perform {} }
      try #expect(words(Steps()) == ["event", "actor", "no actor", "end"])
      Hook.isSerial = false
    }
  }
}
