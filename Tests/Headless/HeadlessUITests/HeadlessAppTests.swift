import HeadlessUI
import Testing

struct HeadlessAppTests {
  /// Drives a port about which nothing else is known, and returns the names of what it offers.
  private func names<Port: AppPort>(
    of port: inout Port, performing choices: [Int]
  ) throws(Port.Failure) -> [String] {
    for choice in choices { try port.perform(try port.currentScreen().actions[choice]) }
    return try port.currentScreen().affordances.filter { $0.isEnabled }.map { $0.name }
  }

  @Test func `an app that is a value is a port that can't fail, driven by what its screens offer`()
  {
    var app = Counter()
    #expect(names(of: &app, performing: [0, 1]) == ["Reset", "Add one"])
    #expect(app.count == 2)
    #expect(names(of: &app, performing: [0]) == ["Add one"])
  }

  @Test func `an app can be held without naming its type`() {
    var app: any HeadlessApp<Counter.Action> = Counter()
    app.perform(.add)
    #expect(app.screen == Counter(count: 1).screen)
  }
}
