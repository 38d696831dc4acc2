import BrowserScreens
import FlowDriver
import FlowExplorer
import FlowTesting
import HeadlessUI
import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import PromptUI
import Testing
import TextRendering
import TextSnapshots
import Turnstile

struct TurnstileTests {
  private let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 10))

  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes`(file: FlowFile) {
    file.run(on: Turnstile(), drawnBy: renderer, language: "en")
  }

  @Test func `a page performs what its HTML offers`() {
    var port = BrowserPort(Turnstile(), words: .english)
    let (isPerformed, isRefused) = (port.perform(2), port.perform(99) == false)
    #expect(isPerformed && isRefused)
    #expect(port.html.contains("Insert a coin."))
  }

  @Test func `a prompt reads what a name changes`() {
    var prompt = PromptPort(Turnstile(), words: .english)
    var (lines, output, errors) = (["push"].makeIterator(), "", "")
    prompt.run(&lines, &output, &errors)
    let isRead = output.contains("\n> alert \"Insert a coin.\"\n") && errors.isEmpty
    #expect(isRead)
  }

  @Test func `every state is explored and every law holds`() {
    let laws: [Property<Turnstile>] = [.noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached()]
    let exploration = Explorer(Scope("turnstile"), properties: laws) { Turnstile() }.explore()
    #expect(exploration.states.count == 5)
    #expect(exploration.holds, "\(exploration.report)")
  }

  @Test func `a kiosk is explored, one step after the first`() {
    let scope = Scope<JuiceKiosk>("the first steps", depth: 1)
    let exploration = Explorer(scope, properties: [.noDeadEnd]) { JuiceKiosk() }.explore()
    #expect(exploration.states.count == 26)
    #expect(exploration.violations.isEmpty, "\(exploration.report)")
  }

  @Test func `a kiosk of this package's own sells juice, and a menu that can't be read says so`()
    throws
  {
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: .standard), phrases: .english)
    let driver = Driver(kiosk)
    try driver.run(.tap("Banana juice"), .expect(.alert("Banana juice is ready! Enjoy!")))
    #expect(throws: FileError.self) { try MenuFile("/nowhere/menu.json") }
  }

  @Test(.snapshots(record: .never)) func `the turnstile opens without coins`() {
    expectSnapshot(
      of: Turnstile.ofEnvironment.screen, drawnBy: renderer, named: "Turnstile/closed.40x10.en")
  }

  @Test(.snapshots(in: "Tests/TurnstileTests/Snapshots"))
  func `a trait names the folder of the snapshots`() {
    expectSnapshot(of: Turnstile.ofEnvironment.screen, drawnBy: renderer, named: "closed.40x10.en")
  }

  @Test(arguments: [1]) func `a task that has lost its test draws the turnstile`(coins: Int) async {
    expectSnapshot(
      of: Turnstile(coins: coins).screen, drawnBy: renderer,
      named: "Turnstile/coins-\(coins).40x10.en")
    let renderer = renderer
    await Task.detached {
      expectSnapshot(
        of: Turnstile.ofEnvironment.screen, drawnBy: renderer,
        named: "Turnstile/closed-in-task.40x10.en")
    }.value
  }
}
