import HeadlessUI

extension Screen {
  /// The screen with only the parts of `Flow.Comparison.appearance`.
  var appearance: Screen { Screen(layers: layers.map { $0.appearance }, events: []) }
}

extension Layer {
  fileprivate var appearance: Layer {
    Layer(
      role, title: title, message: message, buttons: buttons.map { $0.appearance },
      content: content.flatMap { $0.appearance }, dismissal: dismissal)
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
