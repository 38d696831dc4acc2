import HeadlessUI
import Testing

struct HeadlessAppTests {
  /// Drives an app about which nothing else is known, and returns the names of its layers.
  private func titles<App: HeadlessApp>(
    of app: inout App, performing choices: [Int]
  ) throws -> [String] {
    var titles = [app.screen.layers.last?.name ?? ""]
    for choice in choices {
      let actions = app.screen.actions
      try #require(actions.indices.contains(choice))
      app.perform(actions[choice])
      titles.append(app.screen.layers.last?.name ?? "")
    }
    return titles
  }

  @Test func `an app that is a value is driven by what its screens offer`() throws {
    var app = Thermostat()
    let titles = try titles(of: &app, performing: [2, 0, 0, 1, 0, 2])
    #expect(
      titles == [
        "Thermostat", "Thermostat", "Settings", "Reset everything?", "Settings",
        "Reset everything?", "Settings",
      ])
    #expect(app == Thermostat(degrees: 21, place: .settings))
  }

  @Test func `a copy of an app goes its own way`() {
    let app = Thermostat()
    var copy = app
    copy.perform(.step(1))
    #expect((copy.screen == app.screen) == false)
    copy.perform(.step(-1))
    #expect(copy.screen == app.screen)
  }

  @Test func `an app can be held without naming its type`() {
    var app: any HeadlessApp<Thermostat.Action> = Thermostat()
    app.perform(.openSettings)
    #expect(app.screen == Thermostat(place: .settings).screen)
  }

  @Test func `an action that the screen doesn't offer does nothing here`() {
    var app = Thermostat()
    app.perform(.reset)
    app.perform(.closeSettings)
    #expect(app == Thermostat())
  }
}
