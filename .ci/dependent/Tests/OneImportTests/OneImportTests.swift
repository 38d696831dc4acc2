import HeadlessTesting
import Testing
import Turnstile

@Test func `one import drives, draws, and explores`() throws {
  let driver = Driver(Turnstile())
  try driver.run(.tap("Insert coin"), .expect(.value("1", of: "Coins")))
  let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 10))
  #expect(renderer.render(driver.app.screen).contains("Coins"))
  let explorer = Explorer(Scope("turnstile", states: 10), properties: [.noDeadEnd]) {
    ReplayedApp { Turnstile() }
  }
  #expect(explorer.explore().violations.isEmpty)
}
