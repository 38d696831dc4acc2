import Testing
import TextSnapshots

@Suite struct ExpectSnapshotTests {
  @Test func `a missing snapshot is an issue of the test that names the file`() {
    withKnownIssue {
      expectSnapshot(of: "text", named: "None/there-is-none", recording: .never)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("Snapshots/None/there-is-none.txt: no such") }
    }
  }
}
