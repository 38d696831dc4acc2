import SnapshotFiles
import Testing

@testable import text_snapshots

@Suite struct UnjudgedRunTests {
  /// Returns a package whose tests ask for one of its two snapshots.
  private func package() throws -> TestPackage {
    let package = try TestPackage("Order/a", "Order/old")
    try package.write([package.asked("Order/a")], to: "ledger")
    return package
  }

  @Test(arguments: [
    ("exit 7", 7, "the run failed"),
    ("started; records ledger; ended; exit 1", 1, "the run failed"),
    ("started; records ledger; kill -KILL $$", 9, "the run was interrupted"),
    ("started; records ledger", 0, "a process ended before its tests did"),
    ("started; ended; started; records ledger", 0, "a process ended before its tests did"),
    ("records ledger", 0, "no test ran"),
    ("exit 0", 0, "no test ran"),
    (
      "started; records ledger; printf x >>\"$ledger\"; ended", 0,
      "the ledger of the run is damaged"
    ),
    ("started; records ledger; rm \"$ledger\"; ended", 0, "the ledger of the run is damaged"),
    ("started; records ledger; records began; ended", 0, "a process ended before its tests did"),
    ("started; skipped A.b/b.swift:1:2; ended", 0, "the run skipped tests\n  A.b"),
    ("started; records skipped; ended", 0, "the run skipped tests\n  A.testB"),
  ])
  func `a run that isn't whole isn't judged, and deletes nothing`(
    script: String, status: Int32, reason: String
  ) throws {
    for policy in ["warn", "reject", "delete"] {
      let package = try package()
      try package.snapshot("Order/b").pending.write("b\n")
      try package.write([.began(process: "1")], to: "began")
      try package.write([.skipped(test: "A.testB")], to: "skipped")
      #expect(try package.run(["--unreferenced", policy], swift: script) == status)
      #expect(
        package.errors == """
          text-snapshots: unreferenced snapshots aren't judged, because \(reason)

          """)
      #expect(package.output == "")
      #expect(try package.snapshot("Order/old").text() == "a\n")
      #expect(try package.leftovers() == [])
      #expect(package.hasMarks == false)
    }
  }

  @Test func `a filtered run has no ledger, and keeps its arguments and its status`() throws {
    let package = try package()
    let script = "test -z \"$ledger\" && test $# = 3 && exit 3"
    #expect(try package.run(["--", "--filter", "A b"], swift: script) == 3)
    #expect(package.errors.contains("the run was filtered by --filter\n"))
    #expect(try package.arguments() == "test --filter A b\n")
  }
}
