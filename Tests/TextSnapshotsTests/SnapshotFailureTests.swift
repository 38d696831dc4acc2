import Testing
import TextSnapshots

@Suite struct SnapshotFailureTests {
  @Test func `a difference is told with both lines and how to accept it`() {
    let failure = SnapshotFailure.different(
      path: "Snapshots/a.txt", line: 3, expected: "딸기 10", actual: nil)
    #expect(
      failure.description == """
        Snapshots/a.txt:3: differs; mend the code, or run with SNAPSHOT_TESTING_RECORD=all to \
        accept the text
          expected: "딸기 10"
          actual: (the end of the text)
        """)
  }

  @Test(arguments: [
    (SnapshotFailure.missing(path: "a.txt"), "SNAPSHOT_TESTING_RECORD=missing"),
    (.recorded(path: "a.txt"), "run again"),
    (.inaccessible(path: "a.txt", reason: "cannot be read"), "a.txt: cannot be read"),
  ])
  func `a failure says what to do`(failure: SnapshotFailure, advice: String) {
    #expect(failure.description.contains(advice))
  }
}
