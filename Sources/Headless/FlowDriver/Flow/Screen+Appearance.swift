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
    case .value(let value):
      return [.value(Value(value.name, value: value.value, symbol: value.symbol))]
    case .button(let button): return [.button(button.appearance)]
    case .stepper(var stepper):
      (stepper.identifier, stepper.status) = (nil, heldStatus.map { Status($0.name, holds: true) })
      return [.stepper(stepper)]
    case .group(let group):
      let children = group.children.flatMap { $0.appearance }
      return group.name == nil ? children : [.group(Group(group.name, children: children))]
    }
  }
}

extension Button {
  fileprivate var appearance: Button {
    var button = self
    let held = Node.button(self).heldStatus
    (button.identifier, button.status) = (nil, held.map { Status($0.name, holds: true) })
    return button
  }
}
