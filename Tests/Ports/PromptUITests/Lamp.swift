import HeadlessUI

/// A lamp that is lit on its screen and set on a sheet.
struct Lamp: HeadlessApp {
  enum Action: Hashable, Sendable {
    case light, set, close, lower, raise, nothing
  }

  private enum Cover {
    case alert, sheet
  }

  private var brightness = 1
  private var cover: Cover?
  private var isChanged = false

  var screen: Screen<Action> {
    Screen(
      title: "Lamp",
      content: [
        .text("Light"), .value(Value("Brightness", value: "\(brightness)")),
        .button(Button("Light it up", value: "\(brightness) W", symbol: "💡", action: .light)),
        .button(Button("Set", action: .set)),
        .button(Button("Dim", action: nil)), .button(Button("show", action: .nothing)),
        .button(Button("Twin", action: .nothing, identifier: "a")),
        .button(Button("Twin", action: .light, identifier: "b")),
      ],
      modal: modal, hasUnsavedChanges: isChanged)
  }

  private var modal: Modal<Action>? {
    let close = Button<Action>("Close", action: .close)
    switch cover {
    case .alert: return .alert(Alert(message: "It's lit", buttons: [close]))
    case .sheet:
      let stepper = Stepper<Action>(
        "Brightness", value: "\(brightness)", decrement: brightness > 0 ? .lower : nil,
        increment: brightness < 9 ? .raise : nil)
      let sheet = Screen(title: "Set it", bar: [close], content: [.stepper(stepper)])
      return .sheet(sheet, dismissal: Dismissal(.close))
    case nil: return nil
    }
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .light: cover = .alert
    case .set: cover = .sheet
    case .close: (cover, isChanged) = (nil, false)
    case .lower: (brightness, isChanged) = (brightness - 1, true)
    case .raise: (brightness, isChanged) = (brightness + 1, true)
    case .nothing: break
    }
  }
}
