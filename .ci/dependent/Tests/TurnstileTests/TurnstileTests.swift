import BrowserUI
import FlowDriver
import FlowExplorer
import FlowTesting
import Foundation
import HeadlessUI
import PromptUI
import RemoteUI
import TerminalUI
import Testing
import TextRendering
import TextSnapshots
import Turnstile

struct TurnstileTests {
  private let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 10))

  @Test func `a coin opens the turnstile`() throws {
    let driver = Driver(Turnstile())
    try driver.tap("Push")
    try driver.expect(.alert("Insert a coin."))
    try driver.tap("OK")
    try driver.tap("Insert coin")
    try driver.expect(.value("Coins", "1"))
  }

  @Test func `a page performs what its HTML offers`() {
    var port = BrowserPort(Turnstile(), words: .english)
    #expect(port.html.contains(#"data-action="1""#))
    let (isPerformed, isRefused) = (port.perform(1), port.perform(99) == false)
    #expect(isPerformed && isRefused)
    #expect(port.html == port.app.screen.html(.english))
  }

  @Test func `a prompt reads what a name changes`() {
    var prompt = PromptPort(Turnstile(), words: .english)
    var (lines, output, errors) = (["push"].makeIterator(), "", "")
    prompt.run(&lines, &output, &errors)
    let isRead = output.contains("\n> alert \"Insert a coin.\"\n") && errors.isEmpty
    #expect(isRead)
  }

  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes`(file: FlowFile) {
    file.run(on: Turnstile(), drawnBy: renderer, language: "en")
  }

  @Test(.snapshots(record: .never)) func `the turnstile opens without coins`() {
    expectSnapshot(
      of: Turnstile.ofEnvironment.screen, drawnBy: renderer, named: "Turnstile/closed.40x10.en")
  }

  @Test(.snapshots(in: "Tests/TurnstileTests/Snapshots"))
  func `a trait names the folder of the snapshots`() {
    expectSnapshot(of: Turnstile.ofEnvironment.screen, drawnBy: renderer, named: "closed.40x10.en")
  }

  @Test func `a task that has lost its test draws the turnstile`() async {
    let renderer = renderer
    await Task.detached {
      expectSnapshot(
        of: Turnstile.ofEnvironment.screen, drawnBy: renderer,
        named: "Turnstile/closed-in-task.40x10.en")
    }.value
  }

  @Test(arguments: 0...2) func `a turnstile shows its coins`(coins: Int) {
    expectSnapshot(
      of: Turnstile(coins: coins).screen, drawnBy: renderer, named: "Turnstile/coins.40x10.en",
      includingArguments: true)
  }

  @Test func `every state is explored and every law holds`() {
    let laws: [Property<Turnstile>] = [.noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached]
    let exploration = Explorer(Scope("turnstile"), properties: laws) { Turnstile() }.explore()
    #expect(exploration.states.count == 5)
    #expect(exploration.holds, "\(exploration.report)")
  }

  @Test func `a turnstile in another process behaves alike`() throws {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(filePath: CommandLine.arguments.first ?? "")
    let program = tests.deletingLastPathComponent().appending(path: "turnstile-outline")
    let flow = Flow([.tap("Push"), .tap("OK"), .tap("Insert coin"), .tap("Push")])
    #expect(try flow.compare(ProcessPort(program.path), with: Turnstile()) == nil)
  }

  @Test func `a key opens the turnstile on a terminal`() {
    var view = TerminalView(Turnstile(), viewport: renderer.viewport)
    view.receive("\r".utf8)
    #expect(view.isOpen)
  }
}
