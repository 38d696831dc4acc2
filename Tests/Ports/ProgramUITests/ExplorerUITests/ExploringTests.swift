import ExplorerUI
import FlowDriver
import FlowExplorer
import HeadlessUI
import ProgramArguments
import ProgramUI
import TestSupport
import Testing

extension AppProgram {
  fileprivate init(laws: [Property<ReplayedApp<Counter>>]) {
    self.init(
      "counter", "Counts.", exploring: [Scope("all taps"), Scope("one tap", depth: 1)], laws: laws
    ) { _ in ReplayedApp { Counter() } }
  }
}

struct ExploringTests {
  private func explore(
    _ line: String, of app: AppProgram = AppProgram(laws: [.noDeadEnd])
  ) throws -> (status: ProgramArguments.ExitStatus, output: String) {
    let words = ["explore"] + line.split(separator: " ").map { String($0) }
    guard case .perform(_, _, let options) = try app.table.request(words, ProgramOptions(app))
    else { throw ProgramFailure(usage: "not a subcommand") }
    var output = ""
    let status = app.explore(options) { output += $0 }
    return (status, output)
  }

  @Test func `each scope is explored, with its laws if that's asked for, and a bound is named`()
    throws
  {
    let (status, output) = try explore("")
    #expect(status == .success)
    #expect(try output == contents(of: "Reports/brief.txt"))
    let whole = try explore("--verbose --scope all-taps")
    #expect(whole.status == .success)
    #expect(try whole.output == contents(of: "Reports/verbose.txt"))
    let cut = try explore("--states 2 --scope all-taps")
    #expect(cut.output.hasSuffix("No law fails, but --states cut 1 of 1 exploration short.\n"))
  }

  @Test func `one of something is told of as one`() throws {
    let screen = Screen(outline: "screen \"Door\"\n  button \"Knock\" [1]\n")
    let app = AppProgram("door", "Waits.", exploring: [Scope("door")], laws: []) { _ in
      ReplayedApp { Still(screen) }
    }
    let report = """
      door
        1 state, 1 transition, every law holds
      Every law holds in all of 1 state and 1 transition.

      """
    #expect(try explore("", of: app).output == report)
  }

  @Test func `a violation says how to run its flow, comes before longer ones, and is the verdict`()
    throws
  {
    let laws = ["3", "2"].map { number in
      Property<ReplayedApp<Counter>>.always("it never counts to \(number)") { _, screen in
        let isReached = screen.topLayer.flattenedNodes.contains { $0.value == number }
        return isReached ? [.expect(.value("1", of: "Add one"))] : nil
      }
    }
    let (status, output) = try explore("--all", of: AppProgram(laws: laws))
    #expect(status == .failure)
    #expect(output.contains("# counter run FILE\ntap \"Add one\"\n"), "\(output)")
    let starts = output.split(separator: "\n").filter { $0.contains("VIOLATED after ") }
    #expect(
      starts == [2, 3].map { "  VIOLATED after \($0) steps: it never counts to \($0)" })
    #expect(output.contains("\nall taps\n  VIOLATED after 2 steps: "))
    #expect(output.hasSuffix("A law fails in 1 of 2 explorations.\n"))
  }

  @Test func `a map shows the layers, whatever laws fail`() throws {
    let law = Property<ReplayedApp<Counter>>.always("nothing holds") { _, _ in [] }
    let (_, output) = try explore("--format mermaid", of: AppProgram(laws: [law]))
    let map = """
      %% all taps: complete; one tap: complete within 1 step, frontier 1
      flowchart LR
        screen0["Counter"] -->|"Add one"| screen0

      """
    #expect(output == map)
  }
}
