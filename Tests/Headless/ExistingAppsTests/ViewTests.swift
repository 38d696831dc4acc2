import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A forecast for a city, which a view loads while it shows one.
@MainActor private final class Forecast {
  var city: String? = "Rome"
  private(set) var texts: [String] = []
  private let load: (String) async throws -> String

  init(load: @escaping (String) async throws -> String) { self.load = load }

  func loadForecast() async {
    guard let city else { return }
    do {
      texts.append(try await load(city))
      if city == "Next" { self.city = "Oslo" }
    } catch {
      texts.append("\(city) cancelled")
    }
  }
}

private func forecastApp() -> Existing<Forecast> {
  Adapted<Forecast> { calls in
    Forecast { city in try await calls.response(to: city) }
  } screen: { forecast in
    Screen(
      title: forecast.city ?? "No city",
      bar: ["Oslo", "Next", "Close"].map { Button($0, action: $0) },
      content: forecast.texts.map { .text($0) }, events: [.relaunch])
  } perform: { forecast, action in
    forecast.city = action == "Close" ? nil : action
  }
  .task(id: { $0.city }) { await $0.loadForecast() }
  .stubbed("sunny")
}

/// A note that is saved while a person writes it.
@MainActor private final class Note {
  private(set) var text = ""
  private let disk: ExternalValue<[String]>
  private let upload: (String) async throws -> Void

  init(disk: ExternalValue<[String]>, upload: @escaping (String) async throws -> Void) {
    self.disk = disk
    self.upload = upload
    text = disk.value.last ?? ""
  }

  func changed(_ text: String) {
    self.text = text
    Task {
      do {
        try await upload(text)
        disk.value.append(text)
      } catch {
        disk.value.append("\(type(of: error))")
      }
    }
  }
}

struct ViewTests {
  @Test func `a task of a view starts when it appears, and again for another identity`() throws {
    let driver = Driver(forecastApp())
    try driver.run(
      .expect(.request("Rome")),
      .tap("Oslo"),
      .expect(.noRequest("Rome")),
      .expect(.text("Rome cancelled")),
      .answer("Oslo", with: "sunny"),
      .tap("Oslo"),
      .expect(.noRequest("Oslo")))
  }

  @Test func `a task of a view ends with it, and may bring about another one`() throws {
    let driver = Driver(forecastApp())
    try driver.run(.tap("Close"))
    #expect(driver.app.screen.requests.isEmpty)
    try driver.run(
      .tap("Next"),
      .answer("Next", with: "sunny"),
      .expect(.title("Oslo")),
      .expect(.request("Oslo")))
  }

  @Test func `an app that is opened again starts the tasks of its view without cancelling any`()
    throws
  {
    let driver = Driver(forecastApp())
    try driver.run(
      .answer("Rome", with: "sunny"),
      .tap("Oslo"),
      .event("relaunch"),
      .expect(.title("Rome")),
      .expect(.noText("sunny")))
    #expect(driver.app.screen.requests == ["Rome"])
  }

  @Test func `a task of a view that listens for ever ends with its app`() {
    let exploration = explored([.noDeadEnd]) {
      Adapted<Forecast> { _ in
        Forecast { $0 }
      } screen: { forecast in
        Screen(
          title: "City", bar: ["Oslo", "Rome"].map { Button($0, action: $0) },
          content: [.text(forecast.city ?? "")])
      } perform: { forecast, city in
        forecast.city = city
      }
      .task(id: { $0.city }) { _ in
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        for await _ in numbers { input.finish() }
      }
      .stubbed()
    }
    #expect(exploration.holds && exploration.states.count == 2, "\(exploration)")
  }

  @Test func `a relaunch drops calls, keeps what is outside, and lets nothing go on`() throws {
    let disk = ExternalValue(["old"])
    var app: Adapted<Note>? = AdaptedApp { calls in
      Note(disk: disk) { text in _ = try await calls.response(to: text) }
    } screen: { note in
      Screen(
        title: "Note", content: [.field("Text", text: note.text, entered: "text")],
        events: [.relaunch])
    } perform: { _, _ in
    } enter: { note, _, text in
      note.changed(text)
    }
    app?.take(.text("one", "text"))
    let one = try #require(app?.requests.first)
    #expect(app?.take(.event("relaunch")) == true)
    #expect(app?.requests == [] && disk.value == ["old"])
    #expect(app?.screen.value(of: "Text") == "old")
    app?.receive("done", for: one)
    app?.take(.text("two", "text"))
    if let two = app?.requests.first { app?.receive("done", for: two) }
    #expect(disk.value == ["old", "two"])
    #expect(app?.take(.event("other")) == false)
    app = nil
    #expect(disk.value == ["old", "two", "CancellationError"])
  }
}
