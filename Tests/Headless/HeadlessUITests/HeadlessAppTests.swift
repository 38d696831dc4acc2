import HeadlessUI
import Testing

struct HeadlessAppTests {
  /// Drives a port about which nothing else is known, and returns the names of its layers.
  private func titles<Port: AppPort>(
    of port: inout Port, performing choices: [Int]
  ) throws(Port.Failure) -> [String] {
    var titles = [try port.currentScreen().topLayer.name]
    for choice in choices {
      try port.perform(try port.currentScreen().actions[choice])
      titles.append(try port.currentScreen().topLayer.name)
    }
    return titles
  }

  @Test func `an app that is a value is a port that can't fail, driven by what its screens offer`()
  {
    var app = Thermostat()
    let titles = titles(of: &app, performing: [2, 0, 0, 1, 0, 2])
    let expected = [
      "Thermostat", "Thermostat", "Settings", "Reset everything?", "Settings", "Reset everything?",
      "Settings",
    ]
    #expect(titles == expected)
    #expect(app == Thermostat(degrees: 21, place: .settings))
  }

  @Test func `an app can be held without naming its type`() {
    var app: any HeadlessApp<Thermostat.Action> = Thermostat()
    app.perform(.openSettings)
    #expect(app.screen == Thermostat(place: .settings).screen)
  }
}
