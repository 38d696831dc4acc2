import HeadlessUI

/// An app of another kind than a kiosk, as a plain value.
struct Thermostat: HeadlessApp, Hashable {
  enum Action: Hashable {
    case step(Int)
    case openSettings
    case closeSettings
    case askToReset
    case reset
    case keep
  }

  enum Place: Hashable {
    case home
    case settings
    case question
  }

  var degrees = 20
  var place = Place.home

  var screen: Screen<Action> {
    Screen(
      title: "Thermostat",
      bar: [Button("Settings", action: .openSettings)],
      content: [
        .text("Heating"),
        .stepper(
          Stepper(
            "Target",
            value: "\(degrees)",
            decrement: degrees > 19 ? .step(-1) : nil,
            increment: degrees < 21 ? .step(1) : nil
          )
        ),
      ],
      modal: place == .home ? nil : .sheet(settings, dismissal: Dismissal(.closeSettings))
    )
  }

  private var settings: Screen<Action> {
    Screen(
      title: "Settings",
      content: [.button(Button("Reset", action: .askToReset))],
      modal: place == .question ? .alert(question) : nil
    )
  }

  private var question: Alert<Action> {
    Alert(
      message: "Reset everything?",
      buttons: [
        Button("Reset", action: .reset, role: .destructive),
        Button("Keep", action: .keep, role: .cancel),
      ],
      dismissal: Dismissal(.keep)
    )
  }

  mutating func perform(_ action: Action) {
    guard screen.actions.contains(action) else { return }
    switch action {
    case .step(let step): degrees += step
    case .openSettings, .keep: place = .settings
    case .askToReset: place = .question
    case .closeSettings: place = .home
    case .reset: self = Thermostat()
    }
  }
}
