import HeadlessUI

extension Screen {
  /// The screen with only the parts of `Flow.Comparison.appearance`.
  var appearance: Screen {
    Screen(
      title: title, bar: bar.map { $0.appearance }, content: content.flatMap { $0.appearance },
      modal: modal?.appearance)
  }
}

extension Modal {
  fileprivate var appearance: Modal {
    switch self {
    case .alert(var alert):
      alert.buttons = alert.buttons.map { $0.appearance }
      alert.messageLanguage = nil
      alert.isWarning = false
      return .alert(alert)
    case .sheet(let screen, let dismissal):
      return .sheet(screen.appearance, dismissal: dismissal)
    }
  }
}

extension Node {
  fileprivate var appearance: [Node] {
    switch self {
    case .text: return [self]
    case .value(var value):
      value.identifier = nil
      return [.value(value)]
    case .button(let button): return [.button(button.appearance)]
    case .stepper(var stepper):
      stepper.identifier = nil
      stepper.status = stepper.status.held
      return [.stepper(stepper)]
    case .group(var group):
      group.children = group.children.flatMap { $0.appearance }
      return group.name == nil ? group.children : [.group(group)]
    }
  }
}

extension Button {
  fileprivate var appearance: Button {
    var button = self
    button.identifier = nil
    button.status = status.held
    return button
  }
}

extension Status? {
  fileprivate var held: Status? { flatMap { $0.holds ? Status($0.name, holds: true) : nil } }
}
