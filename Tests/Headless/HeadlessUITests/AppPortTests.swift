import HeadlessUI
import Testing

struct AppPortTests {
  private func finished<Port: AppPort>(
    _ port: Port,
    _ number: Int
  ) throws(Port.Failure) -> Screen<Port.Action> {
    var port = port
    let action = try port.currentScreen().affordances[number].action
    if let action { try port.perform(action) }
    return try port.currentScreen()
  }

  @Test func `an app is a port that can't fail`() {
    var thermostat = Thermostat()
    #expect(finished(thermostat, 0) == finished(thermostat, 0))
    thermostat.perform(.openSettings)
    #expect(finished(Thermostat(), 0) == thermostat.screen)
  }
}
