import HeadlessUI

/// A lamp that is lit on its screen and set on a sheet.
struct Lamp: HeadlessApp {
  enum Action: Hashable, Sendable {
    case light, set, close, cancel, lower, raise, nothing
  }

  private enum Cover {
    case alert, sheet
  }

  private var brightness = 1
  private var cover: Cover?
  /// The brightness on the sheet.
  private var draft = 1

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
      modal: modal, hasUnsavedChanges: cover == .sheet && (draft == brightness) == false)
  }

  private var modal: Modal<Action>? {
    let close = Button<Action>("Close", action: .close)
    switch cover {
    case .alert: return .alert(Alert(message: "It's lit", buttons: [close]))
    case .sheet:
      let stepper = Stepper<Action>(
        "Brightness", value: "\(draft)", decrement: draft > 0 ? .lower : nil,
        increment: draft < 9 ? .raise : nil)
      let sheet = Screen(title: "Set it", bar: [close], content: [.stepper(stepper)])
      return .sheet(sheet, dismissal: Dismissal(.cancel))
    case nil: return nil
    }
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .light: cover = .alert
    case .set: (cover, draft) = (.sheet, brightness)
    case .close:
      if cover == .sheet { brightness = draft }
      cover = nil
    case .cancel: cover = nil
    case .lower: draft -= 1
    case .raise: draft += 1
    case .nothing: break
    }
  }
}
