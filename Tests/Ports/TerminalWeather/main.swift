import HeadlessUI
import Observation
import TerminalUI

@Observable
final class Weather: HeadlessApp {
  private var text = "Loading"

  var screen: Screen<Never> { Screen(title: "Weather", content: [.text(text)]) }

  func perform(_ action: Never) {}

  @MainActor
  func load() async throws {
    try await Task.sleep(for: .milliseconds(50))
    text = "Sunny"
  }
}

let weather = Weather()
Task { try await weather.load() }
try await TerminalPort(weather).runWithoutBlocking()
