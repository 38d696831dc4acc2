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
        .text("Light"), .value("Brightness", value: "\(brightness)"),
        .button(Button("Light it up", value: "\(brightness) W", symbol: "💡", action: .light)),
        .button(Button("Set", action: .set)),
        .button(Button("Dim", action: nil)), .button(Button("show", action: .nothing)),
        .button(Button("Twin", action: .nothing, identifier: "a")),
        .button(Button("Twin", action: .light, identifier: "b")),
      ],
      coveredBy: [layer])
  }

  private var layer: Layer<Action>? {
    switch cover {
    case .alert:
      return .alert(AlertIntent(message: "It's lit", buttons: [.init("Close", action: .close)]))
    case .sheet:
      let stepper = Node<Action>.stepper(
        "Brightness", value: "\(draft)", decrement: draft > 0 ? .lower : nil,
        increment: draft < 9 ? .raise : nil)
      return .sheet(
        title: "Set it", bar: [Button("Close", action: .close)], content: [stepper],
        dismissal: Dismissal(.cancel), hasUnsavedChanges: (draft == brightness) == false)
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
