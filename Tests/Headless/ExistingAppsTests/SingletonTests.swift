import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A client that view models reach by themselves.
@MainActor private final class WeatherClient {
  static let shared = WeatherClient()
  var load: (String) async throws -> String = { city in
    try await Calls.current.response(to: city)
  }
}

/// Weather that is asked for until it comes.
@MainActor private final class Weather {
  private(set) var text = "-"
  private let client: () -> WeatherClient

  init(client: @escaping () -> WeatherClient = { .shared }) { self.client = client }

  func cityTapped(_ city: String) {
    text = "Loading"
    Task {
      while true {
        guard let text = try? await client().load(city) else { continue }
        self.text = text
        return
      }
    }
  }
}

/// The lamps of a house, which all view models share.
@MainActor private final class Lamps {
  static let shared = Lamps()
  var lit: Set<String> = []
}

@MainActor private final class House {
  func tapped(_ lamp: String) { Lamps.shared.lit.formSymmetricDifference([lamp]) }
}

private func weatherApp(
  _ makeWeather: @escaping @MainActor (Calls<String, String>) -> Weather = { _ in Weather() }
) -> Adapted<Weather> {
  AdaptedApp { calls in
    makeWeather(calls)
  } screen: { weather in
    Screen(
      title: "Weather",
      bar: [Button("Rome", action: weather.text == "-" ? "Rome" : nil)],
      content: [.text(weather.text)])
  } perform: { weather, city in
    weather.cityTapped(city)
  }
}

struct SingletonTests {
  @Test func `a singleton asks the app whose event is performed, on any thread`() {
    let laws: [Property<ReplayedApp<Existing<Weather>>>] = [
      .spinnerEnds(.text("Loading")), .noRequestTwice(),
    ]
    let exploration = explored(laws, workers: 2) { weatherApp().stubbed("sunny", "cloudy") }
    #expect(exploration.holds && exploration.states.count == 4, "\(exploration)")
  }

  @Test func `a task of an app that is gone asks no other app`() throws {
    nonisolated(unsafe) var client: WeatherClient?
    let makeWeather: @MainActor (Calls<String, String>) -> Weather = { calls in
      client = WeatherClient()
      client?.load = { city in try await calls.response(to: city) }
      return Weather { client ?? .shared }
    }
    var first: AdaptedApp? = weatherApp(makeWeather)
    first?.perform("Rome")
    #expect(first?.requests.count == 1)
    let second = weatherApp(makeWeather)
    first = nil
    #expect(second.requests.isEmpty)
    second.perform("Oslo")
    #expect(second.requests.map { "\($0)" } == ["Oslo"])
  }

  @Test func `a singleton with state is put back by the closure that makes the view model`() {
    let exploration = explored([.noDeadEnd]) {
      Adapted<House> { _ in
        Lamps.shared.lit = []
        return House()
      } screen: { _ in
        let names = ["hall", "kitchen", "study"]
        return Screen(
          title: "House",
          bar: names.map { Button($0, action: $0) },
          content: names.map { .text("\($0) \(Lamps.shared.lit.contains($0))") })
      } perform: { house, lamp in
        house.tapped(lamp)
      }
    }
    #expect(exploration.holds && exploration.states.count == 8, "\(exploration)")
  }
}
