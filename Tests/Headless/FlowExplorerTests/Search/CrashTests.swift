import Foundation
import TestSupport
import Testing

@testable import FlowExplorer

@Suite(.timeLimit(.minutes(5))) struct CrashTests {
  #if canImport(Glibc)
    private static let crashes = ["index", "pointer", "overflow", "abort", "both", "heap"]
  #else
    private static let crashes = ["index", "pointer", "overflow", "abort", "both"]
  #endif

  /// Runs a machine whose crashes Swift reports, as it does by default, and expects one flow.
  ///
  /// Its output is a pipe, which is open until the last process that can write to it has ended.
  private func expect(
    _ way: String, _ end: String,
    flows: [String] = [1, 33].map { "tap \"Door \($0)\"\ntap \"Try\"\n" }, known: String = ""
  ) throws {
    let script = "{ \"$0\" \(way); echo \"status $?\"; } 2>&1 | cat"
    let output = try ThisPackage.run(
      "/bin/sh", ["-c", script, ThisPackage.program("EndingApp")],
      environment: ["SWIFT_BACKTRACE": "enable=yes,color=no,symbolicate=off,images=none"]
    ).output
    let parts = output.components(separatedBy: "# The app ")
    let ends = flows.map { "\(end) at the end of this flow:\n\($0)" }
    #expect(parts.count == 2 && ends.contains { parts[1].hasPrefix($0) }, "\(output)")
    #expect(output.hasSuffix("status 0\n") == (way == "exit"), "\(output)")
    #expect(parts[0].hasSuffix(known), "\(output)")
  }

  @Test(arguments: crashes)
  func `a crash prints the flow to it once, even if two threads crash at once`(way: String) throws {
    try expect(way, "crashed")
  }

  @Test func `a trap in what isn't offered says so below the flow`() throws {
    let line = "# here tap \"Try\", which isn't offered\n"
    try expect("unasked", "crashed", flows: [line])
  }

  @Test func `a crash of an app that is left prints its own flow`() throws {
    let end = "# here the app is left, and its calls end with a CancellationError\n"
    try expect("left", "crashed", flows: ["tap \"Clear\"\n" + end])
  }

  @Test func `a crash tells what was known of each law before the flow to it`() throws {
    try expect(
      "violated", "crashed",
      known: """
        # 1 state visited until then:
          VIOLATED after 0 steps, not shown by the flow: the machine has no doors
        # the machine has no doors
        # it has 64 doors
          undecided after 0 states: what isn't offered changes nothing

        """)
  }

  @Test func `a signal that ends the process has the exploration say the same`() throws {
    try expect(
      "terminated", "was interrupted",
      known: """
        # 1 state visited until then:
          undecided after 1 state: the machine has no doors
          undecided after 0 states: what isn't offered changes nothing

        """)
  }

  @Test func `an app that exits prints the flow to it, and keeps its status`() throws {
    try expect("exit", "exited")
  }

  @Test func `a step is late once its flow has stayed where it is for longer than the limit`() {
    let flow = LastFlow { _ in ("", "") }
    let looks = (0..<30).map { look in
      if look < 15 { flow.place.step = look }
      return flow.isLateNow()
    }
    #expect(looks.firstIndex(of: true) == 15 + LastFlow.limit)
  }

  @Test(arguments: TestSizes.size(quick: ["semaphore"], exhaustive: ["semaphore", "loop"]))
  func `a step that takes too long ends the process with the flow to it`(way: String) throws {
    let end = "took more than 1 second, perhaps in a loop, or to wait for another step,"
    try expect(way, end)
  }
}
