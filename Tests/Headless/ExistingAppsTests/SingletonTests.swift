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

/// A loader that all apps share, and that joins the loads of one picture.
@MainActor private final class Loader {
  static let shared = Loader()
  var loading: Task<String?, Never>?

  func picture() async -> String? {
    let task =
      loading ?? Task { try? await Calls<String, String>.current.response(to: "picture") }
    loading = task
    let picture = await task.value
    loading = nil
    return picture
  }
}

@MainActor private final class Gallery {
  private(set) var text = "-"

  func tapped() {
    text = "Loading"
    Task { text = await Loader.shared.picture() ?? "-" }
  }
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

  @Test func `a singleton whose tasks wait may be put back whenever an app is made`() {
    let exploration = explored([.spinnerEnds(.text("Loading"))]) {
      Adapted<Gallery> { _ in
        Loader.shared.loading = nil
        return Gallery()
      } screen: { gallery in
        Screen(title: "Gallery", bar: [Button("Load", action: "")], content: [.text(gallery.text)])
      } perform: { gallery, _ in
        gallery.tapped()
      }
      .stubbed("cat")
    }
    #expect(exploration.holds, "\(exploration)")
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
}
